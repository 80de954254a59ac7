import { plural } from './plural';

/** What the export says, in English. */
export const exportWords = {
  open: 'Export…',
  nothing: 'There is no record to export.',
  title: 'Export',
  format: 'Format',
  formats: { csv: 'CSV', json: 'JSON', 'signed-json': 'Signed JSON' },
  about: {
    csv: 'One list as a table for spreadsheets, with full values.',
    json: 'The records exactly as the service sent them.',
    'signed-json':
      'JSON, and beside it a signature made with the private key of this profile, and the public key. With these anybody can check that nothing has been changed. Neither the private key nor the API key is in any of the files.',
  },
  guard:
    'A cell that a spreadsheet would run as a formula gets a ' +
    "' in front. JSON leaves every value as it is.",
  withIdentity: 'Name, e-mail address and user ID of the account are included.',
  withoutIdentity: 'Name, e-mail address and user ID of the account are left out.',
  records: 'Records',
  all: 'All records',
  shown: (list: string, count: string) => `As shown in “${list}” (${count})`,
  selected: (count: string) => `Selected rows (${count})`,
  list: 'List',
  listWith: (list: string, count: string) => `${list} (${count})`,
  columns: 'Columns',
  allColumns: 'All columns',
  noColumns: 'Choose at least one column.',
  noRecords: 'There is no record to save.',
  alarms: (count: number) =>
    `${plural(count, 'alarm has', 'alarms have')} not been acknowledged. The file gets the new values.`,
  checking: 'Addresses are still being checked for the filter.',
  save: 'Save…',
  saving: 'Saving…',
  written: (written: string, total: string) => `${written} of ${total} records`,
  progress: 'Progress of the export',
  saved: (count: number) => `Saved, with ${plural(count, 'record', 'records')}:`,
  guarded: (count: number) =>
    `${plural(count, 'cell begins', 'cells begin')} like a formula and got a ' in front.`,
  proofHidden:
    'Beside it are the signature and the public key. A command, hidden with the other values, checks them:',
  proof: (signature: string, publicKey: string) =>
    `Beside it are the signature, ${signature}, and the public key, ${publicKey}. In their folder, this command checks them; it answers “Verified OK”:`,
  compare: 'Whoever checks should compare the key’s fingerprint with one that they trust.',
  copyCommand: 'Copy command',
  copied: 'Copied',
};
