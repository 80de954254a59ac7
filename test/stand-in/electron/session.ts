import { EventEmitter } from 'node:events';
import { lookup } from 'node:dns/promises';
import type { Session } from 'electron';
import type { PageProxy } from '../calls';
import { extend, loud } from '../loud';
import { createRequest } from './client-request';
import { createProtocolHandlers, type ProtocolHandlers } from './protocol';
import { fixedProxyOf, proxyOf } from './proxy';
import { createRequestGate, type RequestGate } from './request-filter';
import { createSocketPool } from './socket-pool';

/** A session and the parts of it that answer the page's requests. */
export interface StandInSession {
  readonly session: Session;
  readonly gate: RequestGate;
  readonly protocols: ProtocolHandlers;
  /** The proxy that a window of this session opens with; a later one is refused. */
  readonly proxyOfWindow: () => PageProxy | null;
  /** Begins what a session does by itself once somebody has asked for it. */
  readonly begin: () => StandInSession;
  /** As `net.request` with this session. */
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

  // A new session loads the dictionary of the system's language, and asks Google for one that is not there, whether or
  // not its pages check spelling (electron_api_session.cc, Session::Session). On macOS the system checks by itself.
  const loadDictionaries = (): void => {
    if (checkedLanguages.length > 0)
      throw new Error(`stand-in: ${name} would ask redirector.gvt1.com for a dictionary`);
  };

  const covered = {
    // Chromium itself refuses every permission here, whatever these handlers would say.
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
    session: loud<Session>(name, extend(new EventEmitter(), covered)),
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

/** As session.resolveHost. */
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

/** The session of windows that name no other. */
export const defaultSession = createSession('session.defaultSession');

const partitions = new Map<string, StandInSession>();

/** As session.fromPartition. There is no cache that its options could turn off. */
export function sessionOf(partition: string): StandInSession {
  if (partition === '') return defaultSession.begin();
  const known = partitions.get(partition);
  if (known) return known;
  const created = createSession(`session('${partition}')`);
  partitions.set(partition, created);
  return created.begin();
}

/** The parts behind a session object the app holds. */
export function partsOf(session: Session): StandInSession {
  const known = [defaultSession, ...partitions.values()].find((one) => one.session === session);
  if (!known) throw new TypeError('`session` should be an instance of the Session class');
  return known;
}

/** The session module. */
export const session = loud<typeof Electron.Session>('session', {
  get defaultSession() {
    return defaultSession.begin().session;
  },
  fromPartition: (partition: string) => sessionOf(partition).session,
} satisfies Partial<typeof Electron.Session>);
