import { verify } from 'node:crypto';
import { z } from 'zod';
import { releaseDomain } from '../../../shared/updates';
import { publicKeyOf } from '../credentials/keys/key-objects';
import { pageAddress, type Feed } from './feed';
import type { Failure } from '../../../shared/failure';
import type { HttpClient } from '../account/client/http-client';

/** The newest release, as the feed describes it. */
export const releaseSchema = z.strictObject({
  version: z.string().max(100),
  /** Day, such as `2026-11-21`. */
  published: z.iso.date(),
  /** Last day on which this is valid. Until then, a host can hold newer versions back. */
  expires: z.iso.date(),
  /** Page that offers the release. */
  page: pageAddress,
});

export type Release = z.infer<typeof releaseSchema>;

/** 64 bytes in base64, and the end of the line. */
const signatureForm = /^[A-Za-z\d+/]{86}==\s*$/u;

const isSigned = (publicKey: string, bytes: Uint8Array, signature: string): boolean => {
  if (!signatureForm.test(signature)) return false;
  try {
    return verify(
      null,
      Buffer.concat([Buffer.from(releaseDomain), bytes]),
      publicKeyOf(publicKey),
      Buffer.from(signature, 'base64'),
    );
  } catch {
    return false;
  }
};

const withoutSlash = (path: string): string => path.replace(/\/$/u, '');

/**
 * Whether a page may offer versions of this build: the page that it was built with, or one below it. Others may
 * have pages on the same site.
 */
export const isPageOf = (feed: Feed, page: string): boolean => {
  const [its, ours] = [new URL(page), new URL(feed.page)];
  if (its.href === ours.href) return true;
  // Refuses what servers may read in another way: `%2e%2e%2f`, a query, a fragment.
  if (its.origin !== ours.origin || /[%?#]/u.test(page)) return false;
  const folder = withoutSlash(ours.pathname);
  return withoutSlash(its.pathname) === folder || its.pathname.startsWith(`${folder}/`);
};

/** A day has ended everywhere on earth 36 hours after it began in UTC. */
const longestDay = 36 * 60 * 60_000;

/** Whether a release is no longer valid; `now` in milliseconds since the epoch. */
export const isExpired = ({ expires }: Release, now: number): boolean =>
  now > Date.parse(expires) + longestDay;

/**
 * Returns the release that a feed names; null unless this build's key has signed exactly these bytes, and the release's
 * page is this build's or below it. Reads nothing of them before the signature has been verified. The caller checks
 * whether the release has expired.
 */
export const verifyRelease = (feed: Feed, bytes: Uint8Array, signature: string): Release | null => {
  if (!isSigned(feed.publicKey, bytes, signature)) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const release = releaseSchema.parse(JSON.parse(text));
    return isPageOf(feed, release.page) ? release : null;
  } catch {
    return null;
  }
};

/** Most bytes of a feed, and of its signature. */
const largest = { feed: 16_384, signature: 200 };

/** Milliseconds for both requests together. */
const patience = 10_000;

/** The same headers from every computer. They name neither the app's version, nor the system, nor its languages. */
const headers = { accept: '*/*', 'accept-language': 'en', 'user-agent': 'Account Viewer' };

/** What the feed's host has answered: a signed release, something that is not valid, or nothing. */
export type Fetched = Release | 'not-reached' | 'not-valid';

type Read = { readonly body: Uint8Array } | 'not-reached' | 'not-valid';

const outcomeOf = ({ code }: Failure): 'not-reached' | 'not-valid' =>
  code === 'TOO_LARGE' || code === 'REDIRECT_REFUSED' ? 'not-valid' : 'not-reached';

const read = async (
  http: HttpClient,
  url: string,
  most: number,
  milliseconds: number,
  signal: AbortSignal,
): Promise<Read> => {
  const answer = await http({
    url,
    headers,
    limits: { headers: milliseconds, silence: milliseconds },
    signal,
    wanted: (status) => (status === 200 ? { most, beyond: 'refuse' } : { most: 0, beyond: 'drop' }),
  });
  if (!answer.ok) return outcomeOf(answer.error);
  return answer.value.status === 200 ? answer.value : 'not-reached';
};

/** Reads the feed and its signature, and nothing else. Never rejects, and returns no text of an error. */
export const fetchRelease = async (
  feed: Feed,
  http: HttpClient,
  milliseconds = patience,
): Promise<Fetched> => {
  const signal = AbortSignal.timeout(milliseconds);
  const found = await read(http, feed.url, largest.feed, milliseconds, signal);
  if (typeof found === 'string') return found;
  const signature = await read(http, `${feed.url}.sig`, largest.signature, milliseconds, signal);
  if (typeof signature === 'string') return signature;
  const signatureText = Buffer.from(signature.body).toString('latin1');
  return verifyRelease(feed, found.body, signatureText) ?? 'not-valid';
};
