import type {
  CallbackResponse,
  OnBeforeRequestListenerDetails,
  WebContents,
  WebRequest,
  WebRequestFilter,
} from 'electron';
import { loud } from '../loud';

type RequestListener = (
  details: OnBeforeRequestListenerDetails,
  callback: (response: CallbackResponse) => void,
) => void;

// Chromium's match patterns: <all_urls>, or scheme://host/path with * as the wildcard.
function matches(pattern: string, url: string): boolean {
  if (pattern === '<all_urls>') return true;
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${source}$`).test(url);
}

/** A place for one listener: as in Electron, the last one set replaces any before. */
function createSlot<Listener extends object>() {
  let listener: Listener | null = null;
  let patterns: readonly string[] = [];
  return {
    set(first: WebRequestFilter | Listener | null, second?: Listener | null): void {
      const filtered = first !== null && 'urls' in first;
      patterns = filtered ? first.urls : ['<all_urls>'];
      listener = filtered ? (second ?? null) : first;
    },
    of: (url: string): Listener | null =>
      patterns.some((pattern) => matches(pattern, url)) ? listener : null,
  };
}

/** What is known about a request before it leaves. */
export interface FilteredRequest {
  readonly url: string;
  readonly method: string;
  readonly resourceType: string;
  readonly webContents?: WebContents;
}

/** One session's webRequest, and the question it answers for each request. */
export interface RequestGate {
  readonly webRequest: WebRequest;
  readonly allows: (request: FilteredRequest) => Promise<boolean>;
}

/** Covers onBeforeRequest with `cancel`; a redirect by it is not covered. */
export function createRequestGate(): RequestGate {
  const requests = createSlot<RequestListener>();
  let lastId = 0;

  const webRequest = loud<WebRequest>('session.webRequest', {
    onBeforeRequest: requests.set,
  } satisfies Partial<WebRequest>);

  function allows(request: FilteredRequest): Promise<boolean> {
    const asked = requests.of(request.url);
    if (!asked) return Promise.resolve(true);
    const details = {
      id: ++lastId,
      url: request.url,
      method: request.method,
      resourceType: resourceTypeOf(request.resourceType),
      referrer: '',
      timestamp: Date.now(),
      uploadData: [],
      ...(request.webContents
        ? {
            webContents: request.webContents,
            webContentsId: request.webContents.id,
            frame: request.webContents.mainFrame,
          }
        : {}),
    } satisfies OnBeforeRequestListenerDetails;
    return new Promise((resolve, reject) => {
      asked(details, ({ cancel, redirectURL }) => {
        if (redirectURL) reject(new Error('stand-in: redirectURL is not covered'));
        else resolve(!cancel);
      });
    });
  }
  return { webRequest, allows };
}

type ResourceType = OnBeforeRequestListenerDetails['resourceType'];

const resourceTypes = new Map<string, ResourceType>([
  ['document', 'mainFrame'],
  ['stylesheet', 'stylesheet'],
  ['script', 'script'],
  ['image', 'image'],
  ['font', 'font'],
  ['media', 'media'],
  ['fetch', 'xhr'],
  ['xhr', 'xhr'],
  ['websocket', 'webSocket'],
  ['ping', 'ping'],
]);

const resourceTypeOf = (name: string): ResourceType => resourceTypes.get(name) ?? 'other';
