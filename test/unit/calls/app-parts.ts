import { createCredentialCache } from '../../../electron/main/account/credentials';
import { createAccounts } from '../../../electron/main/account/accounts';
import type { NativeDialogs } from '../../../electron/main/shell/native-dialogs';
import { createRequestJournal } from '../../../electron/main/diagnostics/requests/request-journal';
import type { SigningKey } from '../../../electron/main/credentials/keys/read-private-key';
import { factsOf } from '../../../electron/main/credentials/keys/key-objects';
import { createStoppableWork } from '../../../electron/main/timers';
import { noteAccepted, createProfileActs } from '../../../electron/main/profiles/profile-acts';
import type { Keychain } from '../../../electron/main/credentials/keychain/keychain-process';
import { createProfileSecrets } from '../../../electron/main/credentials/keychain/profile-secrets';
import {
  createAgreedAddresses,
  type AgreedAddresses,
} from '../../../electron/main/account/client/agreed-addresses';
import {
  createServiceCaller,
  type ServiceCalls,
} from '../../../electron/main/account/client/service-calls';
import { createSecretStore } from '../../../electron/main/credentials/keychain/secret-store';
import { plainLanguage } from '../../../shared/language';
import type { OtherAccount } from '../../../shared/activity';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { AppState } from '../../../shared/contract';
import { usualKeyPair } from '../../keys/usual-key-pair';
import { smallAccount } from '../../service/small-account';
import { openInPlace } from '../reader/read-in-place';
import { stagedCopies } from '../credentials/keys/staged-copies';
import { fakeSettings, storeOver } from '../profiles/fake-settings';
import { quietParts } from '../account/quiet-parts';

/** Dialogs that nobody answers. */
export const idleDialogs: NativeDialogs = {
  chooseFile: () => Promise.resolve(fail('CANCELLED')),
  chooseTarget: () => Promise.resolve(fail('CANCELLED')),
  confirmConnection: () => Promise.resolve(fail('CANCELLED')),
  confirmClock: () => Promise.resolve(fail('CANCELLED')),
  confirmTrust: () => Promise.resolve(fail('CANCELLED')),
  confirmNewKeys: () => Promise.resolve(fail('CANCELLED')),
  confirmRemoval: () => Promise.resolve(fail('CANCELLED')),
  confirmRemoveEverything: () => Promise.resolve(fail('CANCELLED')),
  confirmLink: () => Promise.resolve(fail('CANCELLED')),
  confirmReleasePage: () => Promise.resolve(fail('CANCELLED')),
  confirmReplace: () => Promise.resolve(fail('CANCELLED')),
  withdraw: () => undefined,
  quit: () => undefined,
  readClipboard: () => Promise.resolve(succeed('')),
  writeClipboard: () => Promise.resolve(succeed(null)),
};

const agreed = () => Promise.resolve(succeed(null));

/** Dialogs in which the user agrees to everything. */
export const agreeingDialogs: NativeDialogs = {
  ...idleDialogs,
  confirmConnection: agreed,
  confirmClock: agreed,
  confirmTrust: agreed,
  confirmNewKeys: agreed,
  confirmRemoval: agreed,
  confirmRemoveEverything: agreed,
};

const demoBaseUrl = 'http://127.0.0.1:5555';

/** A signing key made from the usual key pair of this name. */
export function signingKey(name: 'own' | 'other' = 'own'): SigningKey {
  const { privateKey, publicKey } = usualKeyPair(name);
  return { pkcs8: privateKey.export({ type: 'pkcs8', format: 'der' }), facts: factsOf(publicKey) };
}

/**
 * Everything that calls work on, real except for the keychain, the disk and the network. `serviceOver` replaces the
 * service that answers as `edges` say.
 */
