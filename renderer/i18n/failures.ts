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
    'This is not a web address. It must not contain quotation marks, spaces, backslashes or characters that cannot be seen; a port is at most 65535.',
  'not-https': 'The service address must start with https://',
  'http-not-local':
    'http:// is only possible to this computer (localhost). Anywhere else the keys would travel unprotected; use https://',
  'has-credentials': 'The service address must not contain a user name or password.',
  'has-query': 'The service address must not contain a question mark.',
  'has-fragment': 'The service address must not contain a “#”.',
  'port-blocked': 'This port is reserved for another protocol and cannot be called.',
};

const apiKeyProblems: Record<ApiKeyProblem, string> = {
  empty: 'Enter the API key.',
  'key-text':
    'This is the text of a key file, and no API key. Nothing was sent. A private key is given below.',
  fingerprint: 'This is the fingerprint of a key, and no API key.',
  header: 'Enter the API key alone, without the name of a header or “Bearer” before it.',
  quotes: 'Enter the API key without the quotation marks around it.',
  spaces: 'The API key has a space or a line break in it. Copy it again, and nothing beside it.',
  unseen: 'The API key has a character in it that cannot be seen. Copy it again, or type it.',
  'not-ascii':
    'The API key has a letter or sign that no API key has: they have only letters from A to Z, digits and signs of ASCII. Copy it again, or type it.',
  'too-long': 'This is longer than 512 characters, and so no API key.',
};

const fileProblems: Record<FileProblem, Message> = {
  absent: {
    message: 'The file is no longer there.',
    remedy:
      'It may have been moved, or its drive is not connected. Choose it where it is, or connect the drive.',
  },
  folder: { message: 'This is a folder, and not a file.', remedy: 'Choose the file in it.' },
  denied: {
    message: 'The system does not let you read this file.',
    remedy:
      'Have its permissions changed (on macOS also in System Settings > Privacy & Security > Files and Folders), or choose a copy of your own.',
  },
  elsewhere: {
    message: 'A file can be dropped only from a drive of this computer, and this one is elsewhere.',
    remedy: 'Choose it with the button for that, or copy it to this computer first.',
  },
  silent: {
    message: 'The drive with this file does not answer.',
    remedy: 'Connect it again, or choose a copy on this computer.',
  },
};

const listProblems: Record<ListProblem, (place: number | null) => string> = {
  empty: () => 'This file is empty.',
  'private-key': () => 'This is a private key, and no list. Nothing of it was shown or kept.',
  binary: () => 'This is not a text file: save the spreadsheet as CSV.',
  encoding: () =>
    'The letters of this file are in an old encoding: save it as UTF-8, in Excel as “CSV UTF-8”.',
  'too-large': () => `This file is larger than ${size(largestList)}.`,
  'too-complex': () => 'This file takes too much work to read or compare.',
  'too-many': () => 'This file has more than 200,000 records.',
  quotes: (line) =>
    `${line === null ? 'A cell' : `A cell in line ${line}`} has a quotation mark that does not end, or stands within it.`,
  json: (line) => `This file is not valid JSON${line === null ? '' : ` from line ${line} on`}.`,
  'json-name-twice': (line) =>
    `A record of this file names a field twice${line === null ? '' : `, in line ${line}`}: which of the two is meant cannot be told.`,
  'json-shape': () => 'This JSON file has no list of records.',
  'no-records': () => 'This file has no records.',
  'no-columns': () => 'The records of this file have no fields.',
};

const notesFileProblems: Record<NotesFileProblem, (place: number | null) => string> = {
  'too-large': () => `This file is larger than ${size(largestNotesFile)}.`,
  json: (line) => `This file is damaged${line === null ? '' : `, from line ${line} on`}.`,
  'not-ours': () => 'This file holds no notes or first-seen addresses.',
  newer: () => 'This file was saved by a newer version of Account Viewer.',
  'too-many-notes': () => 'A file has at most 3,000 notes, and this one has more.',
  'too-many-pins': () => 'A file has at most 200,000 first-seen addresses, and this one has more.',
  head: () => 'The beginning of this file is not as the app writes it.',
  account: () => 'What this file says of its account is not as the app writes it.',
  notes: (place) =>
    `Note ${place ?? ''} of this file is not as the app writes it, or its address stands there twice.`,
  pins: (place) => `First-seen address ${place ?? ''} of this file is not as the app writes it.`,
  explorers: (place) =>
    `An explorer of this file${place === null ? '' : ` (${place})`} cannot be used.`,
};

