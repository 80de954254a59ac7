import {
  createProfileStore,
  type ProfileStore,
} from '../../../electron/main/profiles/profile-store';
import {
  emptySettings,
  type SavedProfile,
  type Settings,
} from '../../../electron/main/profiles/settings/settings';
import type { SettingsFile } from '../../../electron/main/profiles/settings/settings-file';
import { fail, succeed } from '../../../shared/failure';

type ProfileStoreOptions = Parameters<typeof createProfileStore>[0];

/** A settings file in memory whose disk can be made to refuse writes. */
export interface FakeSettings extends SettingsFile {
  full: boolean;
  writes: number;
  notice: SettingsFile['notice'];
  /** Ids in the copies set aside. */
  aside: readonly string[];
}

export function fakeSettings(start: Settings = emptySettings): FakeSettings {
  let settings = start;
  const file: FakeSettings = {
    full: false,
    writes: 0,
    notice: null,
    aside: [],
    idsSetAside: () => Promise.resolve(file.aside),
    dropSetAside: () => {
      file.aside = [];
      return Promise.resolve();
    },
    current: () => settings,
    update: (change) => {
      if (file.full) return Promise.resolve(fail('FILE_NOT_WRITTEN'));
      const next = change(settings);
      if (next !== settings) file.writes += 1;
      settings = next;
      return Promise.resolve(succeed(null));
    },
    underWay: () => null,
  };
  return file;
}

export function profileWith(changes: Partial<SavedProfile> = {}): SavedProfile {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Treasury',
    baseUrl: 'https://api.example.com',
    kind: 'service',
    publicKey: { bits: 2048, fingerprint: 'SHA256:x', spki: 'QUJD' },
    colour: 'grey',
    production: false,
    signedPath: 'endpoint',
    waitSeconds: 30,
    accepted: true,
    ...changes,
  };
}

/** A store of profiles over a settings file, with no listeners and no keys in memory. */
export const storeOver = (
  file: SettingsFile,
  changes: Partial<ProfileStoreOptions> = {},
): ProfileStore =>
  createProfileStore({
    onChanged: () => undefined,
    file,
    demoBaseUrl: () => '',
    inMemory: () => false,
    ...changes,
  });
