import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPath, makeUserData, setPath } from '../electron/app-paths';
import { preferredLanguages } from '../electron/languages';
import { tag, untag } from '../page/codec';

describe('app.getPath', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'stand-in-'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('makes no folder: the lock of the only instance does, or the end of the start', () => {
    vi.stubEnv('XDG_CONFIG_HOME', folder);
    vi.stubEnv('APPDATA', folder);
    vi.stubEnv('HOME', folder);
    expect(getPath('userData').startsWith(folder)).toBe(true);
    expect(existsSync(getPath('userData'))).toBe(false);
    makeUserData();
    expect(existsSync(getPath('userData'))).toBe(true);
  });

  it('takes no relative path from app.setPath', () => {
    expect(() => {
      setPath('userData', 'data');
    }).toThrow('Path must be absolute');
  });
});

describe('the languages that the person prefers', () => {
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

describe('a value on its way between processes', () => {
  it('keeps its kind of error', () => {
    const crossed = untag(tag({ cause: new RangeError('too far') })) as { cause: unknown };
    expect(crossed.cause).toBeInstanceOf(RangeError);
    expect(crossed.cause).toMatchObject({ message: 'too far' });
  });

  it.each([
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
    ['a promise', Promise.resolve()],
    ['a proxy', new Proxy({}, {})],
    ['one of them deep inside', { a: [{ b: () => 1 }] }],
  ])('is refused in Electron’s words where nothing could clone it: %s', (_what, value) => {
    expect(() => tag(value)).toThrow(/^An object could not be cloned\.$/u);
  });

  it('is loud where Electron could clone it and this cannot', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    for (const value of [circle, new Set(), /x/u, new ArrayBuffer(1)]) {
      expect(() => tag(value)).toThrow(/^stand-in: .* is not covered$/u);
    }
  });
});
