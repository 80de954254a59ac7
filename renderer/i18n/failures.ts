import { largestList } from '../../shared/expected';
import type { Failure } from '../../shared/failure';
import type {
  ApiKeyProblem,
  ListProblem,
  BaseUrlProblem,
  FileProblem,
  NotesFileProblem,
  ProfilesFileProblem,
} from '../../shared/problems';
import { largestNotesFile } from '../../shared/notes';
import type { Messages, Message } from './message';
import { templateSentence } from './settings';
import { size } from './plural';
import { callFailures } from './call-failures';
import { keyFailures } from './key-failures';
import { catalogue } from './language';

const baseUrlProblems: Record<BaseUrlProblem, string> = {
  empty: 'Enter the service address.',
  'too-long': 'This service address is too long.',
  'not-an-address':
    'This is not a web address. It must not contain quotation marks, spaces, backslashes or invisible characters; a port can be at most 65535.',
  'not-https': 'The service address must start with https://',
  'http-not-local':
    'http:// is allowed only for this computer (localhost). Anywhere else the API key would be sent unprotected; use https://',
  'has-credentials': 'The service address must not contain a user name or password.',
  'has-query': 'The service address must not contain a question mark.',
  'has-fragment': 'The service address must not contain a “#”.',
  'port-blocked': 'This port is reserved for another protocol and cannot be called.',
};

const apiKeyProblems: Record<ApiKeyProblem, string> = {
  empty: 'Enter the API key.',
  'key-text':
    'This is the text of a key file, not an API key. Nothing was sent. Add the private key below.',
  fingerprint: 'This is the fingerprint of a key, not an API key.',
  header: 'Enter only the API key, without a header name or “Bearer” before it.',
  quotes: 'Enter the API key without the quotation marks around it.',
  spaces: 'The API key contains a space or a line break. Copy it again, with nothing around it.',
  unseen: 'The API key contains an invisible character. Copy it again, or type it.',
  'not-ascii':
    'The API key contains a character that no API key has: only letters from A to Z, digits and ASCII symbols are possible. Copy it again, or type it.',
  'too-long': 'This is longer than 512 characters, so it is not an API key.',
};

const fileProblems: Record<FileProblem, Message> = {
  absent: {
    message: 'The file is no longer there.',
    remedy:
      'It may have been moved, or its drive may not be connected. Choose it in its new place, or connect the drive.',
  },
  folder: { message: 'This is a folder, not a file.', remedy: 'Choose the file in it.' },
  denied: {
    message: 'The system does not let you read this file.',
    remedy:
      'Have its permissions changed (on macOS also in System Settings > Privacy & Security > Files and Folders), or choose a copy of your own.',
  },
  elsewhere: {
    message: 'You can drop only files from a drive of this computer. This one is elsewhere.',
    remedy: 'Choose it with the button instead, or copy it to this computer first.',
  },
  silent: {
    message: 'The drive with this file does not answer.',
    remedy: 'Connect it again, or choose a copy on this computer.',
  },
};

const listProblems: Record<ListProblem, (place: number | null) => string> = {
  empty: () => 'This file is empty.',
  'private-key': () => 'This is a private key, not a list. Nothing from it was shown or kept.',
  binary: () => 'This is not a text file: save the spreadsheet as CSV.',
  encoding: () => 'This file uses an old text encoding: save it as UTF-8, in Excel as “CSV UTF-8”.',
  'too-large': () => `This file is larger than ${size(largestList)}.`,
  'too-complex': () => 'This file takes too much work to read or compare.',
  'too-many': () => 'This file has more than 200,000 records.',
  quotes: (line) =>
    `${line === null ? 'A cell' : `A cell in line ${line}`} has an unclosed or misplaced quotation mark.`,
  json: (line) => `This file is not valid JSON${line === null ? '' : ` from line ${line} on`}.`,
  'json-name-twice': (line) =>
    `A record in this file contains a field twice${line === null ? '' : ` (line ${line})`}, so it is unclear which one is meant.`,
  'json-shape': () => 'This JSON file has no list of records.',
  'no-records': () => 'This file has no records.',
  'no-columns': () => 'The records of this file have no fields.',
};

const notesFileProblems: Record<NotesFileProblem, (place: number | null) => string> = {
  'too-large': () => `This file is larger than ${size(largestNotesFile)}.`,
  json: (line) => `This file is damaged${line === null ? '' : `, from line ${line} on`}.`,
  'not-ours': () => 'This file contains no notes or first-seen addresses.',
  newer: () => 'This file was saved by a newer version of Account Viewer.',
  'too-many-notes': () => 'A file can have at most 3,000 notes. This one has more.',
  'too-many-pins': () => 'A file can have at most 200,000 first-seen addresses. This one has more.',
  head: () => 'The beginning of this file is not in the app’s format.',
  account: () => 'The account details in this file are not in the app’s format.',
  notes: (place) =>
    `Note ${place ?? ''} in this file is not in the app’s format, or its address appears twice.`,
  pins: (place) => `First-seen address ${place ?? ''} in this file is not in the app’s format.`,
  explorers: (place) =>
    `An explorer in this file${place === null ? '' : ` (${place})`} cannot be used.`,
};

const profilesFileProblems: Record<ProfilesFileProblem, string> = {
  'too-large': 'This file is larger than 1 MB.',
  'not-ours': 'This file contains no profiles.',
  newer: 'This file was saved by a newer version of Account Viewer.',
};

