import { startDeadline, type Limits } from '../service/deadline';
import type { Fetch } from '../service/get-account';
import { BodyTooLarge, readBody } from '../service/read-body';
import { saysRedirectRefused } from '../service/refused-redirect';
import type { Feed } from './feed';
import { verifyRelease, type Release } from './verify-release';

/** Most bytes of a feed, and of its signature. */
const largest = { feed: 16_384, signature: 200 };

/** Milliseconds for both requests together. */
const defaultLimits: Limits = { headers: 10_000, whole: 10_000 };

/** The same from every computer: neither the version, nor the system, nor its languages. */
const headers = { accept: '*/*', 'accept-language': 'en', 'user-agent': 'Account Viewer' };

/** What the feed's host answered: a release that is signed, something that is not, or nothing. */
export type Fetched = Release | 'not-reached' | 'not-valid';

const read = async (
  fetch: Fetch,
  url: string,
  most: number,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> => {
  const response = await fetch(url, {
    headers,
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal,
  });
  if (response.status === 200) return readBody(response.body, most, signal);
  response.body?.cancel().catch(() => undefined);
  return undefined;
};

/** Reads the feed and its signature, and nothing else. Never rejects, and no text of an error leaves it. */
export const fetchRelease = async (
  feed: Feed,
  fetch: Fetch,
  limits: Limits = defaultLimits,
): Promise<Fetched> => {
  const deadline = startDeadline(limits, new AbortController().signal);
  const { signal } = deadline;
  try {
    const bytes = await read(fetch, feed.url, largest.feed, signal);
    if (!bytes) return 'not-reached';
    const signature = await read(fetch, `${feed.url}.sig`, largest.signature, signal);
    if (!signature) return 'not-reached';
    return verifyRelease(feed, bytes, Buffer.from(signature).toString('latin1')) ?? 'not-valid';
  } catch (error) {
    const isAnswer =
      error instanceof BodyTooLarge ||
      (error instanceof Error && saysRedirectRefused(error.message));
    return isAnswer ? 'not-valid' : 'not-reached';
  } finally {
    deadline.end();
  }
};
