import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../electron/main/shell/page/policy';
import { builtMainFile } from '../../launch/built-app';

const out = path.join(path.dirname(builtMainFile()), '..');
const filesOf = (folder: string, ending: RegExp): readonly (readonly [string, string])[] =>
  readdirSync(path.join(out, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => [name, readFileSync(path.join(out, folder, name), 'utf8')]);

const main = filesOf('main', /\.cjs$/u);
const preload = filesOf('preload', /./u);
const page = filesOf('renderer', /\.(?:html|js|css)$/u);
const html = page.find(([name]) => name === 'index.html')?.[1] ?? '';

/** Everything that a file loads by name. */
const required = (code: string): readonly string[] =>
  [...code.matchAll(/\b(?:require|import)\(\s*(["'`])([^"'`]+)\1\s*\)/gu)].map(
    ([, , name = '']) => name,
  );

describe('the built main process', () => {
  it('reads three variables of its environment, takes two away, sets one, and hands on the rest (security A10)', () => {
    const used = main.flatMap(
      ([, code]) => code.match(/(?:delete )?process\.env\b(?:\.\w+|\[.\w+.\])?/gu) ?? [],
    );
    expect(used.map((use) => use.replace(/\[.(\w+).\]/u, '.$1')).toSorted()).toEqual([
      'delete process.env.NODE_TLS_REJECT_UNAUTHORIZED',
      'delete process.env.SSLKEYLOGFILE',
      // Passed to the keychain's process with another language; none of it is read.
      'process.env',
      // With this variable Electron switches the sandbox off, so packaged apps refuse to start.
      'process.env.ELECTRON_DISABLE_SANDBOX',
      // Set if a copy of a packaged app could be mistaken for a build from source.
      'process.env.ELECTRON_FORCE_IS_PACKAGED',
      // These two identify store packages, which update themselves. At worst, a choice is offered that is off.
      'process.env.FLATPAK_ID',
      'process.env.SNAP_NAME',
    ]);
  });

  it('knows no development server, and no arguments but those Electron parses (security A10, B7)', () => {
    for (const [, code] of main) {
      expect(code).not.toMatch(/ELECTRON_RENDERER_URL|localhost:\d|process\.argv/u);
    }
  });

  it('loads nothing but Node, Electron, the keychain module and its own files (security J8)', () => {
    const foreign = main
      .flatMap(([, code]) => required(code))
      .filter((name) => !/^(?:node:[\w/]+|electron|keytar|\.\/[\w-]+\.cjs)$/u.test(name));
    expect(foreign).toEqual([]);
    const loading = main.filter(([, code]) => required(code).includes('keytar'));
    expect(loading.map(([name]) => name)).toEqual(['keychain.cjs']);
  });
});

it('the built preload is one file that loads Electron alone (security J8)', () => {
  expect(preload.map(([name]) => name)).toEqual(['index.cjs']);
  expect(required(preload[0]?.[1] ?? '')).toEqual(['electron']);
});

describe('the built page', () => {
  it('has a copy of the policy before anything it loads (security B6)', () => {
    const [, copy = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/u.exec(html) ?? [];
    expect(copy.replaceAll('&#39;', "'").split('; ')).toEqual(
      // It only works in a header.
      contentSecurityPolicy.split('; ').filter((rule) => !rule.startsWith('frame-ancestors')),
    );
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(?:script|link)/u));
  });

  it('has no inline script, style or handler, and loads its own files only (security B5, B7)', () => {
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/u);
    const loaded = [...html.matchAll(/\s(?:src|href)="([^"]*)"/gu)].map(([, url]) => url);
    expect(loaded.length).toBeGreaterThan(0);
    for (const url of loaded) expect(url).toMatch(/^\.\/assets\/[\w.-]+$/u);
  });

  it('has nothing of a development server and no looser policy (security B7)', () => {
    expect(html).not.toMatch(/unsafe-|nonce|wss?:|https?:|@vite|react-refresh/u);
    for (const [, code] of page)
      expect(code).not.toMatch(/unsafe-inline|unsafe-eval|@vite\/client/u);
  });

  it('has no map of its source (security B10)', () => {
    const names = readdirSync(out, { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
    for (const [, code] of [...main, ...preload, ...page]) {
      expect(code).not.toMatch(/sourceMappingURL=/u);
    }
  });
});
