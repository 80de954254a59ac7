import type { Separator } from '../../shared/export';
import { integer, plural } from './plural';
import { catalogue } from './language';

/** Texts of the export. */
export const exportWords = catalogue('export', {
  open: 'Export…',
  nothing: 'There is no record to export.',
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
  sorted: (column: string, isDown: boolean) =>
    `sorted by ${column}${isDown ? ', the other way round' : ''}`,
  /** Joins parts such as `grouped` and `sorted` to a sentence. */
  asked: (parts: readonly string[]) => {
    const text = parts.length > 0 ? parts.join(', ') : 'every record, in the order of the service';
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)} – as in the list.`;
  },
  about: {
    selected: 'The selected rows, in the order of the list on screen.',
    list: 'Every record of the list, in the order of the service.',
    oneList: 'A spreadsheet file has one list. For the whole account choose JSON.',
    account: 'Both lists, and name, e-mail address and user ID of the account.',
    /** For an answer without one of the lists. */
    lists: 'The lists that are in the answer, and name, e-mail address and user ID of the account.',
  },
  withoutIdentity: (isSigned: boolean): string =>
    isSigned
      ? 'Of the account, the file has the user ID, and neither name nor e-mail address.'
      : 'Name, e-mail address and user ID of the account are left out.',
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
    'Signed with the private key of this profile: it proves who saved the file and that nothing was changed since, not that the service told the truth. The signature and the public key are saved beside the file; neither the private key nor the API key is in any of them.',
  copy: (time: string, signs: boolean) =>
    `This is an offline copy. ${signs ? 'What you sign is' : 'The file gets'} the answer of ${time}, not what the service says now.`,
  /** While an answer with another account waits for the user's decision. `signs`: whether the file will be signed. */
  anotherAccount: (time: string, signs: boolean) =>
    `The service now answers with another account. This file is made from the last good answer, of ${time}.${signs ? ' What you sign is that answer, not what the service says now.' : ''}`,
  separator: 'Separator',
  separators: { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab' },
  /** The separator that spreadsheets expect in this language. */
  usualSeparator: (): Separator => 'comma',
  guard:
    'Excel expects commas in English, and semicolons in most of Europe. IDs and other long numbers stay text: ' +
    "where a spreadsheet would change or run a value, an apostrophe (') is put in front of it.",
  provenance: 'First line says where it is from:',
  provenanceOf:
    'host, time, live or offline copy, account name, user ID, number of records, open alarms',
  columns: 'Columns',
  allColumns: 'All columns',
  noColumns: 'Choose at least one column.',
  noRecords: 'There is no record to save.',
  notes: (noted: number, of: number): string => {
    if (of === 1) return noted === 0 ? 'this one has none' : 'this one has some';
    return noted === 0
      ? `none of these ${integer.format(of)} has any`
      : `${integer.format(noted)} of these ${integer.format(of)} have some`;
  },
  alarms: (count: number, isAgain: boolean) =>
    `${plural(count, 'alarm has', 'alarms have')} not been acknowledged. ${isAgain ? 'The next file' : 'The file'} gets the values of the answer on screen.`,
  replaced: (count: number) =>
    `${plural(count, 'address of this offline copy is', 'addresses of this offline copy are')} older than what you have agreed to. The file gets ${count === 1 ? 'the old one' : 'the old ones'}.`,
  readAgain: (time: string) =>
    `The account was read again meanwhile. The file has the answer of ${time}, not the one that is on screen now.`,
  checking: 'Addresses are still being checked for the filter.',
  save: 'Save…',
  saving: 'Saving…',
  done: 'Done',
  written: (written: string, total: string) => `${written} of ${total} records`,
  progress: 'Progress of the export',
  saved: (count: number) => `Saved, with ${plural(count, 'record', 'records')}:`,
  guarded: (count: number) =>
    `${plural(count, 'cell', 'cells')} got a ', so that a spreadsheet neither runs nor changes ${count === 1 ? 'it' : 'them'}.`,
  proofHidden:
    'Beside it are the signature and the public key. A command, hidden with the other values, checks them:',
  proof: (signature: string, publicKey: string) =>
    `Beside it are the signature, ${signature}, and the public key, ${publicKey}. In their folder, this command checks them; it answers “Verified OK”:`,
  compare:
    'Whoever checks should get the key’s fingerprint another way than with these files, and compare it:',
  copyCommand: 'Copy command',
  copied: 'Copied',
});
