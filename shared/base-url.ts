import { fail, succeed, type Result } from './failure';
import type { BaseUrlProblem } from './problems';

/** Path of the endpoint, and by default the token's url claim (specification section 4, rule 1). */
export const accountPath = '/v1/account';

/** Ports that the Fetch standard blocks ("bad ports"). Checked here so that the form can say why before saving. */
const blockedPorts = new Set(
  (
    '1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 ' +
    '123 135 137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 ' +
    '990 993 995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080'
  ).split(' '),
);

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

const invalid = (baseUrl: BaseUrlProblem): Result<never> => fail('BASE_URL_INVALID', { baseUrl });

/** Parses an absolute URL; undefined for any other text. */
export const parseUrl = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    // The error is dropped: it holds the whole input, which may contain a password.
    return undefined;
  }
};

/** Characters that the URL parser silently drops or replaces. */
export const alteredByUrlParser = /[\s\\\p{Cc}\p{Cf}]/u;

/**
 * The only rule for base URLs, applied when a profile is saved and again before every request.
 * Returns the canonical form of the typed text, without a trailing slash; fails with `BASE_URL_INVALID` and the reason.
 * Accepts `https`, and `http` to this computer only; no user info, query or fragment.
 */
export const readBaseUrl = (typed: string): Result<string> => {
  const text = typed.trim();
  if (text === '') return invalid('empty');
  if (text.length > 2048) return invalid('too-long');
  if (alteredByUrlParser.test(text)) return invalid('not-an-address');
  const url = parseUrl(text);
  if (!url) return invalid(text.includes('://') ? 'not-an-address' : 'not-https');
  if (url.protocol === 'http:' && !loopbackHosts.has(url.hostname))
    return invalid('http-not-local');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return invalid('not-https');
  // The parsed URL does not show an empty user name, so the text is checked as well.
  if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/]*@/u.test(text))
    return invalid('has-credentials');
  // `url.search` is empty for a lone "?", so the text is checked.
  if (text.includes('?')) return invalid('has-query');
  if (text.includes('#')) return invalid('has-fragment');
  if (blockedPorts.has(url.port)) return invalid('port-blocked');
  const canonical = `${url.protocol}//${url.host}${url.pathname.replace(/\/+$/u, '')}`;
  return canonical.length > 2048 ? invalid('too-long') : succeed(canonical);
};

/** Full URL of the only request that a service gets. `baseUrl` must be canonical. */
export const accountUrl = (baseUrl: string): string => baseUrl + accountPath;

/**
 * The typed base URL without a trailing endpoint path (`/v1` or `/v1/account`), which the app adds itself; null for
 * every other text.
 */
export const withoutEndpointPath = (typed: string): string | null => {
  const address = readBaseUrl(typed);
  const meant = address.ok ? address.value.replace(/(?<=[^/])\/v1(?:\/account)?$/iu, '') : '';
  return address.ok && meant !== address.value ? meant : null;
};

/** Contents of the url claim when the base URL has a path: the endpoint's path, or the full path as sent. */
export const signedPaths = ['endpoint', 'full'] as const;
export type SignedPath = (typeof signedPaths)[number];

/** The url claim: the endpoint's path, or the full path for a gateway that checks the path it receives. */
export const signedPathOf = (baseUrl: string, signedPath: SignedPath): string =>
  signedPath === 'full' ? new URL(accountUrl(baseUrl)).pathname : accountPath;

/** Host (with port) of a canonical base URL. */
export const hostOf = (baseUrl: string): string => new URL(baseUrl).host;
