import {
  CircleUser,
  Download,
  Eye,
  EyeOff,
  FileDiff,
  Keyboard,
  Plug,
  Plus,
  RefreshCw,
  Settings,
  type LucideIcon,
} from 'lucide-react';
import { shortcutGroups, viewsByDigit } from '../shortcut-groups';
import { viewIcons, viewName } from '../views';
import { refresh } from '../../store/account-actions';
import {
  openExport,
  openSheet,
  show,
  showSetting,
  showSettings,
  startConnecting,
} from '../../store/navigate';
import { selectProfile } from '../../store/profiles';
import { startComparison } from '../../store/comparison-actions';
import { toggleValuesHidden } from '../../store/hiding';
import {
  useWindow,
  useActiveId,
  useIsRefreshing,
  useIsOtherAccountShown,
  useValuesHidden,
} from '../../store/store';
import { settingsPages } from '../../store/window-state';
import { useProfileName } from '../../ui/text/names';
import { words } from '../../i18n/window';
import { compareWords } from '../../i18n/compare';
import { connectionCheckWords } from '../../i18n/diagnostics';
import { exportWords } from '../../i18n/export';
import { privacyWords } from '../../i18n/privacy';

/** An action, or a place to go to, with the name of its button or link. */
export interface Command {
  readonly id: string;
  readonly group: 'places' | 'commands' | 'profiles';
  readonly icon: LucideIcon;
  readonly name: string;
  /** The key for the same action, as in the table of shortcuts. */
  readonly chord?: string | undefined;
  readonly run: () => void;
}

type Everywhere = (typeof shortcutGroups)[0]['shortcuts'][number]['does'];

const chordOf = (does: Everywhere): string | undefined =>
  shortcutGroups[0].shortcuts.find((shortcut) => shortcut.does === does)?.keys[0];

const places = (): readonly Command[] => {
  const { settings } = words;
  const views = [...viewsByDigit, 'settings' as const].map((view, at): Command => ({
    id: view,
    group: 'places',
    icon: viewIcons[view],
    name: viewName(view),
    chord: view === 'settings' ? chordOf('settings') : `Mod+${at + 1}`,
    run: () => {
      show(view);
    },
  }));
  const pages = settingsPages.map((page): Command => ({
    id: `settings-${page}`,
    group: 'places',
    icon: Settings,
    name: `${settings.title} › ${settings.pages[page]}`,
    run: () => {
      showSettings(page);
    },
  }));
  return [...views, ...pages];
};

/** The commands that are possible now. A command whose button would refuse is left out. */
export const useCommands = (): readonly Command[] => {
  const profiles = useWindow(({ app }) => app?.profiles ?? []);
  const activeId = useActiveId();
  const head = useWindow(({ account }) => account?.head ?? null);
  const isRefreshing = useIsRefreshing();
  const isStopped = useIsOtherAccountShown();
  const isComparing = useWindow(({ comparing, view }) => comparing?.list === view);
  const hidden = useValuesHidden();
  const nameOf = useProfileName();
  const hasRecords = head !== null && head.walletCount + head.contractCount > 0;
  const commands = [
    !isRefreshing && {
      id: 'refresh',
      icon: RefreshCw,
      name: words.account.refresh,
      chord: chordOf('refresh'),
      run: () => void refresh(),
    },
    {
      id: 'hide',
      icon: hidden ? Eye : EyeOff,
      name: hidden ? privacyWords.showForm : privacyWords.hide,
      chord: chordOf('hide'),
      run: toggleValuesHidden,
    },
    head !== null &&
      !isStopped && {
        id: 'compare',
        icon: FileDiff,
        name: compareWords.open,
        run: () => void startComparison(),
      },
    hasRecords &&
      !isStopped &&
      !isComparing && {
        id: 'export',
        icon: Download,
        name: exportWords.open,
        run: openExport,
      },
    {
      id: 'connectionCheck',
      icon: Plug,
      name: connectionCheckWords.run,
      run: () => {
        showSetting('connection-check');
      },
    },
    { id: 'add', icon: Plus, name: words.account.addProfile, run: startConnecting },
    {
      id: 'sheet',
      icon: Keyboard,
      name: words.shortcuts,
      run: openSheet,
      chord: chordOf('sheet'),
    },
  ].flatMap((command): readonly Command[] =>
    command === false ? [] : [{ group: 'commands', ...command }],
  );
  const others = profiles
    .filter(({ id }) => id !== activeId)
    .map((profile): Command => ({
      id: `profile-${profile.id}`,
      group: 'profiles',
      icon: CircleUser,
      name: nameOf(profile),
      run: () => void selectProfile(profile.id),
    }));
  return [...places(), ...commands, ...others];
};
