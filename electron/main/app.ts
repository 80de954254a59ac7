import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { app, utilityProcess, type Session } from 'electron';
import type { AppState } from '../../shared/profile';
import { openAccounts } from './accounts/accounts';
import { credentialCache } from './accounts/credentials';
import { accountCalls } from './calls/account-calls';
import { changeKeys } from './calls/change-keys';
import type { CallService } from './calls/connection';
import { demoCalls } from './calls/demo-calls';
import { keyCalls } from './calls/key-calls';
import { newProfileCalls } from './calls/new-profile-calls';
import { profileCalls } from './calls/profile-calls';
import { profileFileCalls } from './calls/profile-file-calls';
import { demoAccounts } from './demo/demo-accounts';
import { electronDesk as desk } from './desk';
import { answerCalls } from './ipc/answer-call';
import type { AnswerCall } from './ipc/register-calls';
import { generateKey, keyGenerator } from './keys/generate-key';
import { stagedKeys } from './keys/staged-keys';
import { matchPublicKey } from './profiles/match-public-key';
import { profileStore } from './profiles/profile-store';
import { openKeychain } from './secrets/keychain-process';
import { profileSecrets } from './secrets/profile-secrets';
import { keychainStore } from './secrets/secret-store';
import { splitKeychain, windowsItemLimit } from './secrets/split-keychain';
import { getAccount } from './service/get-account';
import { nonceSources } from './service/nonce';
import { openSettingsFile } from './settings/settings-file';

/**
 * The keychain's service name. Builds of the app as shipped and from source must not share items: macOS ties an
 * item to the program that made it. A test run names its own in a file of its user data folder.
 */
const keychainService = async (): Promise<string> => {
  if (app.isPackaged) return 'Account Viewer';
  const file = join(app.getPath('userData'), 'keychain-service');
  const named = await readFile(file, 'utf8').catch(() => '');
  return named.trim() || 'Account Viewer (dev)';
};

const now = (): number => Date.now();
const monotonic = (): number => performance.now();

/** Puts the parts together with Electron's own clock, files, network, keychain process and dialogs. */
export const startApp = async (serviceSession: Session): Promise<{ answer: AnswerCall }> => {
  const service = await keychainService();
  const keychain = openKeychain({
    service,
    spawn: () =>
      utilityProcess.fork(join(import.meta.dirname, 'keychain.cjs'), [], {
        serviceName: 'Account Viewer keychain',
      }),
    now: monotonic,
  });
  const secrets = profileSecrets(
    keychainStore(
      process.platform === 'win32' ? splitKeychain(keychain, windowsItemLimit) : keychain,
    ),
  );
  const settings = await openSettingsFile(join(app.getPath('userData'), 'settings.json'), now());
  const demo = demoAccounts(now);
  const profiles = profileStore({
    file: settings,
    demoBaseUrl: () => demo.baseUrl(),
    inMemory: (profileId) => secrets.inMemory(profileId),
  });
  if (profiles.list().some(({ kind }) => kind === 'demo')) await demo.start();

  const nonceOf = nonceSources(randomInt, monotonic);
  const callService: CallService = (target, credentials, signal) => {
    const source = { clock: now, nonce: nonceOf(credentials.apiKey) };
    const fetch = (url: string, init: RequestInit) => serviceSession.fetch(url, init);
    return getAccount(target, credentials, { fetch, source, now }, signal);
  };
  const accounts = openAccounts({
    credentials: credentialCache(secrets, (profile, read) => {
      if (profile.kind === 'demo') demo.register(read);
      void matchPublicKey(profiles, profile, read);
    }),
    getAccount: callService,
    onAccepted: ({ id, accepted }) => {
      if (!accepted) void profiles.change(id, (profile) => ({ ...profile, accepted: true }));
    },
    now,
  });
  const staged = stagedKeys();
  const state = (): AppState => ({
    profiles: profiles.list(),
    activeProfileId: profiles.activeId(),
    version: app.getVersion(),
    development: !app.isPackaged,
    notice: settings.notice,
  });

  // Nothing that quits may wait for a keyring's prompt or a server.
  app.on('before-quit', () => {
    accounts.stop();
    keychain.stop();
  });

  const answer = answerCalls(
    {
      ...keyCalls({ staged, generator: keyGenerator(generateKey), desk }),
      ...newProfileCalls({ profiles, secrets, staged, callService, now: monotonic }),
      ...profileCalls({ profiles, secrets, accounts, state }),
      ...changeKeys({ profiles, secrets, accounts, staged, callService, state }),
      ...profileFileCalls({ profiles, desk, state }),
      ...demoCalls({ demo, profiles, secrets, generateKey }),
      ...accountCalls({ profiles, accounts, secrets }),
    },
    monotonic,
  );
  return { answer };
};
