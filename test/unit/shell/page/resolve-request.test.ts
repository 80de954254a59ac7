import { describe, expect, it } from 'vitest';
import { resolveRequest } from '../../../../electron/main/shell/page/serve-page';

const asset = (file: string) => ({ file: `/built/${file}`, mime: 'text/plain' });
const assets = new Map([
  ['/', asset('index.html')],
  ['/index.html', asset('index.html')],
  ['/assets/index-a1.js', asset('assets/index-a1.js')],
  ['/assets/a b.css', asset('assets/a b.css')],
]);
const resolve = (url: string, method = 'GET') => resolveRequest({ method, url }, assets);

const known: readonly (readonly [string, string])[] = [
  ['app://bundle/', '/'],
  ['app://bundle/?x=1', '/'],
  ['app://bundle/#/wallets', '/'],
  ['app://bundle/index.html', '/index.html'],
  ['app://bundle/assets/index-a1.js', '/assets/index-a1.js'],
  ['app://bundle/assets/a%20b.css', '/assets/a b.css'],
  ['app://bundle/assets/index%2da1.js', '/assets/index-a1.js'],
  ['app://bundle/assets/../index.html', '/index.html'],
  ['app://bundle/../../index.html', '/index.html'],
];

const hostile: readonly string[] = [
  '',
  'app://bundle',
  'app:///index.html',
  'app://bundle/../../etc/passwd',
  'app://bundle/..%2f..%2fetc%2fpasswd',
  'app://bundle/assets%5cindex-a1.js',
  'app://bundle/%2569ndex.html',
  'app://bundle/index.html%00',
  'app://bundle/index.html%',
  'app://bundle/index.html/',
  'app://bundle//index.html',
  'app://bundle/INDEX.HTML',
  'app://bundle/assets',
  'app://bundle/__proto__',
  'app://BUNDLE/index.html',
  'app://evil.bundle/index.html',
  'app://bundle:80/index.html',
  'app://user@bundle/index.html',
  'app://:pass@bundle/index.html',
  'app://bundle@evil/index.html',
  'appx://bundle/index.html',
  'data:text/html,index.html',
  `app://bundle/${'a/'.repeat(50_000)}`,
];

describe('a request of the page (security B2)', () => {
  it.each(known)('%s is for the file of %s', (url, path) => {
    for (const method of ['GET', 'HEAD']) expect(resolve(url, method)).toBe(assets.get(path));
  });

  it.each(hostile)('%.80s is for no file', (url) => {
    expect(resolve(url)).toBeUndefined();
  });

  it.each(['a%2fb', 'a\\b', 'a\0b'])('is for no file named %j, even if there were one', (name) => {
    const odd = new Map([[`/${name}`, asset(name)]]);
    const url = `app://bundle/${encodeURIComponent(name)}`;
    expect(resolveRequest({ method: 'GET', url }, odd)).toBeUndefined();
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'get', 'CONNECT', ''])('may not be %j', (method) => {
    expect(resolve('app://bundle/', method)).toBeUndefined();
  });
});
