import type { SeededContract } from '../seeded-contracts';

/** A column of a peer's page. `share` is its width as a percentage of the grid's width. */
export interface PeerColumn {
  readonly field: keyof SeededContract;
  readonly label: string;
  readonly share: number;
}

export const columns: readonly PeerColumn[] = [
  { field: 'name', label: 'Name', share: 20 },
  { field: 'asset', label: 'Asset', share: 8 },
  { field: 'type', label: 'Type', share: 10 },
  { field: 'address', label: 'Address', share: 22 },
  { field: 'deployedAt', label: 'Deployed at', share: 18 },
  { field: 'deployedBy', label: 'Deployed by', share: 22 },
];

/** Height of a header in pixels, as in the app. */
export const headHeight = 36;
