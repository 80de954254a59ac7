import type { LocalNote } from '../../../shared/notes';
import { NameText } from '../../ui/text/ServiceText';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import { noteWords } from '../../i18n/notes';
import styles from './notes.module.css';

/** Longest own name beside a name of the service, in UTF-16 units. */
const longest = 24;

/** What a person has noted about a record, in short: a star, and their own name for it. */
export function LocalMark({ note }: { readonly note: LocalNote }) {
  const { favourite, name, tags, note: text } = note;
  const isOther = name === '' && (tags.length > 0 || text !== '');
  return (
    <>
      {favourite && (
        <span className={styles['star']} title={noteWords.favourite}>
          <span aria-hidden="true">★</span>
          <span className={visuallyHidden['visuallyHidden']}>{noteWords.favourite} </span>
        </span>
      )}
      {name !== '' && (
        <span className={styles['own']} title={noteWords.ownName}>
          <span className={visuallyHidden['visuallyHidden']}>{noteWords.ownName}: </span>
          <NameText text={name} longest={longest} />
        </span>
      )}
      {isOther && (
        <span className={styles['own']} title={noteWords.noted}>
          <span aria-hidden="true">✎</span>
          <span className={visuallyHidden['visuallyHidden']}>{noteWords.noted} </span>
        </span>
      )}
    </>
  );
}
