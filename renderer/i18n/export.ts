import type { Separator } from '../../shared/export';
import { integer, plural } from './plural';
import { catalogue } from './language';

/** Texts of the export. */
export const exportWords = catalogue('export', {
  open: 'Export…',
  nothing: 'There are no records to export.',
  title: 'Export',
  what: 'What',
  scopes: {
    selected: 'Selected',
    view: 'This view',
    wallets: 'All wallets',
    contracts: 'All contracts',
    account: 'Whole account',
  },
  found: (text: string) => `found by ${text}`,
  bestFirst: 'best match first',
  grouped: (by: string) => `grouped by ${by.toLowerCase()}`,
  sorted: (column: string, isDown: boolean) => `sorted by ${column}${isDown ? ', descending' : ''}`,
  /** Joins parts such as `grouped` and `sorted` to a sentence. */
  asked: (parts: readonly string[]) => {
    const text = parts.length > 0 ? parts.join(', ') : 'every record, in the service’s order';
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)} – as in the list.`;
  },
  about: {
    selected: 'The selected rows, in the order on screen.',
    list: 'Every record of the list, in the service’s order.',
    oneList: 'A spreadsheet file holds one list. For the whole account, choose JSON.',
    account: 'Both lists, and the account’s name, e-mail address and user ID.',
    /** For an answer without one of the lists. */
    lists: 'The lists in the answer, and the account’s name, e-mail address and user ID.',
  },
  withoutIdentity: (isSigned: boolean): string =>
    isSigned
      ? 'The file has the account’s user ID, but not its name or e-mail address.'
      : 'The account’s name, e-mail address and user ID are left out.',
  whom: 'For whom',
  purposes: {
    csv: {
      title: 'For a spreadsheet',
      kind: 'CSV',
      about: 'One row per record, opens in Excel and LibreOffice',
    },
    json: { title: 'For a program', kind: 'JSON', about: 'Exactly as the service sent it' },
    'signed-json': {
      title: 'For an auditor',
      kind: 'Signed JSON',
      about: 'As sent, with a signature that anybody can check',
    },
  },
  signed:
    'Signed with this profile’s private key: this proves who saved the file and that nothing has been changed since, not that the service told the truth. The signature and the public key are saved next to the file. None of these files contains the private key or the API key.',
  copy: (time: string, signs: boolean) =>
    `This is an offline copy. ${signs ? 'You sign' : 'The file has'} the answer from ${time}, not what the service says now.`,
  /** While an answer with another account waits for the user's decision. `signs`: whether the file will be signed. */
  anotherAccount: (time: string, signs: boolean) =>
    `The service now answers with another account. This file is made from the last good answer, from ${time}.${signs ? ' You sign that answer, not what the service says now.' : ''}`,
  separator: 'Separator',
  separators: { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab' },
  /** The separator that spreadsheets expect in this language. */
  usualSeparator: (): Separator => 'comma',
  guard:
    'Excel expects commas in English and semicolons in most of Europe. IDs and other long numbers stay text: ' +
    "if a spreadsheet would change or run a value, an apostrophe (') is put in front of it.",
  provenance: 'The first line gives the source:',
  provenanceOf:
    'host, time, live or offline copy, account name, user ID, number of records, open alarms',
  columns: 'Columns',
  allColumns: 'All columns',
  noColumns: 'Choose at least one column.',
  noRecords: 'There are no records to save.',
  notes: (noted: number, of: number): string => {
    if (of === 1) return noted === 0 ? 'this one has none' : 'this one has some';
    return noted === 0
      ? `none of these ${integer.format(of)} has any`
      : `${integer.format(noted)} of these ${integer.format(of)} have some`;
  },
  alarms: (count: number, isAgain: boolean) =>
    `${plural(count, 'alarm has', 'alarms have')} not been acknowledged. ${isAgain ? 'The next file' : 'The file'} will have the values of the answer on screen.`,
  replaced: (count: number) =>
    `${plural(count, 'address in this offline copy is older than the one', 'addresses in this offline copy are older than the ones')} you agreed to. The file will have the old ${count === 1 ? 'one' : 'ones'}.`,
  readAgain: (time: string) =>
    `The account has been read again since. The file has the answer from ${time}, not the one on screen now.`,
  checking: 'Addresses are still being checked for the filter.',
  save: 'Save…',
  saving: 'Saving…',
  done: 'Done',
  written: (written: string, total: string) => `${written} of ${total} records`,
  progress: 'Progress of the export',
  saved: (count: number) => `Saved ${plural(count, 'record', 'records')}:`,
  guarded: (count: number) =>
    `An apostrophe (') was put in front of ${plural(count, 'cell', 'cells')}, so that a spreadsheet neither runs nor changes ${count === 1 ? 'it' : 'them'}.`,
  proofHidden:
    'Next to it are the signature and the public key. A command, hidden with the other values, checks them:',
  proof: (signature: string, publicKey: string) =>
    `Next to it are the signature, ${signature}, and the public key, ${publicKey}. To check them, run this command in their folder; it answers “Verified OK”:`,
  compare:
    'Whoever checks should get the key’s fingerprint separately from these files, and compare it:',
  copyCommand: 'Copy command',
  copied: 'Copied',
});
