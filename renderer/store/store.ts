import { create } from 'zustand';
import { presetExplorers, type Explorer } from '../../shared/explorer';
import type { Separator } from '../../shared/export';
import type { Profile, Zone } from '../../shared/profile';
import { exportWords } from '../i18n/export';
import { privacyWords } from '../i18n/privacy';
import { memoizeByObject } from './memoize-by-object';
import { initialState, type WindowState } from './window-state';

/** What the window shows. Never holds a secret. */
export const useWindow = create<WindowState>()(() => initialState);

/** The separator of tables: the user's last choice, or else the usual one of the window's language. */
export const usualSeparator = (): Separator =>
  useWindow.getState().app?.preferences.exports.separator ?? exportWords.usualSeparator();

/** The profile whose account is on screen. */
export const activeProfileOf = ({ app }: Pick<WindowState, 'app'>): Profile | undefined =>
  app?.profiles.find(({ id }) => id === app.activeProfileId);

/** The profile whose account is on screen, as a hook. */
export const useActiveProfile = (): Profile | undefined => useWindow(activeProfileOf);

const activeIdOf = ({ app }: Pick<WindowState, 'app'>): string | null =>
  app?.activeProfileId ?? null;

/** The id of the profile whose account is on screen now; null where there is none. */
export const activeId = (): string | null => activeIdOf(useWindow.getState());

/** Whether the account of a profile is the one on screen now. */
export const isActive = (profileId: string): boolean => activeId() === profileId;

/** The id of the profile whose account is on screen, as a hook. */
export const useActiveId = (): string | null => useWindow(activeIdOf);

/** Whether an answer of another account is shown in place of the known account, and waits for the user's decision. */
export const isOtherAccountShown = ({
  other,
  keepsLooking,
}: Pick<WindowState, 'other' | 'keepsLooking'>): boolean => other !== null && !keepsLooking;

/** `isOtherAccountShown` as a hook. */
export const useIsOtherAccountShown = (): boolean => useWindow(isOtherAccountShown);

/** Whether what is on screen is the offline copy of the account. */
export const isOfflineCopy = ({ account }: Pick<WindowState, 'account'>): boolean =>
  account?.head.source === 'copy';

/** `isOfflineCopy` as a hook. */
export const useIsOfflineCopy = (): boolean => useWindow(isOfflineCopy);

/** Whether the account on screen is being refreshed. */
export const useIsRefreshing = (): boolean => useWindow(({ refreshing }) => refreshing !== null);

/** The time zone that dates are shown in, from the user's settings. */
export const useZone = (): Zone => useWindow(({ app }) => app?.preferences.dates ?? 'local');

/**
 * Whether values of the account must stay out of the document. A component that shows a value checks this, or uses a
 * component that does.
 */
export const useValuesHidden = (): boolean => useWindow(({ valuesHidden }) => valuesHidden);

/**
 * Folder of the settings file. The path contains the user's account name on this computer, so it is hidden together
 * with the values.
 */
export const useSettingsFolder = (): string =>
  useWindow(({ app, valuesHidden }) =>
    valuesHidden ? privacyWords.mask : (app?.settingsFolder ?? ''),
  );

const none: ReadonlySet<string> = new Set();

/**
 * Assets whose addresses follow EIP-55, by the settings of the explorers. Always the same set for the same explorers,
 * because the models of the lists are built anew for each new set.
 */
export const evmAssetsOf = memoizeByObject(
  (explorers: readonly Explorer[]): ReadonlySet<string> => {
    // A preset counts even if the user has removed it: removing a website does not stop the check of addresses.
    const followed = new Map(
      [...presetExplorers, ...explorers].map(({ asset, evm }) => [asset, evm]),
    );
    return new Set([...followed].flatMap(([asset, evm]) => (evm ? [asset] : [])));
  },
);

/** Assets whose addresses follow EIP-55: as the user has set it for the explorers; ETH unless set otherwise. */
export const evmAssetsIn = ({ app }: WindowState): ReadonlySet<string> =>
  app ? evmAssetsOf(app.explorers) : none;

export const useEvmAssets = (): ReadonlySet<string> => useWindow(evmAssetsIn);
