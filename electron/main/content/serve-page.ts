import type { Asset } from './assets';
import { securityHeaders } from './policy';
import { resolveRequest } from './resolve-request';

/** Handler for the page's protocol: only built files, each under the security headers. */
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
