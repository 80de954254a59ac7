import type { Page } from 'playwright';
import type { german } from '../../renderer/i18n/de';
import type { HostedApp } from '../launch/hosted-app';

/** A running app, driven by a test or by the tour. */
export interface Visitor extends Pick<HostedApp, 'chooseFile' | 'pressButton'> {
  readonly page: Page;
  /** Quits and starts again on the same user data; `whileClosed` runs in between. */
  readonly relaunch: (whileClosed?: () => Promise<void>) => Promise<unknown>;
  /** Starts again some days later, where what is remembered of them is looked at by people. */
  readonly letDaysPass?: (days: number) => Promise<void>;
  /** Where the key file of a visit goes, beside the user data. */
  readonly userData: string;
}

/** The words of the language that the app speaks. */
export type Words = typeof german;

/** What is done on each screen: `screen` names it, for a file or a message. */
export type Look = (screen: string) => Promise<void>;
