import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contract } from '../../shared/contract';
import { expect, test, type App } from './fixtures';

test('the page can run no foreign code and reach no network (security B4, B8, B9; fault 61)', async ({
  page,
}) => {
  const probes = await page.evaluate(async () => {
    const attempt = async (probe: () => unknown): Promise<'blocked' | 'worked'> => {
      try {
        return (await probe()) === false ? 'blocked' : 'worked';
      } catch {
        return 'blocked';
      }
    };
    const inOwnTask = (probe: () => unknown): Promise<boolean> =>
      new Promise((resolve) => {
        setTimeout(() => {
          try {
            probe();
            resolve(true);
          } catch {
            resolve(false);
          }
        });
      });
    const loads = (element: HTMLElement): Promise<boolean> =>
      new Promise((resolve) => {
        element.addEventListener('load', () => {
          resolve(true);
        });
        element.addEventListener('error', () => {
          resolve(false);
        });
        document.addEventListener('securitypolicyviolation', () => {
          resolve(false);
        });
        document.body.append(element);
      });
    const inlineRuns = (): boolean => {
      const script = document.createElement('script');
      script.textContent = 'window.inlineRan = true';
      document.body.append(script);
      return 'inlineRan' in window;
    };
    const styleApplies = (): boolean => {
      const style = document.createElement('style');
      style.textContent = 'body { --injected: 1 }';
      document.head.append(style);
      return getComputedStyle(document.body).getPropertyValue('--injected') !== '';
    };
    const image = (): Promise<boolean> => {
      const element = document.createElement('img');
      element.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
      return loads(element);
    };
    const frame = (): Promise<boolean> => {
      const element = document.createElement('iframe');
      element.src = 'https://example.com/';
      return loads(element);
    };
    return {
      // `no-network.spec.ts` tries every way out of the page. This runs in its own task: the task that the test runner
      // starts is exempt from the policy.
      eval: await attempt(() => inOwnTask(() => (0, eval)('1') as unknown)),
      innerHTML: await attempt(() => {
        document.createElement('div').innerHTML = '<b>x</b>';
      }),
      inlineScript: await attempt(inlineRuns),
      style: await attempt(styleApplies),
      fetchSelf: await attempt(() => fetch('/index.html')),
      worker: await attempt(() => new Worker('/assets/none.js')),
      image: await attempt(image),
      frame: await attempt(frame),
    };
  });
  expect(probes).toEqual(Object.fromEntries(Object.keys(probes).map((name) => [name, 'blocked'])));
});

/** How often the log says that the app refused to leave its page. */
const refusals = async (app: App): Promise<number> => {
  const log = await readFile(path.join(app.userData, 'logs', 'app.log'), 'utf8').catch(() => '');
  return log.split('"event":"refused-navigation"').length - 1;
};

test('the page cannot navigate or open windows (security C3, C4; fault 61)', async ({
  app,
  page,
}) => {
  const before = page.url();
  const earlier = await refusals(app);
  await page.evaluate(() => {
    window.open('https://example.com/');
  });
  await expect.poll(() => refusals(app)).toBe(earlier + 1);
  await expect.poll(() => page.context().pages().length).toBe(1);
  await page.evaluate(() => {
    location.href = 'https://example.com/';
  });
  await expect.poll(() => refusals(app)).toBeGreaterThan(earlier + 1);
  await expect(page.getByRole('heading', { name: 'Connect an account' })).toBeVisible();
  expect(page.url()).toBe(before);
});

test('a whole visit violates nothing of the policy (security B4, B5)', async ({ page }) => {
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      document.documentElement.dataset['violation'] = violatedDirective;
    });
  });
  await page.getByRole('button', { name: 'Explore with a demo account' }).click();
  for (const view of ['Wallets', 'Contracts', 'Overview']) {
    await page.getByRole('link', { name: view, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Explore' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['violation'])).toBeUndefined();
});

test('the page sees the bridge and nothing of Node or Electron (security D1; fault 61)', async ({
  page,
}) => {
  const seen = await page.evaluate(() => ({
    names: Object.keys(window.accountViewer).toSorted(),
    frozen: Object.isFrozen(window.accountViewer),
    foreign: 'require process module Buffer electron ipcRenderer __dirname'
      .split(' ')
      .filter((name) => name in window),
  }));
  expect(seen).toEqual({
    names: [...Object.keys(contract), 'on'].toSorted(),
    frozen: true,
    foreign: [],
  });
});
