import { readBaseUrl } from '../../../../shared/base-url';
import type { Profile } from '../../../../shared/profile';

/**
 * Where the keys of a profile may be sent: a whole base URL such as `https://api.example.com/team-a`, because behind one
 * host there may be several tenants, or `demo` for the service inside the app, which has another port in every run. Kept
 * with the keys, because the settings file, which has the address, can be written by any program of this user.
 */
export const destinationOf = ({ kind, baseUrl }: Pick<Profile, 'kind' | 'baseUrl'>): string => {
  if (kind === 'demo') return 'demo';
  // A settings file that was edited by hand may have it in another form.
  const address = readBaseUrl(baseUrl);
  return address.ok ? address.value : baseUrl;
};

/** A destination as records of versions 3 and 4 have it: an origin (RFC 6454), which nobody was asked about, or `demo`. */
export const originOf = (destination: string): string =>
  destination === 'demo' ? destination : new URL(destination).origin;
