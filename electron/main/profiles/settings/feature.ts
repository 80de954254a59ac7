import { defined } from '../../../../shared/defined';
import { checkExplorers } from '../../../../shared/explorer';
import { succeed } from '../../../../shared/failure';
import type { Preferences } from '../../../../shared/schemas';
import type { Feature } from '../../feature';
import type { ProfileFiles } from '../../storage/profile-files';
import type { SettingsFile } from './settings-file';

interface SettingsContext {
  readonly settings: Pick<SettingsFile, 'current' | 'update'>;
  /** Makes new preferences felt at once. */
  readonly apply: (preferences: Preferences) => void;
  readonly files: Pick<ProfileFiles, 'removeKind'>;
}

/** How the app behaves for all profiles. */
export const createSettingsFeature = ({ settings, apply, files }: SettingsContext) =>
  ({
    handlers: {
      setPreferences: async (changes) => {
        // Put together in the queue of writes, so that of two changes at once neither undoes the other.
        const written = await settings.update((before) => ({
          ...before,
          preferences: { ...before.preferences, ...defined(changes) },
        }));
        if (!written.ok) return written;
        apply(settings.current().preferences);
        // Copies that stay are told of by what is there, and the start tries again.
        if (changes.keepCopy === false) await files.removeKind('copy');
        return succeed(null);
      },
      setExplorers: async ({ explorers: wanted }) => {
        const explorers = checkExplorers(wanted);
        if (!explorers.ok) return explorers;
        return settings.update((before) => ({ ...before, explorers: explorers.value }));
      },
    },
  }) satisfies Feature;
