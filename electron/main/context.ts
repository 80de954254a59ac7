import { randomInt } from 'node:crypto';
import { release } from 'node:os';
import { join } from 'node:path';
import { app, clipboard, dialog, utilityProcess, type Session } from 'electron';
import type { SpokenLanguage } from '../../shared/language';
import type { Preferences } from '../../shared/schemas';
import { createAccountFiles, accountIdentity } from './account-files';
import { createAccounts } from './account/accounts';
import { createCredentialCache } from './account/credentials';
import { createDemoAccounts } from './demo/feature';
import { keepFolder } from './shell/chosen-file';
import { createNativeDialogs } from './shell/native-dialogs';
import { createRequestJournal } from './diagnostics/requests/request-journal';
import type { Popups } from './shell/context-menu/popups';
import type { SendEvent } from './ipc/own-windows';
import { createThrottle, every, monotonic, now, sleep, wait, createStoppableWork } from './timers';
import { createKeyGenerator } from './credentials/keys/generate-key';
import type { Logger } from './log/logger';
import type { CaptureGuard } from './shell/privacy/capture-protection';
import type { FirstPreferences } from './shell/window/startup-state';
import { noteAccepted, matchPublicKey } from './profiles/profile-acts';
import { createProfileStore } from './profiles/profile-store';
import { readAnswer } from './reader/session';
import { createReaders } from './reader/readers';
import { keychainEnvironment, createKeychain } from './credentials/keychain/keychain-process';
import { createProfileSecrets } from './credentials/keychain/profile-secrets';
import { createSecretStore, serviceName } from './credentials/keychain/secret-store';
import { keychainOn } from './credentials/keychain/split-keychain';
import { createAgreedAddresses } from './account/client/agreed-addresses';
import { createServiceCaller, createServiceCalls } from './account/client/service-calls';
import { createSessionHttp } from './account/client/session-http';
import { readTextUpTo } from './storage/read-file';
import { openSettingsFile } from './profiles/settings/settings-file';

/** Heap limit of a reader process, in megabytes. An answer's bytes come on top; both together stay below 1 GB. */
const readerMegabytes = 768;

/**
 * Bytes above which an answer holds an account that takes time to compare, so its baseline is loaded while the answer
 * still arrives. Error responses are shorter.
 */
const largeAnswer = 1024 * 1024;

const { electron, chrome: chromium, node } = process.versions;
const engines = { electron, chromium, node };

/** What `index.ts` makes before it loads the rest of the app. */
export interface Start {
  readonly serviceSession: Session;
  readonly logger: Logger;
  /** Applies preferences at once, and returns the language that they resolve to on this system. */
  readonly apply: (preferences: FirstPreferences) => SpokenLanguage;
  readonly captures: CaptureGuard;
  readonly send: SendEvent;
  readonly popups: Popups;
  /** The window that dialogs and menus belong to. */
  readonly mainWindow: () => Electron.BrowserWindow | undefined;
}

const inUserData = (name: string): string => join(app.getPath('userData'), name);

/**
 * Creates what several features share: settings, profiles and their secrets, service calls, account data and
 * dialogs, on Electron's own clock, files, network and keychain process. Calls `onChanged` after every
 * change of settings or profiles.
 */
