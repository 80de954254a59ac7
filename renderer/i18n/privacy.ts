import type { ListName } from '../../shared/account';
import type { HidingDelay } from '../../shared/profile';
import { catalogue } from './language';

const records: Record<ListName, (place: number) => string> = {
  wallets: (place) => `Wallet ${place}`,
  contracts: (place) => `Contract ${place}`,
};

const hidingKeys = (isMac: boolean): string => (isMac ? '⇧⌘H' : 'Ctrl+Shift+H');

/** Texts about hiding values and about screenshots of the window. */
export const privacyWords = catalogue('privacy', {
  hide: 'Hide values',
  hideHint: (isMac: boolean) => `Hide names, addresses and dates (${hidingKeys(isMac)})`,
  hidden: 'hidden',
  /** Shown in the header while values are hidden. */
  mark: 'Names, addresses, dates hidden · Show',
  shortMark: 'Hidden · Show',
  markHint: (isMac: boolean) =>
    `Names, addresses and dates are hidden. Show them (${hidingKeys(isMac)})`,
  nowHidden: 'Values are hidden.',
  nowShown: 'Values are shown.',
  /** When the settings cannot be written, so that the change lasts for this run only. */
  hiddenForNow: (code: string) =>
    `Values are hidden, but only until the app closes: the settings could not be written. (${code})`,
  shownForNow: (code: string) =>
    `Values are shown, but the next start may hide them: the settings could not be written. (${code})`,
  /** Replaces a value in a sentence. */
  mask: '••••••',
  copied: 'Copied.',
  copyField: 'Copy value',
  profile: (place: number) => `Profile ${place}`,
  record: (list: ListName, place: number) => records[list](place),
  json: 'The JSON is hidden with the other values. You can still copy it.',
  qr: 'The QR code is hidden with the other values.',
  search: 'Search (the text is hidden)',
  secret: 'Values are hidden. Show them first.',
  form: 'Hidden with the other values.',
  showForm: 'Show values',
  about:
    'Hidden values are not in the window at all: names, addresses, dates, QR codes and JSON. Asset codes and numbers of records stay. Anyone at this computer can show the values again; no password is asked for.',
  onLock: 'Hide values when the screen is locked',
  noLock:
    'This system does not tell the app when the screen is locked. Hide values after some minutes without use instead.',
  after: 'Hide values when the app or the computer is not used',
  delays: {
    0: 'Never',
    1: 'After 1 minute',
    5: 'After 5 minutes',
    15: 'After 15 minutes',
  } satisfies Record<HidingDelay, string>,
  capture: 'Keep the window out of screenshots and screen sharing',
  captureHint:
    'Others then see a black or missing window. Some programs can still capture it, especially on newer versions of macOS. To show the window once, start the app with --allow-capture.',
  captureOff: 'Off until the app is closed: it was started with --allow-capture.',
});
