import { FileWarning } from 'lucide-react';
import type { FileKind, FileNotice } from '../../../shared/file-state';
import { closeNotice } from '../../store/file-notices';
import { useWindow } from '../../store/store';
import { Strip, type StripPlace } from '../../ui/Strip';
import { words } from '../../i18n/window';
import { keptWords } from '../../i18n/kept';

const messageOf = (notice: FileNotice): string =>
  notice.kind === 'damaged'
    ? keptWords.damaged(notice.file, notice.keptAs)
    : keptWords[notice.kind](notice.file);

/** What became of the memory is said by what was compared with it, until the person has acknowledged that. */
const isSaidOtherwise = ({ file, kind }: FileNotice): boolean =>
  file === 'memory' && (kind === 'missing' || kind === 'older');

/** The gravest first: without the memory there is no alarm, and notes are nowhere else. */
const gravest: readonly FileKind[] = ['memory', 'notes', 'copy'];

/** What is to be said of the encrypted files of the profile. */
export const useKeptNotices = (): readonly FileNotice[] => {
  const notices = useWindow((state) => state.fileNotices);
  const isCompared = useWindow((state) => (state.activity?.revision ?? 0) > 0);
  const hasAccount = useWindow((state) => state.account !== null);
  return notices
    .filter(
      (notice) =>
        !(isCompared && isSaidOtherwise(notice)) &&
        // Where the keychain has given nothing at all, that is the failure on screen.
        (hasAccount || notice.kind !== 'refused'),
    )
    .toSorted((a, b) => gravest.indexOf(a.file) - gravest.indexOf(b.file));
};

/** These last until the person has done something about them: there is no reading and forgetting them. */
const lasting: ReadonlySet<FileNotice['kind']> = new Set([
  'no-key',
  'newer',
  'refused',
  'unsaved',
  'unsaved-this-run',
  'this-run',
  'waits',
]);

/** A memory that cannot be read switches every alarm off. */
const isLasting = ({ file, kind }: FileNotice): boolean =>
  lasting.has(kind) || (file === 'memory' && kind === 'unreadable');

/** Says what became of an encrypted file that could not be used. */
export function KeptStrip({ notice, ...place }: StripPlace & { readonly notice: FileNotice }) {
  const sentence = messageOf(notice);
  const gist = /^[^.:]*/u.exec(sentence)?.[0] ?? '';
  const close = (): void => {
    closeNotice(notice);
  };
  return (
    <Strip
      {...place}
      kind="warning"
      role="alert"
      icon={FileWarning}
      title={gist}
      detail={sentence.slice(gist.length + 1).trim()}
      hint={sentence}
      further={null}
      actions={isLasting(notice) ? [] : [{ label: words.common.close, onPress: close }]}
    />
  );
}
