import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { release } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { app, nativeTheme, powerMonitor, utilityProcess, type Session } from 'electron';
import type { LanguageChoice, SpokenLanguage } from '../../shared/language';
import type { AppState, Preferences } from '../../shared/profile';
import { openAccounts } from './accounts/accounts';
import { credentialCache } from './accounts/credentials';
import { accountCalls } from './accounts/feature';
import { activityCalls } from './memory/feature';
import { changeKeys } from './profiles/change-keys';
import { clipboardCalls } from './clipboard/feature';
import type { CallService } from './profiles/connection';
import { demoCalls } from './demo/feature';
import { doctorCalls } from './doctor/feature';
import { exportCalls } from './export/feature';
import { inspectorCalls } from './inspector/feature';
import { keptCalls } from './kept/feature';
import { keyCalls } from './keys/feature';
import { linkCalls } from './links/feature';
import { logCalls } from './log/feature';
import { newProfileCalls } from './profiles/new-profile';
import { preferenceCalls } from './settings/feature';
import { privacyCalls } from './privacy/feature';
import { notesCalls } from './notes/feature';
import { profileCalls } from './profiles/feature';
import { profileFileCalls } from './profiles/profile-file';
import { updateCalls } from './updates/feature';
import { viewCalls } from './profiles/list-views';
import { demoAccounts } from './demo/demo-accounts';
import { electronDesk as desk } from './desk';
import { callHistory } from './doctor/call-history';
import { openDoctor } from './doctor/doctor';
import { openExporter } from './export/exporter';
import { tokenJournal } from './inspector/token-journal';
import { answerCalls } from './ipc/answer-call';
import type { SendEvent } from './ipc/events';
import type { AnswerCall } from './ipc/register-calls';
import { createAppState } from './app-state';
import { accountFiles } from './account-files';
import { accountRead } from './kept/account-read';
import { keyGenerator } from './keys/generate-key';
import { stagedKeys } from './keys/staged-keys';
import { followPower } from './lifecycle/follow-power';
import { openInBrowser } from './links/open-in-browser';
import { errorFacts } from './log/error-facts';
import type { Logger } from './log/logger';
import { loggingCalls } from './log/logging-calls';
import { loggingKeychain } from './log/logging-keychain';
import type { CaptureGuard } from './privacy/capture-protection';
import { valueHiding } from './privacy/value-hiding';
import { matchPublicKey } from './profiles/match-public-key';
import { profileStore } from './profiles/profile-store';
import { electronUpdates } from './release-updates';
import { openKeychain } from './secrets/keychain-process';
import { profileSecrets } from './secrets/profile-secrets';
import { keychainStore } from './secrets/secret-store';
import { serviceName } from './secrets/service-name';
import { splitKeychain, windowsItemLimit } from './secrets/split-keychain';
import { serviceCalls } from './service/service-calls';
import { createSessionHttp } from './service/session-http';
import { wait } from './service/wait';
import { openSettingsFile } from './settings/settings-file';

const now = (): number => Date.now();
const monotonic = (): number => performance.now();

