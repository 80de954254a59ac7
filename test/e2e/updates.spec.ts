import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { release, signedFeed } from '../unit/updates/signed-feed';
import { violations } from './axe';
import { expect, test as base, type App } from './fixtures';
import { waitForMain } from './wait-for-main';
import { openSettings } from './settings';

interface Announced {
  readonly version: string;
}

interface FeedServer {
  readonly host: string;
  readonly requests: readonly { readonly url: string; readonly headers: IncomingHttpHeaders }[];
  /** Sets the feed's response. `as before` keeps the previous signature, which is then wrong. */
  announce(release: Announced, signature?: 'signed' | 'as before'): void;
  /** The file that tells a build from source where this feed is. */
  readonly file: string;
}

/** The app built from source, with a feed of its own. */
const test = base.extend<{ feed: FeedServer }>({
  ownApp: true,
  feed: async ({}, use) => {
    const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
    let answers = { text: '', signature: '' };
    const server = createServer(({ url = '', headers }, response) => {
      requests.push({ url, headers });
      response.end(url.endsWith('.sig') ? answers.signature : answers.text);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { feed, signatureOf } = signedFeed(`http://${host}/release.json`);
    await use({
      host,
      requests,
      announce: ({ version }, signature = 'signed') => {
        const text = JSON.stringify({ ...release, version });
        answers = {
          text,
          signature: signature === 'signed' ? signatureOf(text) : answers.signature,
        };
      },
      file: JSON.stringify(feed),
    });
    server.closeAllConnections();
    server.close();
  },

  userData: async ({ userData, feed }, use) => {
    await writeFile(path.join(userData, 'release-feed'), feed.file);
    await use(userData);
  },
});

const openDemo = async ({ page }: App): Promise<void> => {
  await page.getByRole('button', { name: 'Explore with a demo account' }).click();
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
};

const openUpdates = async ({ page }: App) => {
  await openSettings(page, 'app');
  return page.getByRole('region', { name: 'Newer versions' });
};

test('nobody is asked for newer versions until the person wants that; only a signed answer counts, is told of quietly, and its page opens after a question outside the window (security J10)', async ({
  app,
  page,
  feed,
}) => {
  feed.announce({ version: '98.0.0' });
  feed.announce({ version: '99.0.0' }, 'as before');
  await openDemo(app);
  const updates = await openUpdates(app);
  await expect(updates).toContainText(`Asks ${feed.host}`);
  const daily = updates.getByLabel('Look for newer versions once a day');
  await expect(daily).not.toBeChecked();
  expect(feed.requests).toEqual([]);

  // A response without a valid signature changes nothing.
  await daily.click();
  await expect(updates.getByText('is not signed by the makers of this app')).toBeVisible();
  await expect(updates.getByRole('button', { name: 'Open release page' })).toHaveCount(0);
  await expect(page.getByText(/^Version 9/u)).toHaveCount(0);
  expect(await page.evaluate(() => window.accountViewer.openReleasePage())).toEqual({
    ok: false,
    error: { code: 'BAD_REQUEST' },
  });

  feed.announce({ version: '99.0.0' });
  await updates.getByRole('button', { name: 'Check now' }).click();
  await expect(updates.getByText('Version 99.0.0 is available.')).toBeVisible();
  const oneCheck = ['/release.json', '/release.json.sig'];
  expect(feed.requests.map(({ url }) => url)).toEqual([...oneCheck, ...oneCheck]);
  for (const { headers } of feed.requests) {
    expect(headers['user-agent']).toBe('Account Viewer');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('referer');
  }
  expect(await violations(page)).toEqual([]);

  const asked = (await app.questions()).length;
  await app.pressButton('Cancel');
  await updates.getByRole('button', { name: 'Open release page' }).click();
  await expect.poll(() => app.questions()).toHaveLength(asked + 1);
  await waitForMain(app);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await app.openedLinks()).toEqual([]);
  await app.relaunch();
  // The version is known from the last check; a day has not passed.
  await app.pressButton('Open');
  await app.page.getByRole('button', { name: 'Version 99.0.0 is available.' }).click();
  await expect.poll(() => app.openedLinks()).toEqual([release.page]);
  expect(feed.requests).toHaveLength(4);
  const log = await readFile(path.join(app.userData, 'logs', 'app.log'), 'utf8');
  expect(log).toContain('"event":"update-check","outcome":"newer"');
  expect(log).not.toContain(feed.host);
  expect(log).not.toContain('releases.example');
});

base('a build without a feed says so', async ({ app }) => {
  await openDemo(app);
  const updates = await openUpdates(app);
  await expect(updates).toContainText('This build has no release feed');
  await expect(updates.getByRole('button', { name: 'Check now' })).toHaveCount(0);
});
