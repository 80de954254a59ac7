import path from 'node:path';
import { securityHeaders } from '../../../electron/main/shell/page/policy';
import { buildPeer } from './build-pages';
import { appsManner, peersManner, type Manner } from './expected-rows';
import { serveFolder } from './serve-folder';

/** Peers by the names of their files in `peers/`, and by the names they are known by. */
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
  /** Address of its page; the server behind it lives as long as the bench. */
  readonly url: string;
  /** Where its built files are. */
  readonly folder: string;
  readonly painted: 'document' | 'canvas';
  readonly manner: Manner;
  readonly close: () => void;
}

/** The app's own window as built in `out/`, under the app's own headers. */
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

/** Builds a peer's page below the folder, and serves it. Peers are free to break our security policy. */
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
