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

/**
 * A missing or outdated baseline is reported by `LostStrip` once an answer was compared, until the user acknowledges
 * it.
 */
const isSaidOtherwise = ({ file, kind }: FileNotice): boolean =>
  file === 'memory' && (kind === 'missing' || kind === 'older');

/** Most severe first: without the baseline there are no alarms, and notes exist nowhere else. */
const gravest: readonly FileKind[] = ['memory', 'notes', 'copy'];

/** Notices to show about the encrypted files of the profile, most severe first. */
export const useKeptNotices = (): readonly FileNotice[] => {
  const notices = useWindow((state) => state.fileNotices);
  const isCompared = useWindow((state) => (state.activity?.revision ?? 0) > 0);
  const hasAccount = useWindow((state) => state.account !== null);
  return notices
    .filter(
      (notice) =>
        !(isCompared && isSaidOtherwise(notice)) &&
        // If the keychain refused everything, the failure on screen already says so.
        (hasAccount || notice.kind !== 'refused'),
    )
    .toSorted((a, b) => gravest.indexOf(a.file) - gravest.indexOf(b.file));
};

/** Notices that the user cannot close: they stay until their cause is gone. */
const lasting: ReadonlySet<FileNotice['kind']> = new Set([
  'no-key',
  'newer',
  'refused',
  'unsaved',
  'unsaved-this-run',
  'this-run',
  'waits',
]);

/** An unreadable baseline turns every alarm off, so its notice cannot be closed either. */
const isLasting = ({ file, kind }: FileNotice): boolean =>
  lasting.has(kind) || (file === 'memory' && kind === 'unreadable');

/** Reports an encrypted file that could not be used. */
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
