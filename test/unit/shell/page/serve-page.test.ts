import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listAssets, servePage } from '../../../../electron/main/shell/page/serve-page';
import { securityHeaders } from '../../../../electron/main/shell/page/policy';
import { folderOfFile } from '../../folder-of';

const root = folderOfFile('assets');
mkdirSync(join(root, 'assets'));
mkdirSync(join(root, 'folder.js'));
const files = {
  'index.html': '<!doctype html>',
  'assets/a.js': 'export {};',
  'assets/a.css': 'p{}',
  'assets/a.svg': '<svg/>',
  'assets/a.png': 'png',
  'assets/a.woff2': 'woff2',
  'assets/a.js.map': '{}',
  'assets/a.ts': 'secret',
  'assets/noext': 'secret',
  '.env': 'secret',
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
symlinkSync('/etc/passwd', join(root, 'assets', 'link.js'));

const assets = listAssets(root);
const read: string[] = [];
const serve = servePage(assets, async (file) => {
  read.push(file);
  return new Uint8Array(await readFile(file));
});

describe('the list of built files', () => {
  it('holds exactly the files of known types, by URL path', () => {
    expect([...assets.keys()].sort()).toEqual([
      '/',
      '/assets/a.css',
      '/assets/a.js',
      '/assets/a.png',
      '/assets/a.svg',
      '/assets/a.woff2',
      '/index.html',
    ]);
    expect(assets.get('/')).toEqual(assets.get('/index.html'));
  });

  it('is empty if the start page was not built', () => {
    expect(listAssets(join(root, 'assets')).has('/')).toBe(false);
  });
});

describe('serving the page', () => {
  it.each([
    ['/', 'index.html', 'text/html; charset=utf-8'],
    ['/index.html', 'index.html', 'text/html; charset=utf-8'],
    ['/assets/a.js', 'assets/a.js', 'text/javascript; charset=utf-8'],
    ['/assets/a.css', 'assets/a.css', 'text/css; charset=utf-8'],
    ['/assets/a.svg', 'assets/a.svg', 'image/svg+xml'],
    ['/assets/a.png', 'assets/a.png', 'image/png'],
    ['/assets/a.woff2', 'assets/a.woff2', 'font/woff2'],
  ] as const)('%s gives %s as %s, with our headers (security B2, B3)', async (path, file, mime) => {
    const response = await serve(new Request(`app://bundle${path}`));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      ...securityHeaders,
      'content-type': mime,
    });
    expect(await response.text()).toBe(files[file]);
  });

  it.each(['/none', '/assets/link.js', '/assets/a.ts', '/.env', '/..%2fx', '/assets/'])(
    '%s is 404 under the security headers (security B2, B3)',
    async (path) => {
      read.length = 0;
      const response = await serve(new Request(`app://bundle${path}`));
      expect(response.status).toBe(404);
      expect(Object.fromEntries(response.headers)).toMatchObject(securityHeaders);
      expect(await response.text()).toBe('Not found');
      expect(read).toEqual([]);
    },
  );

  it('responds to HEAD without reading the file', async () => {
    read.length = 0;
    const response = await serve(new Request('app://bundle/', { method: 'HEAD' }));
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(read).toEqual([]);
  });
});
