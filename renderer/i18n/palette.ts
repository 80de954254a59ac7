import type { NotCompared } from '../../shared/ownership';
import { integer, plural } from './plural';
import { catalogue } from './language';

const addresses = (count: number): string => plural(count, 'address', 'addresses');
const profiles = (count: number): string => plural(count, 'profile', 'profiles');
const contracts = (count: number): string => plural(count, 'contract', 'contracts');

/** For a known address that is not the user's own. `isPartly`: whether a profile was not compared. */
const notYours = (isPartly: boolean): string =>
  isPartly ? 'Known, not yours in the profiles compared' : 'Known, not yours';

/** Texts of the palette, which looks up addresses and commands. */
export const paletteWords = catalogue('palette', {
  open: 'Find address…',
  title: 'Find address',
  placeholder: 'Paste an address, or type a name',
  close: 'Esc: close',
  results: 'Results',
  local: 'Compared on this computer, nothing was sent',
  hint: 'Paste an address to ask whether it is yours',
  choose: 'Choose',
  run: 'Open',
  nothing: 'No command has this name',
  nothingHint: 'To ask whether an address is yours, paste all of its characters.',
  places: 'Go to',
  commands: 'Commands',
  profiles: 'Switch to',
  records: 'Records',
  search: 'Search the lists',
  /** `text` is the typed text, or null while values are hidden. */
  searchFor: {
    wallets: (text: string | null) => `Search wallets${text === null ? '' : ` for “${text}”`}`,
    contracts: (text: string | null) => `Search contracts${text === null ? '' : ` for “${text}”`}`,
  },
  quoted: (name: string) => `“${name}”`,
  /**
   * A title for each verdict. `of` is a name in quotation marks, or null while values are hidden. `isPartly`: whether a
   * profile was not compared.
   */
  titles: {
    changed: 'Stop: this address is part of a change that nobody has acknowledged',
    wallet: (of: string | null) => `Yes, a wallet of ${of ?? 'yours'}`,
    newcomer: (of: string | null) => `Yes, a new wallet of ${of ?? 'yours'}`,
    namesake: (of: string | null) =>
      `A wallet of ${of ?? 'yours'} now, but its name belongs to another address`,
    contract: (of: string | null) => `Known, not a wallet: a contract of ${of ?? 'yours'}`,
    ownContract: 'Known, not a wallet: a contract of this account',
    unconfirmed: (of: string | null) =>
      `Known, but not confirmed: ${of ?? 'one of your profiles'} has it now, but there is nothing earlier to compare it with`,
    formerAnswer: (of: string | null) =>
      `Known, but not confirmed: ${of ?? 'one of your profiles'} had it, but its service now answers with another account`,
    remembered: (of: string | null) =>
      `Known, but not confirmed: seen in an earlier answer of ${of ?? 'one of your profiles'}`,
    former: (of: string | null, until: string | null) =>
      `No longer: it was the address of ${of ?? 'one of your records'}${until === null ? '' : ` until ${until}`}`,
    gone: (of: string | null, since: string | null) =>
      `No longer: it was the address of ${of ?? 'a record'}, which ${since === null ? 'is gone' : `has been gone since ${since}`}`,
    alike: (of: string | null, isPartly: boolean) => {
      const known = of ?? 'an address that you know';
      return isPartly
        ? `No, not in any profile that could be compared: it looks like ${known}`
        : `No. It only looks like ${known}`;
    },
    deployer: (count: number, isPartly: boolean) =>
      `${notYours(isPartly)}: deployed ${contracts(count)}`,
    note: (as: string | null, isPartly: boolean) =>
      `${notYours(isPartly)}: in your notes${as === null ? '' : ` as ${as}`}`,
    none: 'No, this address is not yours',
    nonePartly: 'No, not in any profile that could be compared',
    nothingCompared: 'No verdict: there is nothing to compare it with',
    part: 'No verdict: this is only a part of an address',
    incomplete: 'No verdict: this is not a whole address',
  },
  sentences: {
    changed:
      'Do not use it yet. Open the record, compare both addresses, and ask whoever is responsible, through a channel you already know.',
    wallet: (when: string | null) =>
      `Every character is the same${when === null ? '' : ` as in the answer from ${when}`}.`,
    /** For an address whose capitals contradict its checksum, and that no record has in that spelling. */
    walletCapitals: (when: string | null) =>
      `Apart from capitals, every character is the same${when === null ? '' : ` as in the answer from ${when}`}.`,
    newcomer: 'It appeared after you last marked the changes as seen.',
    namesake:
      'A known record has the same name, but a different address. Open the record, compare both addresses, and ask through a channel you already know before you send anything.',
    contract: 'Only send something to a contract if you know how to get it back.',
    unconfirmed:
      'The first-seen addresses of this account are lost, or cannot be opened. Compare the address with another source before you send anything to it.',
    formerAnswer: (when: string | null) =>
      `The service now answers with another account. The address is compared with the last good answer${when === null ? '' : `, from ${when}`}. Send nothing to it until you know why this is another account.`,
    remembered: 'The next answer from the profile’s service will say whether it is still there.',
    former: 'Do not send anything to it. Ask for the current address.',
    gone: 'Do not send anything to it until you know why the record is gone. Ask whoever is responsible, through a channel you already know.',
    alike: (differing: number, all: number) =>
      `The beginning and the end are the same, but ${integer.format(differing)} of ${integer.format(all)} characters differ. Do not send anything to it; ask whoever gave it to you, through a channel you already know.`,
    slip: (differing: number, all: number) =>
      `Only ${integer.format(differing)} of ${integer.format(all)} characters ${differing === 1 ? 'differs' : 'differ'}: it may have been mistyped. Do not send anything to it; ask whoever gave it to you, through a channel you already know.`,
    alikeLoose:
      'The beginning and the end are the same, but it is a different address. Do not send anything to it; ask whoever gave it to you, through a channel you already know.',
    stranger: 'It is neither a wallet nor a contract in any profile that could be compared.',
    none: (count: number, of: number) =>
      `${count === 1 ? `There is one address in your ${of === 1 ? 'profile' : profiles(of)}. It is a different one, and does not look like this one` : `Not one of ${addresses(count)} in ${profiles(of)}, and none begins and ends like it`}. If you were told that it is yours, ask through a channel you already know before you send anything to it.`,
    nothingCompared: 'Once the account of a profile has been read, ask again.',
    part: 'A known address contains these characters, but that proves nothing: other addresses may contain them, too. Paste the address from its first to its last character.',
    incomplete:
      'It has too few or too many characters, has some that no address has, or is next to another address or a word. Paste one address from its first to its last character.',
    hidden: 'The record is hidden with the other values.',
  },
  /** For a known address that has known look-alikes. */
  alsoAlike: (count: number) =>
    count === 1
      ? 'Another known address looks like it: compare every character before you send anything.'
      : `${integer.format(count)} other known addresses look like it: compare every character before you send anything.`,
  moreAlike: (count: number) => `and ${integer.format(count)} more that look like it`,
  moreHits: (count: number) =>
    `It is known in ${plural(count, 'more place', 'more places')} not listed here.`,
  asked: 'Asked about',
  known: 'Known',
  comparedWith: 'Compared with',
  notComparedTitle: 'Not compared',
  answerOf: (when: string) => `answer from ${when}`,
  answersAnother: 'the service now answers with another account',
  whyNot: {
    locked: 'the keychain is locked or does not answer',
    'nothing-kept': 'its last answer is not kept on this computer',
    unreadable: 'what is kept of it is lost or cannot be read',
  } satisfies Readonly<Record<NotCompared, string>>,
  alarmed: 'Part of a change that nobody has acknowledged',
  here: 'In this account',
  gone: 'No longer in this account',
  elsewhere: 'In another profile, which is opened first',
  next: 'Next',
  roles: {
    wallet: 'Wallet',
    newcomer: 'New wallet',
    namesake: 'Name of another',
    contract: 'Contract',
    unconfirmed: 'Not confirmed',
    remembered: 'Seen before',
    former: (until: string | null) => (until === null ? 'Former address' : `Until ${until}`),
    deployer: (count: number) => `Deployed ${contracts(count)}`,
    gone: (since: string | null) => (since === null ? 'Gone' : `Gone since ${since}`),
    note: 'Note',
  },
  noteWithoutName: 'Note without a name',
  copy: 'Copy comparison',
  copyHint: 'to keep, or to pass on',
  copied: 'Comparison copied.',
  notCopied:
    'Not copied: this address only looks like a known one. Open the record to copy the right one.',
  /** Parts of the copied report. */
  text: {
    title: 'Is this address ours?',
    asked: (address: string) => `Asked about: ${address}`,
    verdict: (title: string) => `Answer: ${title}`,
    known: 'Known as:',
    alike: 'Looks like:',
    compared: (count: number, of: number) =>
      `Compared with ${addresses(count)} of ${profiles(of)}:`,
    notCompared: (why: string) => `not compared, ${why}`,
    unknown: 'no answer',
    at: (time: string) => `Compared on ${time} by Account Viewer, on this computer.`,
  },
});
