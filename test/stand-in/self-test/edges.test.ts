import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferredLanguages } from '../electron/languages';
import { createRequestGate } from '../electron/request-filter';
import { resolveHost } from '../electron/session';
import { tag } from '../page/codec';

describe('app.getPath', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'stand-in-'));
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  /** The paths of an app that has just been started. */
  const started = () => import('../electron/app-paths');

  const keepIn = (home: string): void => {
    for (const name of ['XDG_CONFIG_HOME', 'APPDATA', 'HOME']) vi.stubEnv(name, home);
  };

  it('creates the user-data folder, and throws if that fails', async () => {
    const { getPath } = await started();
    keepIn(folder);
    const made = getPath('userData');
    expect([made.startsWith(folder), existsSync(made)]).toEqual([true, true]);
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    keepIn(path.join(file, 'home'));
    expect(() => getPath('userData')).toThrow("Failed to get 'userData' path");
  });

  it('does not create a folder chosen by the app; the instance lock does, and is refused if that fails', async () => {
    const { getPath, makeUserData, setPath } = await started();
    const { takeInstanceLock } = await import('../electron/instance-lock');
    const chosen = path.join(folder, 'chosen');
    setPath('userData', chosen);
    expect([getPath('userData'), existsSync(chosen)]).toEqual([chosen, false]);
    makeUserData();
    expect(existsSync(chosen)).toBe(true);
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    setPath('userData', path.join(file, 'below'));
    expect(takeInstanceLock()).toBe(false);
  });

  it('has an app.setPath that throws for a relative path', async () => {
    const { setPath } = await started();
    expect(() => {
      setPath('userData', 'data');
    }).toThrow('Path must be absolute');
  });
});

describe('the preferred languages of the user', () => {
  it.each<readonly [NodeJS.ProcessEnv, readonly string[]]>([
    [{ LANGUAGE: 'de_AT.UTF-8:en', LANG: 'fr_FR' }, ['de-AT', 'de', 'en']],
    [{ LC_ALL: 'de_DE@euro', LC_MESSAGES: 'fr' }, ['de-DE', 'de']],
    [{ LANGUAGE: '', LC_MESSAGES: 'fr', LANG: 'de' }, ['fr']],
    [{ LANG: 'C.UTF-8' }, []],
    [{}, []],
  ])('are read as GLib reads them: %j', (env, tags) => {
    expect(preferredLanguages(env)).toEqual(tags);
  });
});

describe('a value sent between processes', () => {
  it.each([
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
    ['a promise', Promise.resolve()],
    ['a proxy', new Proxy({}, {})],
    ['one of them deep inside', { a: [{ b: () => 1 }] }],
  ])('throws Electron’s error if it cannot be cloned: %s', (_what, value) => {
    expect(() => tag(value)).toThrow(/^An object could not be cloned\.$/u);
  });

  it('throws an error of the stand-in if only Electron can clone it', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    const others = [new Set(), /x/u, new ArrayBuffer(1), new Date(0), new Error('x'), NaN, -0, 1n];
    for (const value of [circle, ...others]) {
      expect(() => tag(value)).toThrow(/^stand-in: .* is not covered$/u);
    }
  });
});

describe('the request filter of a session', () => {
  it('refuses requests that the last listener cancels, and throws for a filter by URL', async () => {
    const { webRequest, allows } = createRequestGate();
    expect(await allows('https://a.test/')).toBe(true);
    webRequest.onBeforeRequest((_details, callback) => {
      callback({ cancel: true });
    });
    webRequest.onBeforeRequest(({ url }, callback) => {
      callback({ cancel: url.startsWith('https:') });
    });
    expect([await allows('https://a.test/'), await allows('http://a.test/')]).toEqual([
      false,
      true,
    ]);
    expect(() => {
      webRequest.onBeforeRequest({ urls: ['<all_urls>'] }, null);
    }).toThrow('is not covered');
  });
});

describe('session.resolveHost', () => {
  it('resolves to the addresses of a name', async () => {
    const { endpoints } = await resolveHost('localhost');
    expect(endpoints.length).toBeGreaterThan(0);
    for (const { address, family } of endpoints) {
      expect([address, family]).toEqual([
        expect.stringMatching(family === 'ipv6' ? /:/u : /^127\./u),
        expect.stringMatching(/^ipv[46]$/u),
      ]);
    }
  });

  it('rejects with Chromium’s error for an unknown name', async () => {
    await expect(resolveHost('nobody.invalid')).rejects.toThrow(
      new Error('net::ERR_NAME_NOT_RESOLVED'),
    );
  });
});
