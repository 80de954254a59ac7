import { readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** A built file the page may load. */
export interface Asset {
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
 * The exact map from URL path to built file. Requests are looked up in it and never joined to a folder,
 * so no spelling of a path can reach a file that is not in the build.
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
