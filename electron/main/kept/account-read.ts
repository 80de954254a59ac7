import type { Profile } from '../../../shared/profile';

/** What tells the account of a profile from that of the same profile moved to another service or given other keys. */
export const accountRead = ({ kind, baseUrl, publicKey }: Profile): string =>
  `${kind === 'demo' ? kind : baseUrl} ${publicKey?.fingerprint ?? ''}`;
