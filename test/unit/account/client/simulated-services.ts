import {
  createServiceCalls,
  type ServiceCalls,
} from '../../../../electron/main/account/client/service-calls';
import { importSigningKey } from '../../../../electron/main/account/client/sign-jwt';
import { usualKeyPair } from '../../../keys/usual-key-pair';
import { scriptedHttp } from '../../../service/http-doubles';
import { smallAccount } from '../../../service/small-account';
import { readInPlace } from '../../reader/read-in-place';

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;

const pkcs8 = usualKeyPair('own').privateKey.export({ type: 'pkcs8', format: 'der' });

/** The behaviour of a service that checks tokens by one clock and writes `Date` by another. Times in milliseconds. */
interface Service {
  /** How far the clock that checks tokens is ahead of true time. */
  checks: number;
  /** How far the clock of `Date` is ahead of true time; null for no `Date`. */
  date: number | null;
  /** How much older than 30 s, and how far in the future, a token may be. */
  tolerates: number;
  /** Whether tokens from the future are accepted, as many libraries do. */
  acceptsFuture: boolean;
  /** Milliseconds each way, for the next call. */
  latency: () => number;
  /** The service's words when it refuses a token for its time. */
  words: string;
  /** Whether the service accepts the API key. */
  knows: (apiKey: string) => boolean;
  /** Statuses that the next requests get, whatever their token. */
  passing: number[];
}

const usual: Service = {
  checks: 0,
  date: 0,
  tolerates: 0,
  acceptsFuture: false,
  latency: () => 100,
  words: 'invalid token',
  knows: () => true,
  passing: [],
};

/** A computer whose clock is `ahead` of true time, and services by their hosts. */
export const simulate = async (changes: Partial<Service> = {}, ahead = 0, corrects = true) => {
  const key = await importSigningKey(pkcs8);
  const time = { real: Date.UTC(2026, 5, 1, 12, 0, 0, 317), monotonic: 0, ahead };
  const pass = (ms: number): void => {
    time.real += ms;
    time.monotonic += ms;
  };
  const services = new Map<string, Service>();
  const serviceAt = (host: string): Service => {
    const service = services.get(host) ?? { ...usual, ...changes };
    services.set(host, service);
    return service;
  };
  const sent: string[] = [];
  const refusal = (words: string) => Response.json({ error: words }, { status: 401 });
  const answer = (service: Service, apiKey: string, iat: number): Response => {
    const status = service.passing.shift();
    if (status !== undefined) return new Response('busy', { status });
    const age = time.real + service.checks - iat;
    const isFuture = -age > service.tolerates && !service.acceptsFuture;
    if (age > 30_000 + service.tolerates || isFuture) return refusal(service.words);
    return service.knows(apiKey) ? Response.json(smallAccount) : refusal('unknown key');
  };
  let drawn = 0;
  const calls: ServiceCalls = createServiceCalls({
    http: scriptedHttp(({ url, headers }) => {
      const { host } = new URL(url);
      sent.push(host);
      const service = serviceAt(host);
      const [, claims = ''] = (headers['authorization'] ?? '').split('.');
      const { iat } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { iat: number };
      pass(service.latency());
      const response = answer(service, headers['x-api-key'] ?? '', iat * second);
      if (service.date !== null) {
        response.headers.set('date', new Date(time.real + service.date).toUTCString());
      }
      pass(service.latency());
      return response;
    }),
    clocks: { wall: () => time.real + time.ahead, monotonic: () => time.monotonic },
    randomInt: (below) => (drawn += 1) % below,
    wait: (ms) => {
      pass(ms);
      return Promise.resolve();
    },
    read: (body) => Promise.resolve(readInPlace(body)),
    correctClock: () => corrects,
  });
  const base = (host: string) => `https://${host}`;
  /** The outcome of a call, as the window receives it. */
  const call = async (host = 'one.example', apiKey = 'an-api-key-4f1c') => {
    pass(minute);
    const target = { baseUrl: base(host), signedPath: 'endpoint', waitSeconds: 30 } as const;
    const { result, clock } = await calls.call(
      target,
      { apiKey, key },
      new AbortController().signal,
    );
    return { told: result.ok ? 'ok' : result.error.code, clock };
  };
  /** The outcomes of `count` calls, without duplicates. */
  const callsOf = async (count: number): Promise<string> => {
    const told: string[] = [];
    for (let made = 0; made < count; made += 1) told.push((await call()).told);
    return [...new Set(told)].join(' ');
  };
  const agree = (host = 'one.example'): void => {
    const lower = calls.clockOf(base(host)).estimate()?.lower;
    if (lower !== undefined) calls.acceptClock(base(host), lower);
  };
  return { time, sent, calls, call, callsOf, agree, service: serviceAt('one.example'), serviceAt };
};
