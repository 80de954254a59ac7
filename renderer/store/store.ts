import { create } from 'zustand';
import { presetExplorers, type Explorer } from '../../shared/explorer';
import type { Separator } from '../../shared/export';
import type { Profile, Zone } from '../../shared/profile';
import { exportWords } from '../i18n/export';
import { privacyWords } from '../i18n/privacy';
import { remember } from './remember';
import { initialState, type WindowState } from './window-state';

/** What the window shows. Never holds a secret. */
export const useWindow = create<WindowState>()(() => initialState);

/** What tables are separated by: as chosen last, else as is usual in the language of the window. */
export const usualSeparator = (): Separator =>
  useWindow.getState().app?.preferences.exports.separator ?? exportWords.usualSeparator();

/** The profile whose account is on screen. */
export const activeProfileOf = ({ app }: Pick<WindowState, 'app'>): Profile | undefined =>
  app?.profiles.find(({ id }) => id === app.activeProfileId);

/** The profile whose account is on screen; what asks is drawn anew when it changes. */
export const useActiveProfile = (): Profile | undefined => useWindow(activeProfileOf);

const activeIdOf = ({ app }: Pick<WindowState, 'app'>): string | null =>
  app?.activeProfileId ?? null;

/** The id of the profile whose account is on screen now; null where there is none. */
export const activeId = (): string | null => activeIdOf(useWindow.getState());

/** Whether the account of a profile is the one on screen now. */
export const isActive = (profileId: string): boolean => activeId() === profileId;

/** The id of the profile whose account is on screen; what asks is drawn anew when it is another. */
export const useActiveId = (): string | null => useWindow(activeIdOf);

/** Whether an answer that is another account stands in the place of the one on screen, and waits for the person. */
export const isStopped = ({
  other,
  keepsLooking,
}: Pick<WindowState, 'other' | 'keepsLooking'>): boolean => other !== null && !keepsLooking;

/** The same; what asks is drawn anew when it changes. */
export const useIsStopped = (): boolean => useWindow(isStopped);

/** Whether what is on screen is the offline copy of the account. */
export const isOfflineCopy = ({ account }: Pick<WindowState, 'account'>): boolean =>
  account?.head.source === 'copy';

/** The same; what asks is drawn anew when it changes. */
export const useIsOfflineCopy = (): boolean => useWindow(isOfflineCopy);

/** Whether the service is being asked for the account on screen; what asks is drawn anew when it changes. */
export const useIsRefreshing = (): boolean => useWindow(({ refreshing }) => refreshing !== null);

/** The zone that dates are shown in, as the person has it in the settings. */
export const useZone = (): Zone => useWindow(({ app }) => app?.preferences.dates ?? 'local');

/** Whether values of the account may be in the document. What shows one asks here, or leaves it to what does. */
export const useValuesHidden = (): boolean => useWindow(({ valuesHidden }) => valuesHidden);

/** Where the settings file is; it names the person's account on this computer, and is hidden with the other values. */
export const useSettingsFolder = (): string =>
  useWindow(({ app, valuesHidden }) =>
    valuesHidden ? privacyWords.mask : (app?.settingsFolder ?? ''),
  );

const none: ReadonlySet<string> = new Set();

/** The same set for the same explorers, wherever it is asked for: the models of the lists are made for one set. */
export const evmAssetsOf = remember((explorers: readonly Explorer[]): ReadonlySet<string> => {
  // Who removes a website does not mean that addresses are checked no longer.
  const followed = new Map(
    [...presetExplorers, ...explorers].map(({ asset, evm }) => [asset, evm]),
  );
  return new Set([...followed].flatMap(([asset, evm]) => (evm ? [asset] : [])));
});

/** Assets whose addresses follow EIP-55: as the person has it in the settings of explorers, and ETH unless said otherwise. */
export const useEvmAssets = (): ReadonlySet<string> =>
  useWindow(({ app }) => (app ? evmAssetsOf(app.explorers) : none));
