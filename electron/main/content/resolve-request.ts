import { pageHost, pageProtocol } from '../window/page-address';
import type { Asset } from './assets';

const decodeOnce = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

/**
 * The file that a request of the page is for, or undefined (answered 404).
 * Looks at the URL as given: Node's parser keeps `%2f` in paths and upper case in hosts of custom schemes.
 */
export const resolveRequest = (
  request: { readonly method: string; readonly url: string },
  assets: ReadonlyMap<string, Asset>,
): Asset | undefined => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (!URL.canParse(request.url)) return undefined;
  const url = new URL(request.url);
  if (url.protocol !== pageProtocol || url.host !== pageHost) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  const path = decodeOnce(url.pathname);
  if (path === undefined || /[\0\\%]/u.test(path)) return undefined;
  return assets.get(path);
};