/** Texts for failures of typed values, of files and of the app itself. */
const appFailures = {
  BASE_URL_INVALID: ({ baseUrl }) => ({ message: baseUrlProblems[baseUrl ?? 'not-an-address'] }),
  API_KEY_INVALID: ({ apiKeyProblem }) => ({
    message: apiKeyProblems[apiKeyProblem ?? 'not-ascii'],
  }),
  NAME_TAKEN: () => ({ message: 'Another profile has this name.', remedy: 'Choose another name.' }),
  HOST_CHANGED: () => ({
    message: 'Nothing was sent: the keys of this profile are for another service address.',
    remedy:
      'If you know who changed the address, confirm it. Otherwise set it back: another program may have changed it, or a backup of the settings was restored.',
  }),
  PROFILE_NOT_FOUND: () => ({
    message: 'This profile no longer exists.',
    remedy: 'Choose or add another profile.',
  }),
  FILE_NOT_READABLE: ({ file }) =>
    file === undefined
      ? {
          message: 'The file could not be read.',
          remedy: 'Check that it is still there and that you may read it.',
        }
      : fileProblems[file],
  FILE_NOT_WRITTEN: ({ notesFile }) =>
    notesFile === undefined
      ? {
          message: 'The file could not be written.',
          remedy:
            'Close the file if another program has it open. Check that the folder exists, that the disk has space and that you may write there. What was there before is unchanged.',
        }
      : {
          message:
            notesFile === 'too-many-pins'
              ? 'The file would have more than 200,000 first-seen addresses.'
              : `The file would be larger than ${size(largestNotesFile)}.`,
          remedy: 'It was not written, because the app could not import it.',
        },
  FILE_NOT_DELETED: () => ({
    message: 'Some encrypted files could not be deleted.',
    remedy:
      'Check that you may write to the app’s folder “accounts”, then try again. Once the keys of a profile are gone from the keychain, nobody can open them.',
  }),
  SETTINGS_NEWER: () => ({
    message: 'The settings, keys or notes were saved by a newer version of Account Viewer.',
    remedy: 'Nothing was changed. Use the newer version.',
  }),
  LIST_NOT_READ: ({ list = 'no-records', place }) => ({
    message: listProblems[list](place ?? null),
    remedy:
      list === 'too-complex'
        ? 'The app stopped because it took too long or too much memory. Split the file, or save only its addresses.'
        : 'Choose a CSV or JSON file with a column of addresses. Nothing was changed.',
  }),
  NOTES_FILE_NOT_READ: ({ notesFile = 'not-ours', place }) => ({
    message: notesFileProblems[notesFile](place ?? null),
    remedy:
      notesFile === 'newer'
        ? 'Nothing was changed. Use the newer version to import it.'
        : 'Nothing was changed. Export the file again, or choose another one.',
  }),
  NOTES_FILE_DROPPED: () => ({
    message: 'The app closed the file because the screen was locked or another file was chosen.',
    remedy: 'Nothing was changed. Choose the file again to import it.',
  }),
  KEPT_NOT_OPEN: () => ({
    message: 'The notes and first-seen addresses of this profile cannot be opened now.',
    remedy:
      'Nothing was exported or imported, because they would be missing. Unlock the keychain and refresh, or enter the keys of this profile in the settings, under “Connection and keys”.',
  }),
  PROFILES_FILE_NOT_READ: ({ profilesFile = 'not-ours' }) => ({
    message: profilesFileProblems[profilesFile],
    remedy:
      profilesFile === 'newer'
        ? 'Nothing was added. Use the newer version to import it.'
        : 'Nothing was added. Choose a file saved with “Export profiles…”.',
  }),
  LINK_TEMPLATE_INVALID: templateSentence,
  LINK_NOT_KNOWN: () => ({
    message: 'No explorer is set for this address.',
    remedy:
      'You set an explorer for each asset in the settings. Only addresses of plain letters and digits can be looked up.',
  }),
  LINK_NOT_OPENED: () => ({
    message: 'Your system did not open a browser.',
    remedy: 'Check that your system has a default browser, then try again.',
  }),
  CLIPBOARD_FAILED: () => ({
    message: 'Your system’s clipboard did not work.',
    remedy: 'Copy again, and compare before you paste.',
  }),
  CLIPBOARD_NOT_READ: () => ({
    message: 'The app cannot read any text from the clipboard.',
    remedy:
      'Another program may be using it. Try again; whatever you copy next replaces what it holds.',
  }),
  ADDRESS_CHANGED: () => ({
    message:
      'Nothing was copied or opened: an address in it has an alarm, or is not the one you know for its record.',
    remedy:
      'Compare what has changed, and acknowledge the alarm first. If there is none, wait for the next answer from the service.',
  }),
  ANSWER_REPLACED: () => ({
    message: 'A newer answer has come from the service.',
    remedy: 'Look at what has changed, then try again.',
  }),
  BAD_REQUEST: () => ({
    message: 'Something went wrong in the app itself (an invalid request).',
    remedy: 'Start the app again.',
  }),
  UNTRUSTED_SENDER: () => ({ message: 'A call from outside the app’s window was refused.' }),
  BUSY: () => ({
    message:
      'The app is busy with too many calls at once, is waiting for you to answer a question, or got too little of this computer’s processor.',
    remedy: 'Answer the question, or wait a moment, then try again.',
  }),
  CANCELLED: () => ({ message: 'Cancelled.' }),
  INTERNAL: () => ({
    message: 'Something went wrong in the app itself.',
    remedy: 'Try again. If this keeps happening, start the app again.',
  }),
} satisfies Partial<Messages>;

/** Texts for every failure. */
export const failureWords = catalogue<Messages>('failures', {
  ...callFailures,
  ...keyFailures,
  ...appFailures,
});

/** The text for a failure: what happened, and what the user can do. */
export const messageOf = (failure: Failure): Message => failureWords[failure.code](failure);
