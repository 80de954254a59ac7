import type { FileKind } from '../../shared/file-state';
import { plural, size } from './plural';
import { catalogue } from './language';

const files: Record<FileKind, string> = {
  copy: 'The offline copy of this account',
  memory: 'The file of first-seen addresses of this account, and of what you have seen,',
  notes: 'The file of your own names and notes of this account',
};

/** What is not possible while the key of a file is not available. */
const refused: Record<FileKind, string> = {
  copy: 'The offline copy cannot be opened now',
  memory: 'First-seen addresses cannot be compared now',
  notes: 'Your notes cannot be opened now',
};

/** The consequence of not using the file of first-seen addresses; empty for other files. */
const noAlarm = (file: FileKind): string =>
  file === 'memory' ? ' No changed address raises an alarm.' : '';

/** Texts about encrypted files and the offline copy. */
export const keptWords = catalogue('kept', {
  copyOf: (when: string) => `Offline copy of ${when}`,
  readNow: 'Read now',
  copyHint: 'not live: this is what the service answered then',
  damaged: (file: FileKind, keptAs: string) =>
    `${files[file]} could not be opened: the file is damaged, or the keychain has another key for it. It is kept as ${keptAs}, and a new one begins.`,
  newer: (file: FileKind) =>
    `${files[file]} was written by a newer version of Account Viewer.${noAlarm(file)} The file is left untouched, and nothing new is kept.`,
  unreadable: (file: FileKind) =>
    `${files[file]} could not be read from the disk.${noAlarm(file)} The file is left untouched, and nothing new is kept.`,
  'not-written': (file: FileKind) =>
    `${files[file]} could not be written to the disk. What was kept before is unchanged.${file === 'memory' ? ' New alarms, and what you acknowledge now, are gone once the app is closed.' : ''}`,
  older: (file: FileKind) =>
    `${files[file]} is older than what was kept last: another program has put an earlier file in its place, or a backup was restored. What changed since then is not known any more.`,
  missing: (file: FileKind) =>
    `${files[file]} is gone: another program has deleted or moved the file, or a backup was restored without it. A new one begins, so check what you rely on.`,
  'no-key': (file: FileKind) =>
    `${files[file]} cannot be opened: its key in the keychain is damaged, or was written by a newer version of Account Viewer. The file is left untouched, and nothing new is kept.${noAlarm(file)} Giving this profile its keys again in the settings begins anew.`,
  refused: (file: FileKind) =>
    `${refused[file]}: the keychain has not given the key of the file.${file === 'memory' ? ' A changed address may raise no alarm.' : ''} The file is left untouched, and nothing new is kept. Refresh, and allow it when the keychain asks.`,
  unsaved: (): string =>
    'What is new, and what you acknowledge, is not saved: the keychain has not given the key of its file. It is gone once the app is closed. Refresh, and allow it when the keychain asks.',
  'unsaved-this-run': (): string =>
    'What is new, and what you acknowledge, is not saved: this profile has its keys for this run only. It is gone once the app is closed. Enter the keys again with “Change keys…” in the settings, and refresh.',
  'this-run': (file: FileKind) =>
    file === 'memory'
      ? `${refused.memory}: an address that has changed since the last run raises no alarm. First-seen addresses stay in their file, because this profile was given keys for this run only. Enter them again with “Change keys…” in the settings, and acknowledge the alarms of this run: the next answer is compared with the file again.`
      : `${refused[file]}: they stay in their file, because the keys of this profile are for this run only. Enter the keys again with “Change keys…” in the settings to see them.`,
  waits: (file: FileKind) =>
    `${refused[file]}: an address that has changed since the last run raises no alarm. The keys are in the keychain again: acknowledge the alarms of the time without it, and refresh. The next answer is compared with the file again.`,
  title: 'Offline copy',
  keep: 'Keep an encrypted copy for offline use',
  keepHint:
    'The last good answer of each account opens at once when the app starts, marked with its time, and stays when the service cannot be reached. It is encrypted with AES-256; its key is in the keychain of your system. Of profiles used for this run only, no copy is kept.',
  memoryHint:
    'First-seen addresses and what you have seen are kept beside it in the same way, whatever is chosen here: without them the app could not warn of a changed address. They are deleted with the profile.',
  place: 'Folder',
  size: 'Copies',
  sizeOf: (count: number, bytes: number, isKept: boolean) =>
    count === 0
      ? isKept
        ? 'none yet: the next answer is kept'
        : 'none'
      : `${plural(count, 'copy', 'copies')}, ${size(bytes)}`,
  remove: 'Delete copies now',
  removed: 'Copies deleted.',
  notDeleted: (count: number) =>
    `Nothing new is kept, but ${plural(count, 'copy', 'copies')} could not be deleted from this folder. The next start tries again.`,
  earlierLeft: (count: number) =>
    `Of ${plural(count, 'earlier profile', 'earlier profiles')}, which the settings do not name, keys or encrypted files could not be deleted.`,
  filesLeft: (names: string) =>
    `Some encrypted files of ${names} could not be deleted from the folder “accounts”.`,
  filesUnreadable: 'Their key is gone, so nobody can open them.',
});
