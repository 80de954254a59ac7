import { useId, useRef, type RefObject } from 'react';
import { noteLimits, type LocalNote } from '../../../shared/notes';
import type { NoteDraft, NoteTexts } from '../../store/note-actions';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { focusFirstProblem, useFocusHandover } from '../../ui/focus';
import { noteWords } from '../../i18n/notes';
import { words } from '../../i18n/window';
import actions from '../../ui/actions.module.css';
import typography from '../../ui/typography.module.css';
import styles from './notes.module.css';

export const draftOf = ({ name, tags, note }: NoteTexts): NoteDraft => ({
  name,
  tags: tags.join(', '),
  note,
});

/** Removes control characters that a text field may contain by accident. Line ends and tabs of a note stay. */
const withoutControls = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd');

const oneLine = (text: string): string =>
  withoutControls(text)
    .replace(/[\n\t\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/** Parses comma-separated tags and removes duplicates; null if there are too many or any is too long. */
export const readTags = (text: string): readonly string[] | null => {
  const tags = [...new Set(text.split(',').map(oneLine))].filter((tag) => tag !== '');
  const isFine =
    tags.length <= noteLimits.tags && tags.every(({ length }) => length <= noteLimits.tag);
  return isFine ? tags : null;
};

const textsOf = ({ name, note }: NoteDraft) => ({
  name: oneLine(name),
  note: withoutControls(note).trim(),
});

/** How many characters the name and the note are too long; 0 if they fit. */
export const excessOf = (draft: NoteDraft) => {
  const { name, note } = textsOf(draft);
  return {
    name: Math.max(0, name.length - noteLimits.name),
    note: Math.max(0, note.length - noteLimits.note),
  };
};

/** The typed note; null if a text is too long or there are too many tags. */
export const readDraft = (draft: NoteDraft): NoteTexts | null => {
  const tags = readTags(draft.tags);
  const excess = excessOf(draft);
  return tags && excess.name + excess.note === 0 ? { ...textsOf(draft), tags } : null;
};

interface NoteFormProps {
  readonly note: LocalNote;
  /** The unsaved draft; null while it equals the note. */
  readonly typed: NoteDraft | null;
  /** Whether the element that this form replaced had the focus. */
  readonly hadKeyboard: RefObject<boolean>;
  readonly onType: (draft: NoteDraft) => void;
  readonly onSave: (texts: NoteTexts) => void;
  readonly onCancel: () => void;
}

/**
 * Edits a note. Escape closes the form but not the details around it. If there is an unsaved draft, the form ignores
 * Escape and the draft stays.
 */
export function NoteForm({ note, typed, hadKeyboard, onType, onSave, onCancel }: NoteFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useFocusHandover(form, hadKeyboard);
  const draft = typed ?? draftOf(note);
  const read = readDraft(draft);
  const excess = excessOf(draft);
  const { tooLong } = noteWords;
  return (
    <form
      ref={form}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (read) onSave(read);
        else focusFirstProblem(form.current);
      }}
      onKeyDown={(event) => {
        // During input method composition, Escape belongs to the input method.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || typed) return;
        event.preventDefault();
        onCancel();
      }}
    >
      <Field
        label={noteWords.name}
        value={draft.name}
        problem={excess.name > 0 ? tooLong(excess.name, noteLimits.name) : undefined}
        onChange={({ target }) => {
          onType({ ...draft, name: target.value });
        }}
      />
      <Field
        label={noteWords.tags}
        value={draft.tags}
        problem={
          readTags(draft.tags) ? undefined : noteWords.tooManyTags(noteLimits.tags, noteLimits.tag)
        }
        onChange={({ target }) => {
          onType({ ...draft, tags: target.value });
        }}
      />
      <div className={styles['field']}>
        <label htmlFor={id} className={typography['label']}>
          {noteWords.note}
        </label>
        <textarea
          id={id}
          rows={4}
          className={styles['area']}
          aria-invalid={excess.note > 0}
          aria-describedby={excess.note > 0 ? `${id}-problem` : undefined}
          value={draft.note}
          onChange={({ target }) => {
            onType({ ...draft, note: target.value });
          }}
        />
        {excess.note > 0 && (
          <p id={`${id}-problem`} className={typography['bad']}>
            {tooLong(excess.note, noteLimits.note)}
          </p>
        )}
      </div>
      {typed && <p className={typography['meta']}>{noteWords.unsaved}</p>}
      <div className={actions['actions']}>
        <Button kind="primary" type="submit">
          {noteWords.save}
        </Button>
        <Button onClick={onCancel}>{words.common.cancel}</Button>
      </div>
    </form>
  );
}
