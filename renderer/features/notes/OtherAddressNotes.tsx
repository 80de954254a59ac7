import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { addressKey } from '../../../shared/address';
import type { Failure } from '../../../shared/failure';
import { emptyNote, isEmptyNote, noteLimits, type LocalNote } from '../../../shared/notes';
import {
  fillNote,
  isSameNote,
  takeOverNote,
  useOtherDraft,
  type Noted,
} from '../../store/note-actions';
import { openNotes } from '../../store/navigate';
import { useValuesHidden, useWindow } from '../../store/store';
import { Button } from '../../ui/Button';
import { useFocusOnUnmount } from '../../ui/focus';
import { FailureNotice } from '../../ui/Notice';
import { Section } from '../../ui/Section';
import { ServiceText } from '../../ui/text/ServiceText';
import { noteWords } from '../../i18n/notes';
import { canNote, noteOf } from './LocalMark';
import { NotesSection, NoteView } from './NotesSection';
import actions from '../../ui/actions.module.css';
import typography from '../../ui/typography.module.css';
import styles from './notes.module.css';

function TakeOverButton({ onPress }: { readonly onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnUnmount(button);
  return (
    <Button ref={button} onClick={onPress}>
      {noteWords.takeOver}
    </Button>
  );
}

interface EarlierProps {
  /** The earlier address that the note is about. */
  readonly earlier: string;
  readonly note: LocalNote;
  /** The record's current address. */
  readonly address: string;
  /**
   * Whether the user has confirmed the current address. Until then, no note on the earlier address can be copied to it.
   */
  readonly isAgreed: boolean;
}

/** Shows the user's note on an earlier address of a record, and offers to copy it to the current address. */
function EarlierNotes({ earlier, note, address, isAgreed }: EarlierProps) {
  const notes = useWindow((state) => state.notes);
  const isHidden = useValuesHidden();
  const [isTaken, setTaken] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const own = noteOf(notes, address) ?? emptyNote;
  // If both notes are the same, the note is shown only once.
  if (isSameNote(note, own) && !isTaken) return null;
  const isNew = !isSameNote(fillNote(own, note), own);
  const isChangeable = isAgreed && !isHidden;
  const isOffered = isChangeable && isNew && canNote(notes, address);

  const takeOver = async (): Promise<void> => {
    const failed = await takeOverNote(address, note);
    setFailure(failed);
    setTaken(failed === null);
  };

  return (
    <Section title={noteWords.earlierTitle}>
      <p>{noteWords.earlierAddress}</p>
      <p className={styles['address']}>
        <ServiceText text={earlier} kind="exact" longest={noteLimits.address} />
      </p>
      {note.favourite && (
        <p>
          <span aria-hidden="true" className={styles['star']}>
            ★
          </span>
          {noteWords.favourite}
        </p>
      )}
      <NoteView note={note} />
      {isOffered && !isEmptyNote(own) && <p className={typography['meta']}>{noteWords.fills}</p>}
      <div className={isChangeable ? actions['actions'] : actions['silent']}>
        {isOffered && <TakeOverButton onPress={() => void takeOver()} />}
        {isChangeable && (
          <Button
            icon={Pencil}
            onClick={() => {
              openNotes(earlier);
            }}
          >
            {noteWords.edit}
          </Button>
        )}
        {/* Always rendered: screen readers announce text only in a status region that already exists. */}
        <span role="status" className={typography['meta']}>
          {isTaken && !isNew && noteWords.takenOver}
        </span>
      </div>
      {failure && <FailureNotice failure={failure} />}
    </Section>
  );
}

interface Props extends Noted, Pick<EarlierProps, 'isAgreed'> {
  /** Earlier addresses of the record, newest first. */
  readonly earlier: readonly string[];
}

/**
 * Notes on other addresses that a record had. If the address changed while a note was being typed, the draft stays with
 * its address and can be finished here. Saved notes are shown to be read.
 */
export function OtherAddressNotes({ earlier, isAgreed, ...of }: Props) {
  const notes = useWindow((state) => state.notes);
  const typed = useOtherDraft(of);
  const [shown, setShown] = useState(typed);
  // Keeps a draft on screen after it was saved, so that the user sees the result.
  if (typed !== null && typed !== shown) setShown(typed);
  const told = [shown ?? '', of.address].map(addressKey);
  return (
    <>
      {shown !== null && (
        <NotesSection key={shown} isOther address={shown} walletId={of.walletId} />
      )}
      {earlier.map((one) => {
        const note = noteOf(notes, one);
        if (!note || told.includes(addressKey(one))) return null;
        return (
          <EarlierNotes
            key={addressKey(one)}
            earlier={one}
            note={note}
            address={of.address}
            isAgreed={isAgreed}
          />
        );
      })}
    </>
  );
}
