import { Pencil, Tag } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import type { Failure } from '../../../shared/failure';
import { emptyNote, isEmptyNote, noteLimits, type LocalNote } from '../../../shared/notes';
import {
  dropDraft,
  dropSavedDraft,
  isSameDraft,
  keepDraft,
  saveNote,
  useDraft,
  type NoteTexts,
} from '../../store/note-actions';
import { useWindow, useActiveId, useValuesHidden } from '../../store/store';
import { NameText, ServiceText } from '../../ui/text/ServiceText';
import { Button } from '../../ui/Button';
import { FailureNotice, Notice } from '../../ui/Notice';
import { useFocusHandover } from '../../ui/focus';
import { Section } from '../../ui/Section';
import { noteWords } from '../../i18n/notes';
import { canNote, noteOf } from './LocalMark';
import { draftOf, NoteForm } from './NoteForm';
import actions from '../../ui/actions.module.css';
import typography from '../../ui/typography.module.css';
import styles from './notes.module.css';

/** The content of a note, without its star. */
export function NoteView({ note }: { readonly note: LocalNote }) {
  return (
    <>
      {note.name !== '' && (
        <p className={styles['name']}>
          <NameText text={note.name} />
        </p>
      )}
      {note.tags.length > 0 && (
        <ul className={styles['tags']}>
          {note.tags.map((tag) => (
            <li key={tag} className={styles['own']}>
              <NameText text={tag} />
            </li>
          ))}
        </ul>
      )}
      {note.note !== '' &&
        note.note.split('\n').map((line, index) => (
          <p key={index} className={styles['line']}>
            {line.trim() !== '' && <ServiceText text={line} longest={noteLimits.note} />}
          </p>
        ))}
    </>
  );
}

interface EditButtonProps {
  readonly hasText: boolean;
  /** Whether the element that this button replaced had the focus. */
  readonly hadKeyboard: RefObject<boolean>;
  readonly onEdit: () => void;
}

function EditButton({ hasText, hadKeyboard, onEdit }: EditButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, hadKeyboard);
  return (
    <Button
      ref={button}
      icon={hasText ? Pencil : Tag}
      title={hasText ? undefined : noteWords.none}
      onClick={onEdit}
    >
      {hasText ? noteWords.edit : noteWords.add}
    </Button>
  );
}

interface Props {
  readonly address: string | null;
  /** Null for a contract. */
  readonly walletId: string | null;
  /** Whether the wallet has a different address now. */
  readonly isOther?: boolean;
}

/** Shows the user's note on a record's address, and lets the user change it. */
export function NotesSection({ address, walletId, isOther = false }: Props) {
  const profileId = useActiveId();
  const notes = useWindow((state) => state.notes);
  // Text in a field cannot be masked, so no field is shown while values are hidden.
  const isHidden = useValuesHidden();
  const typed = useDraft(address ?? '');
  const [askedFor, setAskedFor] = useState(false);
  const editing = askedFor || typed !== null;
  const hadKeyboard = useRef(false);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Number of saves that main has not answered yet. */
  const [saves, setSaves] = useState(0);
  const isUsable = address !== null && address !== '' && address.length <= noteLimits.address;
  // Notes that were not read must not be overwritten.
  if (!isUsable || notes === null || profileId === null) {
    return (
      <Section title={noteWords.title}>
        <p className={typography['meta']}>{isUsable ? noteWords.notRead : noteWords.noAddress}</p>
      </Section>
    );
  }
  const note = noteOf(notes, address) ?? emptyNote;
  const isFull = !canNote(notes, address);
  const hasText = !isEmptyNote({ ...note, favourite: false });

  const isEditable = !editing && !isHidden && !isFull;
  const told = editing || isFull ? '' : said;

  const save = async (texts: NoteTexts): Promise<void> => {
    setSaves((under) => under + 1);
    const failed = await saveNote(address, texts);
    setSaves((under) => under - 1);
    setFailure(failed);
    const isAll = failed === null && dropSavedDraft(profileId, address, typed, draftOf(texts));
    setSaid(isAll ? noteWords.saved : '');
    if (isAll) setAskedFor(false);
  };

  const leave = (): void => {
    dropDraft(address);
    setAskedFor(false);
  };

  return (
    <Section title={isOther ? noteWords.otherTitle : noteWords.title}>
      {isOther && (
        <>
          <p>{noteWords.otherAddress}</p>
          <p className={styles['address']}>
            <ServiceText text={address} kind="exact" longest={noteLimits.address} />
          </p>
        </>
      )}
      {editing && !isHidden ? (
        <>
          {typed && saves === 0 && !isSameDraft(typed.over, draftOf(note)) && (
            <Notice kind="warning">
              <p>{hasText ? noteWords.savedSince : noteWords.emptySince}</p>
              <NoteView note={note} />
              <div className={actions['actions']}>
                <Button onClick={leave}>{noteWords.takeSaved}</Button>
              </div>
            </Notice>
          )}
          <NoteForm
            note={note}
            typed={typed}
            hadKeyboard={hadKeyboard}
            onType={(draft) => {
              // Keeps the form open when everything typed is removed again.
              setAskedFor(true);
              // While another text is being saved, going back to the previous text is a change, too.
              const isKnown = saves === 0 && isSameDraft(draft, draftOf(note));
              if (isKnown) dropDraft(address);
              else keepDraft({ address, walletId }, draft, draftOf(note));
            }}
            onSave={(texts) => void save(texts)}
            onCancel={leave}
          />
        </>
      ) : (
        <>
          {hasText && <NoteView note={note} />}
          {!hasText && isHidden && <p className={typography['meta']}>{noteWords.none}</p>}
          {isHidden && <p className={typography['meta']}>{noteWords.hidden}</p>}
          {isFull && <p className={typography['meta']}>{noteWords.full(noteLimits.entries)}</p>}
        </>
      )}
      <div className={isEditable || told !== '' ? actions['actions'] : actions['silent']}>
        {isEditable && (
          <EditButton
            hasText={hasText}
            hadKeyboard={hadKeyboard}
            onEdit={() => {
              setSaid('');
              setAskedFor(true);
            }}
          />
        )}
        {/* Always rendered: screen readers announce text only in a status region that already exists. */}
        <span role="status" className={typography['meta']}>
          {told}
        </span>
      </div>
      {failure && <FailureNotice failure={failure} />}
      {notes.home === 'this-run' && <p className={typography['meta']}>{noteWords.thisRun}</p>}
      {notes.waiting !== undefined && (
        <p className={typography['meta']}>{noteWords.waiting(notes.waiting)}</p>
      )}
    </Section>
  );
}