/** Puts the parts together with Electron's own clock, files, network, keychain process and dialogs. */
export const startApp = async (
  serviceSession: Session,
  logger: Logger,
  speak: (choice: LanguageChoice) => SpokenLanguage,
  captures: CaptureGuard,
  send: SendEvent,
): Promise<{ answer: AnswerCall }> => {
  const { log } = logger;
  const keychain = loggingKeychain(
    openKeychain({
      service: await serviceName(app.isPackaged, () =>
        readFile(join(app.getPath('userData'), 'keychain-service'), 'utf8').catch(() => ''),
      ),
      spawn: () =>
        utilityProcess.fork(join(import.meta.dirname, 'keychain.cjs'), [], {
          serviceName: 'Account Viewer keychain',
        }),
      now: monotonic,
    }),
    log,
    monotonic,
  );
  const secrets = profileSecrets(
    keychainStore(
      process.platform === 'win32' ? splitKeychain(keychain, windowsItemLimit) : keychain,
    ),
    (profileId) => profiles.destination(profileId),
  );
  const settings = await openSettingsFile(join(app.getPath('userData'), 'settings.json'), now());
  if (settings.notice) log('settings', { notice: settings.notice.kind });
  let language: SpokenLanguage;
  const apply = ({ theme, log: level, language: choice, captureProtection }: Preferences): void => {
    nativeTheme.themeSource = theme;
    language = speak(choice);
    logger.setLevel(level);
    captures.set(captureProtection);
  };
  apply(settings.current().preferences);
  const demo = demoAccounts(now);
  const profiles = profileStore({
    file: settings,
    demoBaseUrl: () => demo.baseUrl(),
    inMemory: (profileId) => secrets.inMemory(profileId),
  });
  if (profiles.list().some(({ kind }) => kind === 'demo')) await demo.start();
  const service = serviceCalls({
    http: createSessionHttp(serviceSession),
    clocks: { wall: now, monotonic },
    randomInt,
    wait,
    correctClock: () => settings.current().preferences.correctClock,
  });
  const history = callHistory(now);
  const logCall = loggingCalls(log, monotonic);
  const callService: CallService = async (target, credentials, signal, watch) =>
    history.note(target.baseUrl, await logCall(service.call(target, credentials, signal, watch)));
  const journal = tokenJournal(now);
  const credentials = credentialCache(secrets, (profile, read) => {
    if (profile.kind === 'demo') demo.register(read);
    void matchPublicKey(profiles, profile, read);
  });
  const { files, copies, memories, notes, filesToRemove } = accountFiles({
    folder: join(app.getPath('userData'), 'accounts'),
    secrets,
    profiles,
    keepsCopies: () => settings.current().preferences.keepCopy,
    now,
  });
  const forgetKeys = (): void => {
    credentials.forgetAll();
    secrets.forgetFileKeys();
  };
  const hiding = valueHiding({
    settings,
    idleSeconds: () => powerMonitor.getSystemIdleTime(),
    now: monotonic,
    onAway: forgetKeys,
  });
  const accounts = openAccounts({
    credentials,
    readCopy: (profileId) => copies.open(profileId),
    onAnswer: (profile, answer) =>
      void copies.keep(profile.id, { of: accountRead(profile), ...answer }),
    onShown: (profileId, snapshot) => {
      memories.take(profileId, snapshot);
    },
    onForget: (profileId) => void files.of(profileId, 'copy').remove(),
    callAccount: (profile, ready, signal) =>
      journal.watch(profile, (onSigned) => callService(profile, ready, signal, { onSigned })),
    onOutcome: async ({ id, accepted }, result) => {
      if (!result.ok || accepted) return;
      await profiles.change(id, (profile) => ({ ...profile, accepted: true }));
    },
    now,
  });
  const { electron, chrome, node } = process.versions;
  const doctor = openDoctor({
    keychain,
    secrets,
    credentials,
    resolveHost: (host) => serviceSession.resolveHost(host),
    resolveProxy: (url) => serviceSession.resolveProxy(url),
    call: (target, ready, onHeaders, signal) => callService(target, ready, signal, { onHeaders }),
    randomText: randomUUID,
    now,
    history,
    versions: {
      app: app.getVersion(),
      electron,
      chromium: chrome,
      node,
      platform: process.platform,
      release: release(),
    },
  });
  const updates = await electronUpdates(settings, log);
  const exporter = openExporter(undefined, process.platform);
  const staged = stagedKeys();
  const spawnKeyMaker = () =>
    utilityProcess.fork(join(import.meta.dirname, 'make-key.cjs'), [], {
      serviceName: 'Account Viewer key maker',
    });
  const generator = keyGenerator(spawnKeyMaker);
  const readState = (): Omit<AppState, 'revision'> => ({
    profiles: profiles.list(),
    activeProfileId: profiles.activeId(),
    version: app.getVersion(),
    versions: { electron, chromium: chrome, node },
    development: !app.isPackaged,
    updates: updates.state(),
    notice: settings.notice,
    preferences: settings.current().preferences,
    language,
    valuesHidden: hiding.isHidden(),
    captureProtection: captures.state,
    screenLocked: isScreenLocked(),
    tellsLock: process.platform !== 'linux',
    explorers: settings.current().explorers,
  });

  // Nothing that quits may wait for a keyring's prompt or a server.
  app.on('before-quit', () => {
    accounts.stopAll();
    generator.cancel();
    exporter.stop();
    keychain.stop();
  });
  const { isScreenLocked } = followPower(powerMonitor, {
    onSleep: () => {
      accounts.stopAll();
      forgetKeys();
      service.forgetClocks();
    },
    onWake: () => {
      service.forgetClocks();
    },
    onLock: () => {
      forgetKeys();
      hiding.screenLocked();
      publish();
    },
    onUnlock: () => {
      publish();
    },
  });

  const { current: state, publish } = createAppState(readState, send);
  const answer = answerCalls(
    {
      ...keyCalls({ staged, generator, desk }),
      ...newProfileCalls({ profiles, secrets, staged, callService, now: monotonic }),
      ...profileCalls({ profiles, secrets, accounts, desk, journal, files: filesToRemove, state }),
      ...changeKeys({ profiles, secrets, accounts, staged, callService, state }),
      ...profileFileCalls({ profiles, desk, state }),
      ...demoCalls({ demo, profiles, secrets, generator: keyGenerator(spawnKeyMaker) }),
      ...accountCalls({
        profiles,
        accounts,
        secrets,
        acceptClock: (baseUrl) => {
          service.acceptClock(baseUrl);
        },
        isScreenLocked,
      }),
      ...activityCalls({ profiles, memories }),
      ...keptCalls({ profiles, accounts, files }),
      ...preferenceCalls(settings, state, apply, () => files.removeKind('copy')),
      ...privacyCalls(hiding),
      ...logCalls(logger),
      ...clipboardCalls({ accounts, memories, desk, pause: (ms) => pause(ms) }),
      ...exportCalls({
        profiles,
        accounts,
        credentials,
        notes,
        exporter,
        areValuesHidden: () => hiding.isHidden(),
        desk,
      }),
      ...notesCalls({ profiles, notes }),
      ...linkCalls({ accounts, settings, desk, openInBrowser }),
      ...updateCalls({ updates, desk, openInBrowser }),
      ...viewCalls({ profiles, settings }),
      ...doctorCalls({ profiles, doctor, desk }),
      ...inspectorCalls({
        profiles,
        credentials,
        journal,
        desk,
        sourceOf: (target, ready) => service.sourceOf(target, ready),
        estimateOf: (baseUrl) => service.clockOf(baseUrl).estimate(),
        now,
      }),
    },
    monotonic,
    {
      onThrown: (error) => {
        log('failed', { where: 'call', ...errorFacts(error) });
      },
      onDone: publish,
    },
  );
  return { answer };
};
