import { useId, useState } from 'react';
import { noteLimits, type LocalNote } from '../../../shared/notes';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { noteWords } from '../../i18n/notes';
import { words } from '../../i18n/window';
import styles from './notes.module.css';

/** A note as it is being typed. */
interface NoteDraft {
  readonly name: string;
  readonly tags: string;
  readonly note: string;
}

export const draftOf = ({ name, tags, note }: LocalNote): NoteDraft => ({
  name,
  tags: tags.join(', '),
  note,
});

/** What a text field may pass on and nobody could have meant; line ends and tabs of a note stay. */
const withoutControls = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd');

const oneLine = (text: string): string =>
  withoutControls(text)
    .replace(/[\n\t\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/** The tags of a list with commas, each once; null when there are too many or too long ones. */
export const readTags = (text: string): readonly string[] | null => {
  const tags = [...new Set(text.split(',').map(oneLine))].filter((tag) => tag !== '');
  const isFine =
    tags.length <= noteLimits.tags && tags.every(({ length }) => length <= noteLimits.tag);
  return isFine ? tags : null;
};

/** The note that was typed; null when its tags are too many or too long. */
export const readDraft = (
  { name, tags, note }: NoteDraft,
  favourite: boolean,
): LocalNote | null => {
  const read = readTags(tags);
  return read && { name: oneLine(name), tags: read, note: withoutControls(note).trim(), favourite };
};

interface NoteFormProps {
  readonly note: LocalNote;
  readonly onSave: (note: LocalNote) => void;
  readonly onCancel: () => void;
}

/** Typing a note. Escape leaves it as it was, and the details open. */
export function NoteForm({ note, onSave, onCancel }: NoteFormProps) {
  const id = useId();
  const [draft, setDraft] = useState(() => draftOf(note));
  const read = readDraft(draft, note.favourite);
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (read) onSave(read);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onCancel();
      }}
    >
      <Field
        label={noteWords.name}
        maxLength={noteLimits.name}
        value={draft.name}
        autoFocus
        onChange={({ target }) => {
          setDraft({ ...draft, name: target.value });
        }}
      />
      <Field
        label={noteWords.tags}
        value={draft.tags}
        maxLength={noteLimits.tags * (noteLimits.tag + 2)}
        problem={read ? undefined : noteWords.tooManyTags(noteLimits.tags, noteLimits.tag)}
        onChange={({ target }) => {
          setDraft({ ...draft, tags: target.value });
        }}
      />
      <div className={styles['field']}>
        <label htmlFor={id}>{noteWords.note}</label>
        <textarea
          id={id}
          rows={4}
          maxLength={noteLimits.note}
          className={styles['area']}
          value={draft.note}
          onChange={({ target }) => {
            setDraft({ ...draft, note: target.value });
          }}
        />
      </div>
      <div className={styles['actions']}>
        <Button kind="primary" type="submit">
          {noteWords.save}
        </Button>
        <Button onClick={onCancel}>{words.common.cancel}</Button>
      </div>
    </form>
  );
}
