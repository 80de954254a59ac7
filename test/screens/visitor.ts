import type { Page } from 'playwright';
import type { german } from '../../renderer/i18n/de';
import type { HostedApp } from '../launch/hosted-app';

/** A running app that a test or the tour drives. */
export interface Visitor extends Pick<HostedApp, 'chooseFile' | 'pressButton'> {
  readonly page: Page;
  /** Quits and starts again on the same user data; `whileClosed` runs in between. */
  readonly relaunch: (whileClosed?: () => Promise<void>) => Promise<unknown>;
  /** Restarts the app as if some days had passed. Only the tour has it (not on macOS), for pictures of several days. */
  readonly letDaysPass?: (days: number) => Promise<void>;
  /** Path of the user data. The key file of a visit is written beside it. */
  readonly userData: string;
}

/** The catalogue of the language that the app shows. */
export type Words = typeof german;

/** Called on each screen. `screen` is the name of the screen, for a file or a message. */
export type Look = (screen: string) => Promise<void>;