export function appParts(serviceOver?: (addresses: AgreedAddresses) => Pick<ServiceCalls, 'call'>) {
  const items = new Map<string, string>();
  const edges = {
    /** Ids of earlier profiles that have files. */
    owners: [] as readonly string[],
    locked: false,
    /** Locked like a Linux keyring, which finds nothing until a write makes the user unlock it. */
    hides: false,
    accepts: true,
    /** The result of comparing an answer with the known account. */
    other: succeed(null) as Result<OtherAccount | null>,
    confirms: false,
    filesStay: false,
    /** The user refuses every question about losing something. */
    keeps: false,
    /** The disk deletes nothing before this resolves. */
    disk: Promise.resolve(),
    /** The service responds to nothing before this resolves. */
    service: Promise.resolve(),
  };
  const log: string[] = [];
  const unlessLocked = <T>(work: () => T) =>
    Promise.resolve(
      edges.locked ? fail('KEYCHAIN_LOCKED_OR_MISSING', { keychain: 'locked' }) : succeed(work()),
    );
  const note = (account: string, change: 'saved' | 'removed'): void => {
    // These accounts store nothing: they check whether a keychain works.
    if (account === 'probe' || account.endsWith('.doctor')) return;
    log.push(`${account.endsWith('.data') ? 'data' : 'secrets'} ${change}`);
  };
  const keychain: Keychain = {
    get: (account) => unlessLocked(() => (edges.hides ? null : (items.get(account) ?? null))),
    set: (account, value) =>
      unlessLocked(() => {
        edges.hides = false;
        note(account, 'saved');
        items.set(account, value);
        return null;
      }),
    delete: (account) =>
      unlessLocked(() => {
        if (edges.hides) return false;
        note(account, 'removed');
        return items.delete(account);
      }),
    stop: () => undefined,
  };
  const secrets = createProfileSecrets(createSecretStore(keychain), {
    destination: (profileId) => profiles.destination(profileId),
    announce: (profileId) => profiles.announce(profileId),
  });
  const file = fakeSettings();
  const update = file.update;
  const settings = Object.assign(file, {
    update: (change: Parameters<typeof update>[0]) => {
      log.push('profile written');
      return update(change);
    },
  });
  const profiles = storeOver(settings, {
    demoBaseUrl: () => demoBaseUrl,
    inMemory: (profileId) => secrets.inMemory(profileId),
  });
  const called: string[] = [];
  const answering: Pick<ServiceCalls, 'call'> = {
    call: async (target, { apiKey }) => {
      called.push(`${target.baseUrl} ${target.signedPath} ${apiKey}`);
      await edges.service;
      const result = edges.accepts
        ? succeed(openInPlace(smallAccount))
        : fail('AUTH', { status: 401 });
      return { result };
    },
  };
  const asked: string[] = [];
  /** What the user was asked to give up. */
  const toLose: string[] = [];
  const askToLose = (question: string) => {
    toLose.push(question);
    return Promise.resolve(edges.keeps ? fail('CANCELLED') : succeed(null));
  };
  const dialogs: NativeDialogs = {
    ...idleDialogs,
    confirmConnection: (baseUrl, from) => {
      asked.push(from === null ? baseUrl : `${from} ${baseUrl}`);
      return Promise.resolve(edges.confirms ? succeed(null) : fail('CANCELLED'));
    },
    confirmNewKeys: ({ name }, { untested, stay, keepsPrivateKey, other }) => {
      const said = {
        untested,
        kept: stay,
        'API key alone': keepsPrivateKey,
        'another account': other,
      };
      const told = Object.entries(said).flatMap(([what, isSo]) => (isSo ? [`, ${what}`] : []));
      return askToLose(`replace keys of ${name}${told.join('')}`);
    },
    confirmRemoval: ({ name }, forgets) => askToLose(`${forgets ? 'forget' : 'remove'} ${name}`),
    confirmRemoveEverything: (count, earlier) =>
      askToLose(`remove all ${count}${earlier > 0 ? ` and ${earlier} earlier` : ''}`),
  };
  const addresses = createAgreedAddresses(dialogs, () => demoBaseUrl);
  const journal = createRequestJournal({
    isKnown: (profileId) => profiles.find(profileId).ok,
    log: () => undefined,
    onNoted: () => undefined,
    now: () => 0,
    monotonic: () => 0,
  });
  const { callAccount, openService, callService } = createServiceCaller({
    addresses,
    secrets,
    journal,
    service: serviceOver?.(addresses) ?? answering,
  });
  const credentials = createCredentialCache(secrets, (_profile, { destination }) => {
    if (destination !== undefined) addresses.add(destination);
  });
  /** Ids of profiles whose offline copies were dropped. */
  const copiesDropped: string[] = [];
  const accounts = createAccounts({
    ...quietParts,
    onForget: (profileId) => copiesDropped.push(profileId),
    credentials,
    callAccount: (profile, ready, signal) => callAccount(profile, ready, signal),
    onOutcome: (profile, result) => noteAccepted(profiles, profile, result),
  });
  const state = (): AppState => ({
    revision: 1,
    profiles: profiles.list(),
    activeProfileId: profiles.activeId(),
    openAlarms: {},
    notice: null,
    settingsFolder: '/settings',
    earlierProfiles: 0,
    preferences: settings.current().preferences,
    language: plainLanguage,
    valuesHidden: settings.current().valuesHidden,
    captureProtection: 'not-available',
    screenLocked: false,
    canDetectLock: false,
    explorers: settings.current().explorers,
    updates: { place: 'no-feed', host: null, last: null, newer: null },
    version: '1.2.3',
    versions: { electron: '1', chromium: '2', node: '3' },
    development: true,
  });
  const files = {
    removeProfile: async (profileId: string) => {
      log.push(`files removed of ${profileId}`);
      await edges.disk;
      if (edges.filesStay) return fail('FILE_NOT_DELETED');
      edges.owners = edges.owners.filter((owner) => owner !== profileId);
      return succeed(null);
    },
    owners: () => Promise.resolve(edges.owners),
  };
  const acts = createProfileActs({
    profiles,
    secrets,
    files,
    settings,
    onRemoved: (profileId) => {
      accounts.forget(profileId);
      log.push(`forgotten: ${profileId}`);
    },
  });
  const staged = stagedCopies();
  /** The keys of a profile, for calls to its address. */
  const keysOf = async (profileId: string) => {
    const profile = profiles.find(profileId);
    return profile.ok ? secrets.read(profile.value) : profile;
  };
  return {
    items,
    edges,
    log,
    called,
    asked,
    toLose,
    copiesDropped,
    state,
    keysOf,
    staged,
    secrets,
    settings,
    profiles,
    addresses,
    openService,
    callService,
    baselines: { findOther: () => Promise.resolve(edges.other) },
    credentials,
    accounts,
    dialogs,
    journal,
    files,
    acts,
    tests: createStoppableWork(),
    monotonic: () => 0,
  };
}
