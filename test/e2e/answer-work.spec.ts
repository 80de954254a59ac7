import type { Intercept } from '../service/watched-service';
import { slowLarge, type SlowAnswer } from '../service/slow-answers';
import { expect, test } from './connect';
import { alsoOnElectron, type App } from './fixtures';

// Answers that once blocked main at every refresh and at every later start.

/** The outcome of a refresh, and when other calls were answered before its end, in milliseconds since the epoch. */
interface Refreshed {
  readonly outcome: string;
  readonly answeredAt: readonly number[];
  readonly failed: readonly string[];
}

/** Refreshes, and makes other calls until the refresh ends. One of them reads the list on screen. */
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
      // Main accepts at most 40 calls a second, and the window makes calls of its own.
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    await refresh;
    return { outcome: outcomes.join(), answeredAt, failed };
  });

/** A service that responds with this text from the second call on. */
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
  /** When the last byte was passed to the system. */
  return { intercept, serve, sentAt: () => sentAt };
};

test(
  'answers of 64 MB that take too much work are refused, and every other call is answered meanwhile (M2)',
  alsoOnElectron,
  async ({ opened }) => {
    const { intercept, serve, sentAt } = serving();
    const { app, page } = await opened({ intercept });
    // Only the two whose refusal needs the whole text. Tests of the reader show that the others are refused before they
    // are parsed.
    const [first, second] = slowLarge.filter(({ isEnded }) => isEnded);
    if (!first || !second) throw new Error('two answers are needed');
    serve(first);
    const { outcome, answeredAt, failed } = await refreshAndAsk(app);
    expect(['BAD_SHAPE', 'TOO_COMPLEX']).toContain(outcome);
    // Another process holds the answer on screen and keeps responding.
    expect(failed).toEqual([]);
    expect(answeredAt.filter((at) => at > sentAt()).length).toBeGreaterThan(0);
    serve(second);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('alert').first()).toContainText(/BAD_SHAPE|TOO_COMPLEX/u);
    await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
  },
);
