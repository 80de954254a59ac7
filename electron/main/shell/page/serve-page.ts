import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { parseUrl } from '../../../../shared/base-url';
import { securityHeaders } from './policy';

/** The page's URL and its parts. Only parts are compared: Node's `URL.origin` is 'null' for custom schemes. */
export const pageScheme = 'app';
export const pageProtocol = 'app:';
export const pageHost = 'bundle';
export const pageOrigin = 'app://bundle';
export const pageUrl = 'app://bundle/';

/** A built file the page may load. */
interface Asset {
  readonly file: string;
  readonly mime: string;
}

const mimeTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Returns the exact map from URL path to built file. Requests are looked up in this map and never joined to a folder,
 * so no spelling of a path can reach a file outside the build.
 */
export const listAssets = (root: string): ReadonlyMap<string, Asset> => {
  const assets = new Map<string, Asset>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const mime = mimeTypes[extname(entry.name)];
    if (!entry.isFile() || mime === undefined) continue;
    const file = join(entry.parentPath, entry.name);
    assets.set(`/${relative(root, file).split(sep).join('/')}`, { file, mime });
  }
  const index = assets.get('/index.html');
  if (index) assets.set('/', index);
  return assets;
};

const decodeOnce = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

/**
 * Returns the file that a request of the page is for, or undefined, which becomes a 404. Checks the URL as given:
 * Node's parser keeps `%2f` in paths and upper case in hosts of custom schemes.
 */
export const resolveRequest = (
  request: { readonly method: string; readonly url: string },
  assets: ReadonlyMap<string, Asset>,
): Asset | undefined => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const url = parseUrl(request.url);
  if (url?.protocol !== pageProtocol || url.host !== pageHost) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  const path = decodeOnce(url.pathname);
  if (path === undefined || /[\0\\%]/u.test(path)) return undefined;
  return assets.get(path);
};

/** Handles the page's protocol: serves built files only, each with the security headers. */
export const servePage =
  (
    assets: ReadonlyMap<string, Asset>,
    readFile: (file: string) => Promise<Uint8Array<ArrayBuffer>>,
  ) =>
  async (request: Request): Promise<Response> => {
    const asset = resolveRequest(request, assets);
    if (!asset) return new Response('Not found', { status: 404, headers: securityHeaders });
    const body = request.method === 'HEAD' ? null : await readFile(asset.file);
    return new Response(body, { headers: { ...securityHeaders, 'content-type': asset.mime } });
  };