export const createContext = async (start: Start, onChanged: () => void) => {
  const {
    serviceSession,
    logger: { log },
    send,
    mainWindow,
  } = start;
  const dialogs = createNativeDialogs({
    dialog,
    clipboard,
    mainWindow,
    leaveFolder: keepFolder(process),
  });
  const keychain = createKeychain({
    service: await serviceName(app.isPackaged, () => readTextUpTo(inUserData('keychain-service'))),
    spawn: () =>
      utilityProcess.fork(join(import.meta.dirname, 'keychain.cjs'), [], {
        serviceName: 'Account Viewer keychain',
        env: keychainEnvironment(process.platform, process.env),
      }),
    now: monotonic,
    log,
  });
  const secrets = createProfileSecrets(createSecretStore(keychainOn(process.platform, keychain)), {
    destination: (profileId) => profiles.destination(profileId),
    announce: (profileId) => profiles.announce(profileId),
  });
  const settings = await openSettingsFile(inUserData('settings.json'), now(), onChanged);
  if (settings.notice) log('settings', { notice: settings.notice.kind });
  let language = start.apply(settings.current().preferences);
  const demo = createDemoAccounts(now);
  const profiles = createProfileStore({
    file: settings,
    demoBaseUrl: () => demo.baseUrl(),
    inMemory: (profileId) => secrets.inMemory(profileId),
    onChanged,
  });
  if (profiles.list().some(({ kind }) => kind === 'demo')) await demo.start();
  const addresses = createAgreedAddresses(
    dialogs,
    () => demo.baseUrl(),
    (isAsking) => {
      send('addressAsked', isAsking);
    },
  );
  // Every request to a service goes through this guard; nothing else receives the session.
  const network = addresses.guard({
    http: createSessionHttp(serviceSession),
    resolveHost: (host) => serviceSession.resolveHost(host),
    resolveProxy: (url) => serviceSession.resolveProxy(url),
  });
  const service = createServiceCalls({
    http: network.http,
    clocks: { wall: now, monotonic },
    randomInt,
    wait,
    read: (body) => readAnswer(readers, body),
    correctClock: () => settings.current().preferences.correctClock,
  });
  const isKnown = (profileId: string): boolean => profiles.find(profileId).ok;
  const journal = createRequestJournal({
    isKnown,
    log,
    onNoted: (profileId) => {
      send('requestNoted', { profileId });
    },
    now,
    monotonic,
  });
  const readers = createReaders({
    spawn: () =>
      utilityProcess.fork(join(import.meta.dirname, 'reader.cjs'), [], {
        serviceName: 'Account Viewer reader',
        execArgv: [`--js-flags=--max-old-space-size=${readerMegabytes}`],
      }),
    workOf: (pid) => {
      const { cumulativeCPUUsage } = app.getAppMetrics().find((one) => one.pid === pid)?.cpu ?? {};
      return cumulativeCPUUsage === undefined ? undefined : cumulativeCPUUsage * 1000;
    },
  });
  const { callAccount, openService, callService } = createServiceCaller({
    addresses,
    secrets,
    journal,
    service,
  });
  const credentials = createCredentialCache(secrets, (profile, read) => {
    if (profile.kind === 'demo') demo.register(read);
    else if (read.destination !== undefined) addresses.add(read.destination);
    void matchPublicKey(profiles, profile, read);
  });
  const { files, copies, baselines, notes } = createAccountFiles({
    folder: inUserData('accounts'),
    secrets,
    profiles,
    readers,
    atHand: (profileId) => accounts.atHand(profileId),
    keepsCopies: () => settings.current().preferences.keepCopy,
    onKept: (profileId) => {
      send('activityKept', { profileId });
    },
    now,
  });
  const throttleWait = createThrottle(monotonic);
  const accounts = createAccounts({
    credentials,
    copies,
    baselines,
    onAnswer: (profile, { bytes }, receivedAt) =>
      void copies.keep(profile.id, { of: accountIdentity(profile), receivedAt, body: bytes }),
    onShown: (profileId, snapshot) => {
      send('accountChanged', { profileId, head: snapshot.head });
    },
    onWait: (profileId, waits) => {
      const tell = (): void => {
        send('wait', { profileId, wait: waits });
      };
      if (waits === null || waits.bytes === 0) throttleWait.atOnce(tell);
      else throttleWait.soon(tell);
    },
    onForget: (profileId) => void files.of(profileId, 'copy').remove(),
    callAccount: (profile, ready, signal, onBytes) => {
      let release: (() => void) | undefined;
      const onMore = (bytes: number): void => {
        onBytes(bytes);
        if (bytes > largeAnswer) release ??= baselines.prepare(profile.id);
      };
      return callAccount(profile, ready, signal, { onBytes: onMore }).finally(() => release?.());
    },
    onOutcome: (profile, result) => noteAccepted(profiles, profile, result),
    now,
  });
  return {
    now,
    monotonic,
    sleep,
    every,
    log,
    send,
    dialogs,
    keychain,
    resolveHost: network.resolveHost,
    resolveProxy: network.resolveProxy,
    addresses,
    secrets,
    settings,
    apply: (preferences: Preferences): void => {
      language = start.apply(preferences);
    },
    language: () => language,
    profiles,
    engines,
    versions: {
      app: app.getVersion(),
      ...engines,
      platform: process.platform,
      release: release(),
    },
    demo,
    /** Creates a key generator, which makes one key at a time in a process that cancelling kills. */
    newGenerator: () =>
      createKeyGenerator(() =>
        utilityProcess.fork(join(import.meta.dirname, 'make-key.cjs'), [], {
          serviceName: 'Account Viewer key maker',
        }),
      ),
    service,
    openService,
    callService,
    /** Running key tests and connection-check calls, to be stopped together. */
    tests: createStoppableWork(),
    readers,
    journal,
    credentials,
    forgetKeys: () => {
      credentials.forgetAll();
      secrets.forgetFileKeys();
    },
    files,
    copies,
    baselines,
    notes,
    accounts,
  };
};
