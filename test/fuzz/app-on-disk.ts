import { join } from 'node:path';
import { createAccounts } from '../../electron/main/account/accounts';
import { createCredentialCache } from '../../electron/main/account/credentials';
import { createProfileFiles } from '../../electron/main/storage/profile-files';
import { createNotes } from '../../electron/main/notes/feature';
import { createStoppableWork } from '../../electron/main/timers';
import { matchPublicKey, createProfileActs } from '../../electron/main/profiles/profile-acts';
import { createProfilesFeature } from '../../electron/main/profiles/feature';
import { createProfileSecrets } from '../../electron/main/credentials/keychain/profile-secrets';
import { createAgreedAddresses } from '../../electron/main/account/client/agreed-addresses';
import { createSecretStore } from '../../electron/main/credentials/keychain/secret-store';
import { createSplitKeychain } from '../../electron/main/credentials/keychain/split-keychain';
import { openSettingsFile } from '../../electron/main/profiles/settings/settings-file';
import { asCalled } from '../unit/calls/as-called';
import { agreeingDialogs } from '../unit/calls/app-parts';
import { diskWith, keychainOn, type Step } from '../unit/credentials/keychain/one-life';
import { stagedCopies } from '../unit/credentials/keys/staged-copies';
import { quietParts } from '../unit/account/quiet-parts';
import { storeOver } from '../unit/profiles/fake-settings';

/** What survives a kill of the app: the items of the keychain, and a folder with everything else. */
export interface Machine {
  readonly items: Map<string, string>;
  readonly folder: string;
}

/**
 * Starts the parts of the app that store profiles, keys and notes, on a machine's items and folder. `limit` is the
 * largest item of its keychain in bytes. A `step` that never resolves ends the app.
 */
export const startOn = async ({ items, folder }: Machine, step: Step, limit: number) => {
  const fs = diskWith(step);
  const secrets = createProfileSecrets(
    createSecretStore(createSplitKeychain(keychainOn(items, step), limit)),
    {
      destination: (profileId) => profiles.destination(profileId),
      announce: (profileId) => profiles.announce(profileId),
    },
  );
  const settings = await openSettingsFile(join(folder, 'settings.json'), 0, undefined, fs);
  const profiles = storeOver(settings, { inMemory: (id) => secrets.inMemory(id) });
  const healed: Promise<void>[] = [];
  const credentials = createCredentialCache(secrets, (profile, read) => {
    healed.push(matchPublicKey(profiles, profile, read));
  });
  const callService = () => Promise.reject(new Error('no call is made'));
  const openService = callService;
  const accounts = createAccounts({
    ...quietParts,
    credentials,
    callAccount: callService,
    baselines: {
      take: () => Promise.reject(new Error('no answer comes')),
      trust: () => Promise.reject(new Error('no answer comes')),
    },
  });
  const staged = stagedCopies();
  const tests = createStoppableWork();
  const { marks } = secrets;
  const files = createProfileFiles({ folder: join(folder, 'accounts'), now: () => 0, marks, fs });
  const isKnown = (profileId: string): boolean => profiles.find(profileId).ok;
  const notes = createNotes({ files, secrets, isKnown });
  const onRemoved = (profileId: string): void => {
    accounts.forget(profileId);
  };
  const acts = createProfileActs({ profiles, secrets, files, settings, onRemoved });
  const baselines = { findOther: () => Promise.reject(new Error('no answer comes')) };
  const calls = { openService, callService, baselines, tests };
  const parts = { profiles, secrets, credentials, accounts, acts, staged, ...calls };
  const dialogs = agreeingDialogs;
  const addresses = createAgreedAddresses(dialogs, () => '');
  const feature = createProfilesFeature({ ...parts, addresses, dialogs, monotonic: () => 0 });
  return {
    ...parts,
    settings,
    healed,
    files,
    notes,
    ...asCalled(feature.handlers, (profileId) => profiles.find(profileId)),
  };
};

export type StartedApp = Awaited<ReturnType<typeof startOn>>;
