import { createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';
import { accountUrl, readBaseUrl } from '../../../../shared/base-url';
import { type Check, type CheckResult, checks, type Diagnosis } from '../../../../shared/diagnosis';
import { fail, type Failure, type Result } from '../../../../shared/failure';
import type { Profile, PublicKeyFacts } from '../../../../shared/profile';
import type { AgreedAddresses, Network } from '../../account/client/agreed-addresses';
import { readNetError } from '../../account/client/net-errors';
import type { Keychain } from '../../credentials/keychain/keychain-process';
import type { Called, ProfileSecrets } from '../../credentials/keychain/profile-secrets';
import type { Secrets } from '../../credentials/keychain/record';
import { checkAccount } from '../../credentials/keychain/secret-store';
import { privateKeyOf, publicKeyOf, arePair, factsOf } from '../../credentials/keys/key-objects';
import { fewestBits } from '../../credentials/keys/read-private-key';
import { type CallCheckOptions, checkCall } from './check-call';
import { limits, blockedBy, dependsOn, failed, passed, unchecked, warned } from './results';
import { withTimeout } from '../../timers';

/** Looks up a host's addresses and its proxy. */
type Route = Pick<Network, 'resolveHost' | 'resolveProxy'>;

/** Passes for `https`, or `http` to this computer. */
export const checkBaseUrl = (baseUrl: string): CheckResult => {
  const address = readBaseUrl(baseUrl);
  if (!address.ok) return failed('baseUrl', address.error);
  return passed('baseUrl', { scheme: address.value.startsWith('https:') ? 'https' : 'http' });
};

/** First entry of a PAC result, such as `PROXY proxy.example:3128; DIRECT`. */
const proxied = /^\s*(?:PROXY|HTTPS|SOCKS[45]?|QUIC)\s+(?<host>[\w.[\]:-]{1,260})\s*(?:;|$)/iu;

/** Finds out whether calls go through a proxy. `baseUrl` is canonical. */
export const checkProxy = async (
  baseUrl: string,
  { resolveProxy }: Pick<Route, 'resolveProxy'>,
): Promise<CheckResult> => {
  const untold = (): string => '';
  const found = await withTimeout(limits.proxy, resolveProxy(accountUrl(baseUrl)), untold).catch(
    untold,
  );
  if (/^\s*DIRECT\b/iu.test(found)) return passed('proxy', { route: 'direct' });
  const proxyHost = proxied.exec(found)?.groups?.['host'];
  return proxyHost === undefined
    ? unchecked('proxy', 'not-told')
    : passed('proxy', { route: 'proxy', proxyHost });
};

/**
 * Checks whether the host has a network address. Behind a proxy none is needed here, because the proxy looks it
 * up. `baseUrl` is canonical.
 */
export const checkDns = async (
  baseUrl: string,
  proxy: CheckResult,
  { resolveHost }: Pick<Route, 'resolveHost'>,
): Promise<CheckResult> => {
  const host = new URL(baseUrl).hostname;
  if (isIP(host.replace(/^\[|\]$/gu, '')) !== 0) return unchecked('dns', 'literal-address');
  const look = async (): Promise<CheckResult> => {
    try {
      const { endpoints } = await resolveHost(host);
      if (endpoints.length > 0) return passed('dns', { addresses: endpoints.length });
      return failed('dns', { code: 'DNS', host });
    } catch (error) {
      const { code, netError } = readNetError(error);
      return failed('dns', {
        code: code === 'OFFLINE' ? code : 'DNS',
        host,
        ...(netError === undefined ? {} : { netError }),
      });
    }
  };
  const found = await withTimeout(limits.dns, look(), () => unchecked('dns', 'out-of-time'));
  const needed = proxy.facts?.route !== 'proxy';
  return found.outcome === 'passed' || needed ? found : unchecked('dns', 'left-to-proxy');
};

const damaged: Failure = { code: 'CREDENTIALS_DAMAGED' };

/** Signs with the private key and verifies with the public key that the profile shows. */
const compare = async ({ privateKey }: Secrets, shown: PublicKeyFacts): Promise<CheckResult> => {
  try {
    const key = privateKeyOf(privateKey);
    const { bits, fingerprint } = factsOf(createPublicKey(key));
    const facts = { bits, fingerprint };
    if (
      !(await arePair(key, publicKeyOf(shown.spki))) ||
      fingerprint !== shown.fingerprint ||
      bits !== shown.bits
    ) {
      return failed('keyPair', damaged, facts);
    }
    return bits < fewestBits
      ? failed('keyPair', { code: 'KEY_TOO_SHORT', bits }, facts)
      : passed('keyPair', facts);
  } catch {
    // The error is dropped, because the library's text may quote the key.
    return failed('keyPair', damaged);
  }
};

/** Whether the stored private key signs what the profile's public key verifies. */
export const checkKeyPair = async (
  secrets: Pick<ProfileSecrets, 'read'>,
  profile: Called & Pick<Profile, 'secrets' | 'publicKey'>,
): Promise<CheckResult> => {
  const { secrets: home, publicKey } = profile;
  if (home === 'none' || !publicKey) return unchecked('keyPair', 'no-keys');
  const late = (): Result<Secrets> => fail('KEYCHAIN_TIMEOUT');
  const stored = await withTimeout(limits.secrets, secrets.read(profile), late);
  return stored.ok ? compare(stored.value, publicKey) : failed('keyPair', stored.error);
};

type ProbedKeychain = Pick<Keychain, 'get' | 'set' | 'delete'>;

const mismatch: Result<never> = fail('KEYCHAIN_UNAVAILABLE', { keychain: 'mismatch' });

/** Writes a value under a name of its own, reads it back and deletes it. */
const roundTrip = async (
  keychain: ProbedKeychain,
  account: string,
  probe: string,
): Promise<Result<unknown>> => {
  const written = await keychain.set(account, probe);
  if (!written.ok) return written;
  const read = await keychain.get(account);
  // Deletes the value whatever was read, so that nothing stays in the keychain.
  const deleted = await keychain.delete(account);
  if (!read.ok) return read;
  if (read.value !== probe) return mismatch;
  if (!deleted.ok) return deleted;
  return deleted.value ? deleted : fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'locked' });
};

