import {
  FileCode2,
  History,
  LayoutDashboard,
  Settings,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { View } from '../store/window-state';
import { activityWords } from '../i18n/activity';
import { words } from '../i18n/window';

export const viewIcons: Readonly<Record<View, LucideIcon>> = {
  overview: LayoutDashboard,
  wallets: Wallet,
  contracts: FileCode2,
  activity: History,
  settings: Settings,
};

/** The name of a view, in every place that leads to it. */
export const viewName = (view: View): string => {
  const { account, settings } = words;
  const names: Readonly<Record<View, string>> = {
    overview: account.overview,
    wallets: account.wallets,
    contracts: account.contracts,
    activity: activityWords.title,
    settings: settings.title,
  };
  return names[view];
};
