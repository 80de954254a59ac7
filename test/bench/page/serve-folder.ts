import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listAssets } from '../../../electron/main/shell/page/serve-page';

interface ServedFolder {
  /** URL of the folder, with a slash at its end. */
  readonly url: string;
  readonly close: () => void;
}

/** Serves the files of a folder on loopback, each under the given headers. */
export const serveFolder = async (
  folder: string,
  headers: Readonly<Record<string, string>>,
): Promise<ServedFolder> => {
  const assets = listAssets(folder);
  const server = createServer((request, response) => {
    const asset = assets.get(request.url ?? '');
    if (!asset) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { ...headers, 'content-type': asset.mime });
    createReadStream(asset.file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