const profilesFileProblems: Record<ProfilesFileProblem, string> = {
  'too-large': 'This file is larger than 1 MB.',
  'not-ours': 'This file holds no profiles.',
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
    message: 'Nothing was sent: the keys of this profile were given for another service address.',
    remedy:
      'Confirm the address if you know who changed it. Otherwise set it back: another program may have written it, or a backup of the settings was restored.',
  }),
  PROFILE_NOT_FOUND: () => ({
    message: 'This profile is no longer there.',
    remedy: 'Choose or add another one.',
  }),
  FILE_NOT_READABLE: ({ file }) =>
    file === undefined
      ? {
          message: 'The file could not be read.',
          remedy: 'Check that it is still there and that you may read it.',
        }
      : fileProblems[file],
  FILE_NOT_WRITTEN: () => ({
    message: 'The file could not be written.',
    remedy:
      'Close the file if another program has it open. Check that the folder is there, that the disk has room and that you may write there. What was there before is unchanged.',
  }),
  FILE_NOT_DELETED: () => ({
    message: 'Some encrypted files could not be deleted.',
    remedy:
      'Check that you may write in the folder “accounts” of the app, then try again. Once the keys of a profile are gone from the keychain, nobody can open them.',
  }),
  SETTINGS_NEWER: () => ({
    message: 'The settings were written by a newer version of the app.',
    remedy: 'Nothing was changed. Use the newer version.',
  }),
  LIST_NOT_READ: ({ list = 'no-records', place }) => ({
    message: listProblems[list](place ?? null),
    remedy:
      list === 'too-complex'
        ? 'That was ended, because it took too long or too much memory. Split the file, or save only its addresses.'
        : 'A CSV or JSON file is needed, with a column of addresses. Nothing was changed.',
  }),
  NOTES_FILE_NOT_READ: ({ notesFile = 'not-ours', place }) => ({
    message: notesFileProblems[notesFile](place ?? null),
    remedy:
      notesFile === 'newer'
        ? 'Nothing was changed. Use the newer version to bring it in.'
        : 'Nothing was changed. Export the file again, or choose another one.',
  }),
  NOTES_FILE_DROPPED: () => ({
    message:
      'The app has let go of the file, because the screen was locked or another file was chosen.',
    remedy: 'Nothing was changed. Choose the file again to import it.',
  }),
  KEPT_NOT_OPEN: () => ({
    message: 'The notes and first-seen addresses of this profile cannot be opened now.',
    remedy:
      'Nothing was exported or imported: they would be missing. Unlock the keychain and refresh, or give this profile its keys in the settings, under “Connection and keys”.',
  }),
  PROFILES_FILE_NOT_READ: ({ profilesFile = 'not-ours' }) => ({
    message: profilesFileProblems[profilesFile],
    remedy:
      profilesFile === 'newer'
        ? 'Nothing was added. Use the newer version to import it.'
        : 'Nothing was added. Choose a file that “Export profiles…” has written.',
  }),
  LINK_TEMPLATE_INVALID: templateSentence,
  LINK_NOT_KNOWN: () => ({
    message: 'No explorer is known for this address.',
    remedy:
      'Explorers are set for each asset in the settings; only plain letters and digits are looked up.',
  }),
  LINK_NOT_OPENED: () => ({
    message: 'Your system did not open its browser.',
    remedy: 'Check that your system has a default browser, then try again.',
  }),
  CLIPBOARD_FAILED: () => ({
    message: 'The clipboard of your system did not work.',
    remedy: 'Copy again, and compare before you paste.',
  }),
  CLIPBOARD_NOT_READ: () => ({
    message: 'The app cannot see what is on the clipboard: no text can be read from it.',
    remedy:
      'Another program may be using it. Try again; whatever you copy next takes the place of what it holds.',
  }),
  ADDRESS_CHANGED: () => ({
    message:
      'Nothing was copied or opened: an address in it has an alarm, or is not the one that you know of its record.',
    remedy:
      'Compare what has changed, and acknowledge the alarm first. Where there is none, wait for the next answer of the service.',
  }),
  ANSWER_REPLACED: () => ({
    message: 'A newer answer of the service has come meanwhile.',
    remedy: 'Look at what has changed, and try again.',
  }),
  BAD_REQUEST: () => ({
    message: 'Something in the app itself went wrong (an invalid request).',
    remedy: 'Start it again.',
  }),
  UNTRUSTED_SENDER: () => ({ message: 'A call from outside the app’s window was refused.' }),
  BUSY: () => ({
    message: 'The app is busy: with too many calls at once, or with a question that is still open.',
    remedy: 'Answer it, or wait a moment, and try again.',
  }),
  CANCELLED: () => ({ message: 'Cancelled.' }),
  INTERNAL: () => ({
    message: 'Something in the app itself went wrong.',
    remedy: 'Try again; if it stays, start the app again.',
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
