import { EventEmitter } from 'node:events';
import { lookup } from 'node:dns/promises';
import type { Session } from 'electron';
import type { PageProxy } from '../calls';
import { extend, throwOnUncovered } from '../uncovered';
import { app } from './app';
import { createRequest } from './client-request';
import { createProtocolHandlers, type ProtocolHandlers } from './protocol';
import { fixedProxyOf, proxyOf } from './proxy';
import { createRequestGate, type RequestGate } from './request-filter';
import { createSocketPool } from './socket-pool';

/** A session with the parts that answer the page's requests. */
export interface StandInSession {
  readonly session: Session;
  readonly gate: RequestGate;
  readonly protocols: ProtocolHandlers;
  /** The proxy for a new window of this session. After this call `setProxy` throws. */
  readonly proxyOfWindow: () => PageProxy | null;
  /** Starts the work that a session does by itself after its first use, and returns the session. */
  readonly begin: () => StandInSession;
  /** `net.request` with this session. */
  readonly request: ReturnType<typeof createRequest>;
}

const nothing = () => undefined;

function createSession(name: string): StandInSession {
  const gate = createRequestGate();
  const protocols = createProtocolHandlers(`${name}.protocol`);
  let proxy: PageProxy | null = null;
  let hasWindows = false;
  let hasBegun = false;
  let checkedLanguages: readonly string[] = ['en-US'];

  // A new session loads the dictionary of the system's language and downloads a missing one from Google, whether or not
  // its pages check spelling (electron_api_session.cc, Session::Session). On macOS the system checks spelling itself.
  const loadDictionaries = (): void => {
    if (checkedLanguages.length > 0)
      throw new Error(`stand-in: ${name} would ask redirector.gvt1.com for a dictionary`);
  };

  const covered = {
    // Chromium refuses every permission here, whatever these handlers return.
    setPermissionRequestHandler: nothing,
    setPermissionCheckHandler: nothing,
    setDevicePermissionHandler: nothing,
    setDisplayMediaRequestHandler: nothing,
    setSpellCheckerLanguages(languages) {
      checkedLanguages = languages;
    },
    allowNTLMCredentialsForDomains(domains) {
      if (domains === '')
        throw new Error(`stand-in: ${name} leaves it to Windows which servers it logs in to`);
    },
    webRequest: gate.webRequest,
    protocol: protocols.protocol,
    resolveProxy(url) {
      const host = proxy?.server ?? proxyOf(url)?.host;
      return Promise.resolve(host === undefined ? 'DIRECT' : `PROXY ${host}`);
    },
    setProxy(config) {
      if (hasWindows)
        throw new Error(`stand-in: ${name}.setProxy after its windows is not covered`);
      proxy = fixedProxyOf(config);
      return Promise.resolve();
    },
    resolveHost,
  } satisfies Partial<Session>;
  const request = createRequest({
    allows: gate.allows,
    proxyOf(url) {
      if (proxy)
        throw new Error(`stand-in: requests of ${name}, which has a proxy, are not covered`);
      return proxyOf(url);
    },
    sockets: createSocketPool(),
  });
  const parts: StandInSession = {
    session: throwOnUncovered<Session>(name, extend(new EventEmitter(), covered)),
    gate,
    protocols,
    proxyOfWindow() {
      hasWindows = true;
      return proxy;
    },
    begin() {
      if (!hasBegun && process.platform !== 'darwin') setImmediate(loadDictionaries);
      hasBegun = true;
      return parts;
    },
    request,
  };
  return parts;
}

/** session.resolveHost. */
export const resolveHost: Session['resolveHost'] = async (hostName) => {
  const found = await lookup(hostName, { all: true }).catch((cause: unknown) => {
    throw new Error('net::ERR_NAME_NOT_RESOLVED', { cause });
  });
  const endpoints = found.map(({ address, family }) => ({
    address,
    family: family === 6 ? ('ipv6' as const) : ('ipv4' as const),
  }));
  return { endpoints };
};

/** The session of windows without an explicit session. */
export const defaultSession = createSession('session.defaultSession');

const partitions = new Map<string, StandInSession>();

/** session.fromPartition. Its options only concern the cache, which does not exist here. */
export function sessionOf(partition: string): StandInSession {
  if (partition === '') return defaultSession.begin();
  const known = partitions.get(partition);
  if (known) return known;
  const created = createSession(`session('${partition}')`);
  partitions.set(partition, created);
  return created.begin();
}

/** The parts behind a session object of the app. */
export function partsOf(session: Session): StandInSession {
  const known = [defaultSession, ...partitions.values()].find((one) => one.session === session);
  if (!known) throw new TypeError('`session` should be an instance of the Session class');
  return known;
}

function checkReady(): void {
  if (!app.isReady()) throw new TypeError('Session can only be received when app is ready');
}

/** The session module. */
export const session = throwOnUncovered<typeof Electron.Session>('session', {
  get defaultSession() {
    checkReady();
    return defaultSession.begin().session;
  },
  fromPartition(partition: string) {
    checkReady();
    return sessionOf(partition).session;
  },
} satisfies Partial<typeof Electron.Session>);
