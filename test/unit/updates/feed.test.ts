import { describe, expect, it } from 'vitest';
import {
  feedForBuild,
  feedOf,
  type Installation,
  readFeed,
  updatePlace,
} from '../../../electron/main/updates/feed';
import { signedFeed } from './signed-feed';
import { usualKeyPair } from '../../keys/usual-key-pair';

const { feed } = signedFeed();
const rsa = usualKeyPair('own').publicKey;
const rsaKey = rsa.export({ type: 'spki', format: 'der' }).toString('base64');

describe('a release feed (security J10)', () => {
  it.each([
    ['over TLS', feed],
    ['on this machine', { ...feed, url: 'http://127.0.0.1:8080/release.json' }],
  ])('can be %s', (_name, value) => {
    expect(readFeed(value)).toEqual(value);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'x'],
    ['no TLS', { ...feed, url: 'http://feed.example/release.json' }],
    ['a password', { ...feed, url: 'https://me:secret@feed.example/release.json' }],
    ['a query', { ...feed, url: 'https://feed.example/release.json?id=1' }],
    ['a folder', { ...feed, url: 'https://feed.example/' }],
    ['a page without TLS', { ...feed, page: 'http://releases.example/' }],
    ['a page that is no address', { ...feed, page: 'releases' }],
    ['another kind of key', { ...feed, publicKey: rsaKey }],
    ['half a key', { ...feed, publicKey: feed.publicKey.slice(0, 20) }],
    ['no key', { url: feed.url, page: feed.page }],
    ['more than that', { ...feed, channel: 'beta' }],
  ])('cannot be one with %s', (_name, value) => {
    expect(readFeed(value)).toBeNull();
  });

  it('of a packaged app is the built-in one, whatever file is beside it', async () => {
    const other = signedFeed('https://other.example/release.json').feed;
    const named = () => Promise.resolve(JSON.stringify(other));
    expect(await feedOf(feed, true, named)).toEqual(feed);
    expect(await feedOf(null, true, named)).toBeNull();
    expect(await feedOf(null, false, named)).toEqual(other);
    expect(await feedOf(null, false, () => Promise.resolve(''))).toBeNull();
  });

  it('is built in from the environment of the release workflow, completely or not at all', () => {
    const whole = {
      RELEASE_FEED_URL: feed.url,
      RELEASE_FEED_KEY: feed.publicKey,
      RELEASE_PAGE: feed.page,
    };
    expect([feedForBuild(whole), feedForBuild({})]).toEqual([feed, null]);
    expect(
      feedForBuild({ RELEASE_FEED_URL: '', RELEASE_FEED_KEY: '', RELEASE_PAGE: '' }),
    ).toBeNull();
    expect(() => feedForBuild({ ...whole, RELEASE_FEED_KEY: '' })).toThrow('no release feed');
    expect(() => feedForBuild({ ...whole, RELEASE_PAGE: 'http://x' })).toThrow('no release feed');
  });
});

describe('newer versions (security J10)', () => {
  const from: Installation = {
    platform: 'linux',
    packaged: true,
    isMas: false,
    isWindowsStore: false,
    inStore: [undefined, undefined],
  };

  it.each<[string, Partial<Installation>]>([
    ['a snap', { inStore: ['account-viewer', undefined] }],
    ['a Flatpak', { inStore: ['', 'com.example.AccountViewer'] }],
    ['Apple’s store', { platform: 'darwin', isMas: true }],
    ['Microsoft’s store', { platform: 'win32', isWindowsStore: true }],
  ])('are left to %s', (_name, installation) => {
    expect(updatePlace(feed, { ...from, ...installation })).toBe('off-by-system');
  });

  it.each<[string, Partial<Installation>]>([
    ['an AppImage, a deb or an rpm', {}],
    ['the same beside empty variables', { inStore: ['', ''] }],
    ['an installer for Windows', { platform: 'win32' }],
    ['a dmg', { platform: 'darwin' }],
    ['source', { packaged: false }],
  ])('may be checked for by an app that comes from %s', (_name, installation) => {
    expect(updatePlace(feed, { ...from, ...installation })).toBe('possible');
    expect(updatePlace(null, { ...from, ...installation })).toBe('no-feed');
  });
});
