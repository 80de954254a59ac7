import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type App } from './fixtures';

test.use({ ownApp: true });

/** Names of the events in the app's log. */
const logged = async (app: App): Promise<readonly string[]> => {
  const text = await readFile(path.join(app.userData, 'logs', 'app.log'), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => (JSON.parse(line) as { readonly event: string }).event);
};

for (const system of ['windows', 'linux'] as const) {
  test(`the end of a session on ${system} leaves a log that says so and files that the next start can read (security I10)`, async ({
    app,
  }) => {
    await app.page.evaluate(() => window.accountViewer.setValuesHidden({ hidden: true }));
    await app.endSession(system);
    // Linux tells the app nothing before its end.
    if (system === 'windows') expect((await logged(app)).at(-1)).toBe('quitting');
    const page = await app.relaunch();
    await expect(page.getByText('Connect an account')).toBeVisible();
    const state = await page.evaluate(() => window.accountViewer.getState());
    expect(state).toMatchObject({ ok: true, value: { valuesHidden: true, notice: null } });
    expect((await logged(app)).filter((event) => event === 'failed')).toEqual([]);
  });
}
