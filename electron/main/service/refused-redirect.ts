import type { WebRequest } from 'electron';
import type { Fetch } from './get-account';

/** A refused redirect, and the origin it led to where that is known. */
export class RedirectRefused extends Error {
  readonly origin: string | undefined;

  constructor(origin: string | undefined) {
    super('a redirect was refused');
    this.origin = origin;
  }
}

/** Electron's two fixed sentences for a redirect that its `fetch` was told not to follow. */
export const saysRedirectRefused = (message: string): boolean =>
  /redirect policy was 'error'|Redirect was cancelled/u.test(message);

/** Longest origin that is shown; a host name has at most 253 characters. */
const longestOrigin = 300;

/** Scheme, host (punycode) and port of a web address; undefined for anything else. */
export const webOrigin = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && origin.length <= longestOrigin ? origin : undefined;
};

/** The part of a session that tells where a redirect leads. */
export type RedirectEvents = Pick<WebRequest, 'onBeforeRedirect'>;

/**
 * A session's `fetch` whose refused redirects say where they led, which its own error does not. The session tells in
 * an event, before it hands the redirect on to the `fetch` that then rejects (ContinueToBeforeRedirect of Electron's
 * proxying_url_loader_factory.cc), so nothing has to be waited for. The event is matched by URL: two calls of one URL
 * at once may be told each other's target, which the same service has named.
 */
export const namingRedirects = (fetch: Fetch, events: RedirectEvents): Fetch => {
  const targets = new Map<string, string>();
  events.onBeforeRedirect(({ url, redirectURL }) => {
    targets.set(url, redirectURL);
  });
  return async (url, init) => {
    // What is left of a call that was given up says nothing about this one.
    targets.delete(url);
    try {
      return await fetch(url, init);
    } catch (error) {
      if (!(error instanceof Error && saysRedirectRefused(error.message))) throw error;
      throw new RedirectRefused(webOrigin(targets.get(url) ?? ''));
    }
  };
};
