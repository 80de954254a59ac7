import { useId, useState } from 'react';
import { noteLimits, type LocalNote } from '../../../shared/notes';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { words } from '../../i18n/window';
import { noteWords } from '../../i18n/notes';
import { draftOf, readDraft } from './note-draft';
import styles from './notes.module.css';

interface Props {
  readonly note: LocalNote;
  readonly onSave: (note: LocalNote) => void;
  readonly onCancel: () => void;
}

/** Typing a note. Escape leaves it as it was, and the details open. */
export function NoteForm({ note, onSave, onCancel }: Props) {
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
