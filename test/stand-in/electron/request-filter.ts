import type { CallbackResponse, OnBeforeRequestListenerDetails, WebRequest } from 'electron';
import { throwOnUncovered } from '../uncovered';

type RequestListener = (
  details: OnBeforeRequestListenerDetails,
  callback: (response: CallbackResponse) => void,
) => void;

/** One session's webRequest. `allows` resolves to whether its listener lets a request pass. */
export interface RequestGate {
  readonly webRequest: WebRequest;
  readonly allows: (url: string) => Promise<boolean>;
}

/** Covers onBeforeRequest for all URLs, with `cancel`. Redirects by the listener are not covered. */
export function createRequestGate(): RequestGate {
  let asked: RequestListener | null = null;

  const webRequest = throwOnUncovered<WebRequest>('session.webRequest', {
    // As in Electron, a new listener replaces the previous one.
    onBeforeRequest(listener: unknown) {
      if (typeof listener !== 'function')
        throw new Error('stand-in: a filter of requests by URL is not covered');
      asked = listener as RequestListener;
    },
  } satisfies Partial<WebRequest>);

  function allows(url: string): Promise<boolean> {
    const listener = asked;
    if (!listener) return Promise.resolve(true);
    const details = throwOnUncovered<OnBeforeRequestListenerDetails>('details', {
      url,
    } satisfies Partial<OnBeforeRequestListenerDetails>);
    return new Promise((resolve, reject) => {
      listener(details, ({ cancel, redirectURL }) => {
        if (redirectURL) reject(new Error('stand-in: redirectURL is not covered'));
        else resolve(!cancel);
      });
    });
  }
  return { webRequest, allows };
}