/**
 * Checks whether the OS keychain stores a value, returns it and deletes it. `probe` is random and means nothing. Only
 * warns for a profile whose keys are for this run only, because it can do without a keychain.
 */
export const checkKeychain = async (
  keychain: ProbedKeychain,
  { id, secrets: home }: Pick<Profile, 'id' | 'secrets'>,
  probe: string,
): Promise<CheckResult> => {
  const late = (): Result<unknown> => fail('KEYCHAIN_TIMEOUT');
  const done = await withTimeout(
    limits.keychain,
    roundTrip(keychain, checkAccount(id), probe),
    late,
  );
  if (done.ok) return passed('keychain', { home });
  return home === 'this-run'
    ? warned('keychain', { home }, done.error)
    : failed('keychain', done.error, { home });
};

/** Everything that is examined. Tests pass parts that fail. */
export interface ExamineOptions extends CallCheckOptions, Route {
  /** The OS keychain itself, without any splitting of values. */
  readonly keychain: ProbedKeychain;
  readonly secrets: Pick<ProfileSecrets, 'read'>;
  /** Addresses that the user has agreed to. Only such a host is looked up. */
  readonly addresses: Pick<AgreedAddresses, 'has'>;
  /** Returns a random text, to be stored and deleted again. */
  readonly randomText: () => string;
}

const ofKeys = async (
  profile: Profile,
  { keychain, secrets, randomText }: ExamineOptions,
): Promise<readonly [CheckResult, CheckResult]> => {
  const store = await checkKeychain(keychain, profile, randomText());
  const noKeys = profile.secrets === 'none';
  const blocked = noKeys ? undefined : blockedBy('keyPair', store);
  return [store, blocked ?? (await checkKeyPair(secrets, profile))];
};

type RouteOptions = Route & Pick<ExamineOptions, 'addresses'>;

const ofRoute = async (profile: Profile, route: RouteOptions): Promise<readonly CheckResult[]> => {
  const address = readBaseUrl(profile.baseUrl);
  const baseUrl = checkBaseUrl(profile.baseUrl);
  const notMade = (on: Check): readonly CheckResult[] => [
    baseUrl,
    dependsOn('dns', on),
    dependsOn('proxy', on),
  ];
  if (!address.ok) return notMade('baseUrl');
  if (!route.addresses.has({ ...profile, baseUrl: address.value })) return notMade('keyPair');
  const proxy = await checkProxy(address.value, route);
  return [baseUrl, await checkDns(address.value, proxy, route), proxy];
};

/** Makes every check that can be made, each within its limit. Never rejects for a failing part. */
export const examine = async (profile: Profile, options: ExamineOptions): Promise<Diagnosis> => {
  const [keys, route] = await Promise.all([ofKeys(profile, options), ofRoute(profile, options)]);
  // The route comes first: with a wrong base URL, missing keys do not matter.
  const made = [...route, ...keys, ...(await checkCall(profile, [...route, keys[1]], options))];
  const results = checks.flatMap((check) => made.filter((result) => result.check === check));
  return { at: options.now(), results };
};
