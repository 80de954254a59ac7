import { addressKey } from '../../../shared/address';
import { noteLimits, type LocalNote } from '../../../shared/notes';
import { foldings } from '../records/list/model/fold';
import { noFacts, type NotedRows, type NotedTexts } from '../records/list/model/list-query';
import { nameLines } from '../records/list/model/text-index';
import type { LocalNotes } from '../../store/window-state';
import { NameText, ServiceText } from '../../ui/text/ServiceText';
import { VisuallyHidden } from '../../ui/Status';
import { visibleText } from '../../ui/text/visible';
import { classOf } from '../../ui/class-of';
import { noteWords } from '../../i18n/notes';
import styles from './notes.module.css';

/** The note on an address; null if there is none. */
export const noteOf = (notes: LocalNotes | null, address: string | null): LocalNote | null =>
  address === null || !notes || notes.entries.size === 0
    ? null
    : (notes.entries.get(addressKey(address)) ?? null);

/** Whether the user can add or change a note on an address; false if there is no room for another. */
export const canNote = (notes: LocalNotes | null, address: string): boolean =>
  notes !== null &&
  address !== '' &&
  address.length <= noteLimits.address &&
  (noteOf(notes, address) !== null || notes.entries.size < noteLimits.entries);

const nothing: NotedTexts = { name: '', tags: '', note: '', deployer: '' };

const textsOf = ({ name, tags, note }: LocalNote): NotedTexts => ({
  name: nameLines(foldings(name)),
  tags: tags.map(foldings).join('\n'),
  note: foldings(note),
  deployer: '',
});

/**
 * Search texts from the user's own names, tags and notes by row, including the own name of each row's deployer, and the
 * rows of favourites.
 */
export const notedRows = <Row,>(
  notes: LocalNotes | null,
  rows: readonly Row[],
  addressOf: (row: Row) => string | null,
  deployerOf: (row: Row) => string | null,
): NotedRows => {
  if (!notes || notes.entries.size === 0) return noFacts;
  // Cached: a deployer may have thousands of rows.
  const known = new Map<LocalNote, NotedTexts>();
  const told = (note: LocalNote | null): NotedTexts | null => {
    if (!note) return null;
    const texts = known.get(note) ?? textsOf(note);
    known.set(note, texts);
    return texts;
  };
  const texts = new Map<number, NotedTexts>();
  const favourites = new Set<number>();
  for (const [index, row] of rows.entries()) {
    const note = noteOf(notes, addressOf(row));
    const own = told(note);
    const deployer = told(noteOf(notes, deployerOf(row)))?.name ?? '';
    if (own || deployer !== '') texts.set(index, { ...(own ?? nothing), deployer });
    if (note?.favourite) favourites.add(index);
  }
  return { texts, favourites };
};

/** Longest own name, and longest part of a note, shown beside the service's name, in UTF-16 units. */
const longest = 24;
const longestExcerpt = 40;

const tooltipOf = (excerpt: string): string => visibleText(excerpt, noteLimits.note);

/** Shows that the details contain tags or a note; marked if a search has found something in them that is not shown. */
function NotedSign({ found = null }: { readonly found?: string | null }) {
  return (
    <>
      <span aria-hidden="true" className={found === null ? undefined : styles['found']}>
        ✎
      </span>
      <VisuallyHidden>
        {noteWords.noted}
        {found !== null && `: ${tooltipOf(found)}`}{' '}
      </VisuallyHidden>
    </>
  );
}

interface OwnNameProps {
  readonly name: string;
  /** Whether the address also has tags or a note. */
  readonly isNoted?: boolean;
  /** The part of them that a search has found, for the tooltip: beside the two names there is no room for it. */
  readonly excerpt?: string | null;
}

/** The user's own name for an address, shown beside the service's name. */
export function OwnName({ name, isNoted = false, excerpt = null }: OwnNameProps) {
  const { ownName, noted } = noteWords;
  const beside = excerpt === null ? noted : tooltipOf(excerpt);
  return (
    <span className={styles['own']} title={isNoted ? `${ownName} · ${beside}` : ownName}>
      {isNoted && (
        <>
          <NotedSign found={excerpt} />{' '}
        </>
      )}
      <VisuallyHidden>{ownName}: </VisuallyHidden>
      <NameText text={name} longest={longest} />
    </span>
  );
}

interface LocalMarkProps {
  readonly note: LocalNote;
  /** The part of the tags or the note that a search has found; null if it has found none. */
  readonly excerpt?: string | null;
}

/**
 * A short form of the user's note on a record: a star, the own name, and a sign if there are tags or a note, with what
 * a search has found in them.
 */
export function LocalMark({ note, excerpt = null }: LocalMarkProps) {
  const { favourite, name, tags, note: text } = note;
  const isNoted = tags.length > 0 || text !== '';
  return (
    <>
      {favourite && (
        <span className={styles['star']} title={noteWords.favourite}>
          <span aria-hidden="true">★</span>
          <VisuallyHidden>{noteWords.favourite} </VisuallyHidden>
        </span>
      )}
      {name !== '' && <OwnName name={name} isNoted={isNoted} excerpt={excerpt} />}
      {name === '' && isNoted && (
        <span
          className={classOf(styles['own'], excerpt !== null && styles['excerpt'])}
          title={excerpt === null ? noteWords.noted : tooltipOf(excerpt)}
        >
          <NotedSign />
          {excerpt !== null && (
            <>
              {' '}
              <ServiceText text={excerpt} longest={longestExcerpt} />
            </>
          )}
        </span>
      )}
    </>
  );
}
