import { readBaseUrl } from '../../../../shared/base-url';
import { checks, type CheckResult, type Diagnosis } from '../../../../shared/diagnosis';
import type { Profile } from '../../../../shared/profile';
import type { ProfileSecrets } from '../../credentials/keychain/profile-secrets';
import type { AgreedAddresses } from '../../account/client/agreed-addresses';
import { checkCall, type CallCheckOptions } from './check-call';
import { checkKeyPair } from './check-key-pair';
import { checkKeychain, type ProbedKeychain } from './check-keychain';
import { checkBaseUrl, checkDns, checkProxy, type Route } from './check-route';
import { blockedBy, dependsOn } from './results';

/** Everything that is examined; tests hand in parts that fail. */
export interface ExamineOptions extends CallCheckOptions, Route {
  /** The OS keychain itself, without any splitting of values. */
  readonly keychain: ProbedKeychain;
  readonly secrets: Pick<ProfileSecrets, 'read'>;
  /** Whether the person has agreed to where this profile's calls go, so that the host may be looked up. */
  readonly hasAgreed: AgreedAddresses['has'];
  /** A random text, to be stored and deleted again. */
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

type RouteOptions = Route & Pick<ExamineOptions, 'hasAgreed'>;

const ofRoute = async (profile: Profile, route: RouteOptions): Promise<readonly CheckResult[]> => {
  const address = readBaseUrl(profile.baseUrl);
  const baseUrl = checkBaseUrl(profile.baseUrl);
  if (!address.ok) {
    const notMade = (['dns', 'proxy'] as const).map((check) => blockedBy(check, baseUrl));
    return [baseUrl, ...notMade.filter((result) => result !== undefined)];
  }
  if (!route.hasAgreed({ ...profile, baseUrl: address.value })) {
    const notMade = (['dns', 'proxy'] as const).map((check) => dependsOn(check, 'keyPair'));
    return [baseUrl, ...notMade];
  }
  const proxy = await checkProxy(address.value, route);
  return [baseUrl, await checkDns(address.value, proxy, route), proxy];
};

/** Makes every check that can be made, each within its limit. Never rejects for a failing part. */
export const examine = async (profile: Profile, options: ExamineOptions): Promise<Diagnosis> => {
  const [keys, route] = await Promise.all([ofKeys(profile, options), ofRoute(profile, options)]);
  // The address first: without it, it does not matter that the keys are not there either.
  const made = [...route, ...keys, ...(await checkCall(profile, [...route, keys[1]], options))];
  const results = checks.flatMap((check) => made.filter((result) => result.check === check));
  return { at: options.now(), results };
};
