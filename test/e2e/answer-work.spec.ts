import type { Intercept } from '../service/watched-service';
import { slowLarge, type SlowAnswer } from '../service/slow-answers';
import { expect, test } from './connect';
import { alsoOnElectron, type App } from './fixtures';

// What once kept main from answering anything, at every refresh and at every start after it.

/** What came of a refresh, and when other calls were answered before its end, in milliseconds since the epoch. */
interface Refreshed {
  readonly outcome: string;
  readonly answeredAt: readonly number[];
  readonly failed: readonly string[];
}

/** Refreshes, and asks for other things all the while. One of them is the list on screen. */
const refreshAndAsk = (app: App): Promise<Refreshed> =>
  app.page.evaluate(async () => {
    const main = window.accountViewer;
    const state = await main.getState();
    const profileId = state.ok ? (state.value.activeProfileId ?? '') : '';
    const shown = await main.openCopy({ profileId });
    const revision = shown.ok && shown.value ? shown.value.revision : 0;
    const outcomes: string[] = [];
    const refresh = main.refreshAccount({ profileId }).then((result) => {
      outcomes.push(result.ok ? 'ok' : result.error.code);
    });
    const isOver = (): boolean => outcomes.length > 0;
    const failed: string[] = [];
    const answeredAt: number[] = [];
    while (!isOver()) {
      const views = await main.readViews({ profileId });
      const list = await main.readList({ profileId, revision, list: 'wallets', from: 0 });
      if (isOver()) break;
      answeredAt.push(Date.now());
      for (const answer of [views, list]) if (!answer.ok) failed.push(answer.error.code);
      // At most 40 calls a second are taken, and the window makes its own.
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    await refresh;
    return { outcome: outcomes.join(), answeredAt, failed };
  });

/** A service that answers with this text from the second call on. */
const serving = () => {
  let body: Buffer | undefined;
  let sentAt = Infinity;
  const intercept: Intercept = ({ response }) => {
    if (!body) return 'continue';
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(body, () => (sentAt = Date.now()));
    return 'handled';
  };
  const serve = ({ text }: SlowAnswer): void => {
    sentAt = Infinity;
    body = Buffer.from(text());
  };
  /** When the last byte was handed to the system. */
  return { intercept, serve, sentAt: () => sentAt };
};

test(
  'answers of 64 MB that take too much work are refused, and every other call is answered meanwhile (M2)',
  alsoOnElectron,
  async ({ opened }) => {
    const { intercept, serve, sentAt } = serving();
    const { app, page } = await opened({ intercept });
    // The others are seen to be too much before they are parsed, which tests of the reader show.
    const [first, second] = slowLarge.filter(({ isEnded }) => isEnded);
    if (!first || !second) throw new Error('two answers are needed');
    serve(first);
    const { outcome, answeredAt, failed } = await refreshAndAsk(app);
    expect(['BAD_SHAPE', 'TOO_COMPLEX']).toContain(outcome);
    // The answer on screen is another process's, which goes on.
    expect(failed).toEqual([]);
    expect(answeredAt.filter((at) => at > sentAt()).length).toBeGreaterThan(0);
    serve(second);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('alert').first()).toContainText(/BAD_SHAPE|TOO_COMPLEX/u);
    await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
  },
);
