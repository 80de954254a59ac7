import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Intercept } from '../service/watched-service';
import { answer } from '../service/faults';
import { oddAnswers, serveOddAnswers } from '../service/odd-answers';
import { connect, expect, test } from './connect';
import { alsoOnElectron, onlyElectron, type App } from './fixtures';

// Unusual network responses. An uncaught exception in main would end the app with an error box.

const holder = 'Meridian Treasury Operations';

/** Main responds, and has caught no unexpected exception. */
const expectAlive = async (app: App): Promise<void> => {
  expect(await app.page.evaluate(() => window.accountViewer.getState())).toMatchObject({
    ok: true,
  });
  const log = await readFile(path.join(app.userData, 'logs', 'app.log'), 'utf8');
  expect(log).toContain('"event":"started"');
  expect(log).not.toContain('"event":"failed"');
  expect(app.output()).not.toContain('Unhandled');
};

/** In this order the outcome on screen changes with every response. */
const outcomes = [
  ['reason CJK with 503', 'SERVER_ERROR'],
  ['header value with byte 233', holder],
  ['status "0"', 'UNEXPECTED_STATUS'],
  ['header value in CJK', holder],
  ['status "600"', 'SERVER_ERROR'],
  ['reason CJK with 200', holder],
  ['status "99"', 'UNEXPECTED_STATUS'],
  ['101 unasked', holder],
  ['status "999"', 'SERVER_ERROR'],
  ['10,000 headers', holder],
  ['a header of 300 kB', 'TOO_LARGE'],
] as const;

test(
  'each odd response in a row ends in its own outcome, and the app keeps running',
  alsoOnElectron,
  async ({ app, page, startService }) => {
    const served = await serveOddAnswers(oddAnswers);
    const alert = page.getByRole('alert');
    for (const [turn, [name, shown]] of outcomes.entries()) {
      const odd = oddAnswers.find((answer) => answer.name === name);
      if (!odd) throw new Error(`There is no answer called ${name}.`);
      served.putNext(odd);
      if (turn === 0) await connect(app, served.url, await startService());
      else await page.getByRole('button', { name: 'Refresh' }).click();
      await expect.soft(alert, name).toHaveCount(shown === holder ? 0 : 1);
      if (shown === holder) {
        await expect.soft(page.getByRole('heading', { name: holder }), name).toBeVisible();
      } else await expect.soft(alert, name).toContainText(shown);
      await expectAlive(app);
    }
    await served.close();
  },
);

/** Polls often, because each call is short. */
const soon = { intervals: [50] };
const errorPage = '<p>oops</p>'.repeat(200_000);
/** Sends the beginning of a response that never ends. */
const unended: Intercept = ({ response }) => {
  response.writeHead(500, { 'Content-Type': 'text/html' }).write(errorPage);
  return 'handled';
};

test(
  'after seven error pages of 2 MB, and seven that never end, the next call succeeds',
  alsoOnElectron,
  async ({ connected }) => {
    const pages = answer(500, errorPage, 'text/html');
    const { app, page, service } = await connected({
      intercept: (call) => {
        if (call.count % 8 === 0) return 'continue';
        return call.count < 8 ? pages(call) : unended(call);
      },
    });
    for (let asked = 1; asked <= 16; asked += 1) {
      if (asked > 1) await page.getByRole('button', { name: 'Refresh' }).click();
      await expect.poll(() => service.service.requests().length, soon).toBe(asked);
      const alert = page.getByRole('alert');
      if (asked % 8 === 0) await expect(alert).toHaveCount(0);
      else await expect(alert).toContainText('SERVER_ERROR');
      // Main limits the calls per second, and a fast machine would exceed the limit.
      await app.passTime(1000);
    }
    await expect(page.getByRole('heading', { name: holder })).toBeVisible();
    await expectAlive(app);
  },
);

test(
  'a network that goes down, and a computer that sleeps and wakes, end no app (fault 52)',
  onlyElectron('the stand-in’s network cannot go down'),
  async ({ opened }) => {
    const { app, page } = await opened();
    const setOffline = async (offline: boolean): Promise<void> => {
      await app.electron?.evaluate(({ session }, isDown) => {
        const called = session.fromPartition('service');
        if (isDown) called.enableNetworkEmulation({ offline: true });
        else called.disableNetworkEmulation();
      }, offline);
    };
    await setOffline(true);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('alert')).toContainText('OFFLINE');
    await app.powerEvent('suspend');
    await app.powerEvent('resume');
    await expectAlive(app);
    await setOffline(false);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: holder })).toBeVisible();
    await expectAlive(app);
  },
);
