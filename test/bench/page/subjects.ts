import path from 'node:path';
import { securityHeaders } from '../../../electron/main/shell/page/policy';
import { buildPeer } from './build-pages';
import { appsManner, peersManner, type Manner } from './expected-rows';
import { serveFolder } from './serve-folder';

/** Peers: the name of the file in `peers/`, and the name to show. */
const peers = {
  'ag-grid': 'AG Grid 36',
  'ag-grid-without-row-ids': 'AG Grid 36 without row ids',
  'react-window': 'react-window 2',
  'react-window-same-row': 'react-window 2 with the app’s row',
  'tanstack-virtual': 'TanStack Virtual 3',
  'glide-data-grid': 'glide-data-grid 6',
} as const;

export type PeerName = keyof typeof peers;
export type SubjectName = 'ours' | PeerName;

/** A page to measure. */
export interface Subject {
  readonly name: SubjectName;
  readonly label: string;
  /** URL of the page. Its server runs until `close`. */
  readonly url: string;
  /** Path of the folder with its built files. */
  readonly folder: string;
  readonly painted: 'document' | 'canvas';
  readonly manner: Manner;
  readonly close: () => void;
}

/** Serves the app's window as built in `out/`, under the app's own security headers. */
export const serveOurs = async (): Promise<Subject> => {
  const folder = path.join(import.meta.dirname, '../../../out/renderer');
  const { url, close } = await serveFolder(folder, securityHeaders);
  return {
    name: 'ours',
    label: 'ours',
    url,
    folder,
    painted: 'document',
    manner: appsManner,
    close,
  };
};

/** Builds a peer's page in a folder below `temporary` and serves it without the app's security headers. */
export const servePeer = async (name: PeerName, temporary: string): Promise<Subject> => {
  const folder = path.join(temporary, name);
  await buildPeer(name, folder);
  const { url, close } = await serveFolder(folder, {});
  return {
    name,
    label: peers[name],
    url: `${url}page.html`,
    folder,
    painted: name === 'glide-data-grid' ? 'canvas' : 'document',
    manner: peersManner,
    close,
  };
};
