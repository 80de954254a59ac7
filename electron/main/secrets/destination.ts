import type { Profile } from '../../../shared/profile';

/**
 * Where the keys of a profile may be sent: an origin (RFC 6454) such as `https://api.example.com`, or `demo` for the
 * service inside the app, which has another port in every run. Kept with the keys, because the settings file, which has
 * the address, can be written by any program of this user.
 */
export const destinationOf = ({ kind, baseUrl }: Pick<Profile, 'kind' | 'baseUrl'>): string =>
  kind === 'demo' ? 'demo' : new URL(baseUrl).origin;
