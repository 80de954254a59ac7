import type { Failure } from '../../../shared/failure';
import type { HttpClient } from '../account/client/http-client';
import type { Feed } from './feed';
import { verifyRelease, type Release } from './verify-release';

/** Most bytes of a feed, and of its signature. */
const largest = { feed: 16_384, signature: 200 };

/** Milliseconds for both requests together. */
const patience = 10_000;

/** The same from every computer: neither the version, nor the system, nor its languages. */
const headers = { accept: '*/*', 'accept-language': 'en', 'user-agent': 'Account Viewer' };

/** What the feed's host answered: a release that is signed, something that is not, or nothing. */
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

/** Reads the feed and its signature, and nothing else. Never rejects, and no text of an error leaves it. */
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
