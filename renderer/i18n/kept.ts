import type { FileKind } from '../../shared/file-state';
import { plural, size } from './plural';
import { catalogue } from './language';

const files: Record<FileKind, string> = {
  copy: 'The offline copy of this account',
  memory: 'The file with the first-seen addresses of this account, and with what you have seen,',
  notes: 'The file with your own names and notes for this account',
};

/** What is not possible while the key of a file is not available. */
const refused: Record<FileKind, string> = {
  copy: 'The offline copy cannot be opened now',
  memory: 'First-seen addresses cannot be compared now',
  notes: 'Your notes cannot be opened now',
};

/** The consequence of not using the file of first-seen addresses; empty for other files. */
const noAlarm = (file: FileKind): string =>
  file === 'memory' ? ' Changed addresses raise no alarm.' : '';

/** Texts about encrypted files and the offline copy. */
export const keptWords = catalogue('kept', {
  copyOf: (when: string) => `Offline copy of ${when}`,
  readNow: 'Read now',
  copyHint: 'not live: this is what the service answered then',
  damaged: (file: FileKind, keptAs: string) =>
    `${files[file]} could not be opened: the file is damaged, or the keychain has a different key for it. It is kept as ${keptAs}, and a new file is started.`,
  newer: (file: FileKind) =>
    `${files[file]} was written by a newer version of Account Viewer.${noAlarm(file)} The file is left untouched, and nothing new is kept.`,
  unreadable: (file: FileKind) =>
    `${files[file]} could not be read from the disk.${noAlarm(file)} The file is left untouched, and nothing new is kept.`,
  'not-written': (file: FileKind) =>
    `${files[file]} could not be written to the disk. What was kept before is unchanged.${file === 'memory' ? ' New alarms, and what you acknowledge now, are lost when the app is closed.' : ''}`,
  older: (file: FileKind) =>
    `${files[file]} is older than the last one that was saved: another program has replaced it with an earlier file, or a backup was restored. What changed since then is no longer known.`,
  missing: (file: FileKind) =>
    `${files[file]} is gone: another program has deleted or moved the file, or a backup was restored without it. A new file is started, so check what you rely on.`,
  'no-key': (file: FileKind) =>
    `${files[file]} cannot be opened: its key in the keychain is damaged, or was written by a newer version of Account Viewer. The file is left untouched, and nothing new is kept.${noAlarm(file)} If you enter the keys of this profile again in the settings, a new file is started.`,
  refused: (file: FileKind) =>
    `${refused[file]}: the keychain has not released the key of the file.${file === 'memory' ? ' A changed address may raise no alarm.' : ''} The file is left untouched, and nothing new is kept. Refresh, and allow access when the keychain asks.`,
  unsaved: (): string =>
    'What is new, and what you acknowledge, is not saved, because the keychain has not released the key of the file. It is lost when the app is closed. Refresh, and allow access when the keychain asks.',
  'unsaved-this-run': (): string =>
    'What is new, and what you acknowledge, is not saved, because the keys of this profile are for this run only. It is lost when the app is closed. Enter the keys again with “Change keys…” in the settings, and refresh.',
  'this-run': (file: FileKind) =>
    file === 'memory'
      ? `${refused.memory}: an address that has changed since the last run raises no alarm. First-seen addresses stay in their file, because the keys of this profile are for this run only. Enter the keys again with “Change keys…” in the settings, and acknowledge the alarms of this run: the next answer is then compared with the file again.`
      : `${refused[file]}: they stay in their file, because the keys of this profile are for this run only. Enter the keys again with “Change keys…” in the settings to see them.`,
  waits: (file: FileKind) =>
    `${refused[file]}: an address that has changed since the last run raises no alarm. The keys are in the keychain again: acknowledge the alarms raised in the meantime, then refresh. The next answer is compared with the file again.`,
  title: 'Offline copy',
  keep: 'Keep an encrypted copy for offline use',
  keepHint:
    'The last good answer of each account opens at once when the app starts, marked with its time, and stays available when the service cannot be reached. It is encrypted with AES-256; its key is in your system’s keychain. No copy is kept of profiles used for this run only.',
  memoryHint:
    'First-seen addresses and what you have seen are kept in the same way, whatever you choose here: without them, the app could not warn you of a changed address. They are deleted with the profile.',
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
    `Nothing new is kept, but ${plural(count, 'copy', 'copies')} could not be deleted from this folder. The app tries again when it next starts.`,
  earlierLeft: (count: number) =>
    `Keys or encrypted files of ${plural(count, 'earlier profile', 'earlier profiles')} that the settings do not list could not be deleted.`,
  filesLeft: (names: string) =>
    `Some encrypted files of ${names} could not be deleted from the folder “accounts”.`,
  filesUnreadable: 'Their key is gone, so nobody can open them.',
});
