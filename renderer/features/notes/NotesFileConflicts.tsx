import { Star } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { explorerTemplates, type Explorer } from '../../../shared/explorer';
import {
  noteChoices,
  noteLimits,
  type AddressNote,
  type NoteChoice,
  type NotesFilePart,
  type NotesFilePreview,
} from '../../../shared/notes';
import { ChangedValue } from '../changes/ChangedValue';
import { useValuesHidden } from '../../store/store';
import { Icon } from '../../ui/Icon';
import { RadioGroup } from '../../ui/RadioGroup';
import { NameText, ServiceText } from '../../ui/text/ServiceText';
import { detailsWords } from '../../i18n/details';
import { historyWords } from '../../i18n/history';
import { notesFileWords } from '../../i18n/notes';
import { words } from '../../i18n/window';
import typography from '../../ui/typography.module.css';
import styles from './notes-file.module.css';

/** The user's choices by the key of the difference. Without a choice, the stored value stays. */
export type Choices = ReadonlyMap<string, NoteChoice>;

/** A difference between the file and the stored data, and the possible choices. */
interface Decision {
  readonly key: string;
  readonly options: readonly NoteChoice[];
}

/** Key of a difference in a part of the file. */
const keyOf = (part: NotesFilePart, of: string | number): string => `${part} ${of}`;

/** Key for all notes beyond those listed one by one. */
const otherNotes = 'other notes';

const either: readonly NoteChoice[] = ['mine', 'theirs'];

/** Applies a choice to all differences of a part. A difference without that option keeps the stored value. */
const chooseAll = (
  choices: Choices,
  decisions: readonly Decision[],
  choice: NoteChoice,
): Choices => {
  const all = new Map(choices);
  for (const { key, options } of decisions) {
    all.set(key, options.includes(choice) ? choice : 'mine');
  }
  return all;
};

/** The choice that all differences share; null if they vary. */
const commonOf = (choices: Choices, decisions: readonly Decision[]): NoteChoice | null => {
  const found = new Set(decisions.map(({ key }) => choices.get(key) ?? 'mine'));
  const [only = null] = found;
  return found.size === 1 ? only : null;
};

/** The choices in the form that main expects. */
export const chosenOf = ({ notes, pins, explorers }: NotesFilePreview, choices: Choices) => {
  const is = (part: NotesFilePart, of: string | number, choice: NoteChoice): boolean =>
    choices.get(keyOf(part, of)) === choice;
  const addresses = notes.map(({ mine }) => mine.address);
  return {
    notes: {
      theirs: addresses.filter((address) => is('notes', address, 'theirs')),
      both: addresses.filter((address) => is('notes', address, 'both')),
      others: choices.get(otherNotes) ?? 'mine',
    },
    pins: pins.map(({ place }) => place).filter((place) => is('pins', place, 'theirs')),
    explorers: explorers
      .map(({ mine }) => mine.asset)
      .filter((asset) => is('explorers', asset, 'theirs')),
  };
};

/** The content of a note, for comparison with another. */
function NoteSide({ note: { name, tags, note, favourite } }: { readonly note: AddressNote }) {
  return (
    <>
      {favourite && (
        <span className={styles['star']}>
          <Icon of={Star} /> {notesFileWords.favourite}
        </span>
      )}
      {name !== '' && (
        <strong>
          <NameText text={name} />
        </strong>
      )}
      {tags.length > 0 && (
        <span>
          {notesFileWords.tags}: <ServiceText text={tags.join(', ')} longest={400} />
        </span>
      )}
      {note !== '' &&
        note.split('\n').map((line, index) => (
          <span key={index}>
            <ServiceText text={line} longest={noteLimits.note} />
          </span>
        ))}
    </>
  );
}

/** The link templates of an asset, and how its addresses are checked, for comparison with others. */
function ExplorerSide({ explorer }: { readonly explorer: Explorer }) {
  return (
    <>
      {explorerTemplates.map((name) => {
        const { [name]: page } = explorer;
        return (
          page !== null && (
            <span key={name}>
              {name === 'address' ? words.fields.address : detailsWords.linkNames[name]}:{' '}
              <ServiceText text={page} longest={400} />
            </span>
          )
        );
      })}
      <span>{notesFileWords.checked(explorer.evm)}</span>
    </>
  );
}

interface ShownDifference extends Decision {
  /** Name for screen readers; null if there is none. A number takes its place then, and while values are hidden. */
  readonly called: string | null;
  readonly title: ReactNode;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}

const shownOf = (
  part: NotesFilePart,
  { notes, pins, explorers }: NotesFilePreview,
): readonly ShownDifference[] => {
  if (part === 'notes') {
    return notes.map(({ mine, theirs, canJoin }) => ({
      key: keyOf(part, mine.address),
      options: canJoin ? [...either, 'both'] : either,
      called: mine.name === '' ? mine.address : mine.name,
      title: (
        <span className={typography['mono']}>
          <ServiceText text={mine.address} kind="exact" longest={300} />
        </span>
      ),
      mine: <NoteSide note={mine} />,
      theirs: <NoteSide note={theirs} />,
    }));
  }
  if (part === 'explorers') {
    return explorers.map(({ mine, theirs }) => ({
      key: keyOf(part, mine.asset),
      options: either,
      called: mine.asset,
      title: <ServiceText text={mine.asset} />,
      mine: <ExplorerSide explorer={mine} />,
      theirs: <ExplorerSide explorer={theirs} />,
    }));
  }
  return pins.map(({ place, name, asset, fields }) => {
    const sideOf = (side: 'mine' | 'theirs') =>
      fields.map(({ field, mine, theirs }) => (
        <span key={field} className={styles['value']}>
          <span className={typography['meta']}>{historyWords.fields[field] ?? field}</span>
          <ChangedValue
            field={field}
            value={side === 'mine' ? mine : theirs}
            other={side === 'mine' ? theirs : mine}
            asset={asset}
          />
        </span>
      ));
    return {
      key: keyOf(part, place),
      options: either,
      called: name,
      title: <NameText text={name} />,
      mine: sideOf('mine'),
      theirs: sideOf('theirs'),
    };
  });
};

interface NotesFileConflictsProps {
  readonly part: NotesFilePart;
  readonly preview: NotesFilePreview;
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}

/** Shows differences between the file and the stored data side by side, and asks which value stays. */
export function NotesFileConflicts({ part, preview, choices, onChoose }: NotesFileConflictsProps) {
  const id = useId();
  const isHidden = useValuesHidden();
  const shown = shownOf(part, preview);
  if (shown.length === 0) return null;
  const more = preview.counts[part].asked - shown.length;
  const others = { key: otherNotes, options: noteChoices };
  const decisions = part === 'notes' && more > 0 ? [...shown, others] : shown;
  const optionsOf = (of: readonly NoteChoice[]) =>
    of.map((value) => ({ value, label: notesFileWords.choices[value] }));
  const all: readonly NoteChoice[] = decisions.some(({ options }) => options.includes('both'))
    ? noteChoices
    : either;
  return (
    <section aria-labelledby={id} className={styles['differences']}>
      <h3 id={id}>{notesFileWords.conflicts[part]}</h3>
      {part === 'pins' && <p className={typography['muted']}>{notesFileWords.pinsHint}</p>}
      {decisions.length > 1 && (
        <RadioGroup<NoteChoice | ''>
          name={notesFileWords.forAll}
          named
          options={optionsOf(all)}
          value={commonOf(choices, decisions) ?? ''}
          onChange={(choice) => {
            if (choice !== '') onChoose(chooseAll(choices, decisions, choice));
          }}
        />
      )}
      {more > 0 && part !== 'notes' && (
        <p className={typography['muted']}>{notesFileWords.more(more)}</p>
      )}
      {more > 0 && part === 'notes' && (
        <RadioGroup<NoteChoice>
          name={notesFileWords.otherNotes(more)}
          named
          options={optionsOf(noteChoices)}
          value={choices.get(otherNotes) ?? 'mine'}
          onChange={(choice) => {
            onChoose(new Map(choices).set(otherNotes, choice));
          }}
        />
      )}
      {part === 'notes' && preview.tooLongOthers > 0 && choices.get(otherNotes) === 'both' && (
        <p className={typography['muted']}>{notesFileWords.tooLongOthers(preview.tooLongOthers)}</p>
      )}
      <ol>
        {shown.map(({ key, options, called, title, mine, theirs }, at) => (
          <li key={key}>
            <p className={styles['title']}>{title}</p>
            <dl>
              <div>
                <dt>{notesFileWords.mine}</dt>
                <dd>{mine}</dd>
              </div>
              <div>
                <dt>{notesFileWords.theirs}</dt>
                <dd>{theirs}</dd>
              </div>
            </dl>
            <RadioGroup<NoteChoice>
              name={notesFileWords.choice(
                isHidden || called === null ? notesFileWords.hiddenNames(at + 1) : called,
              )}
              options={optionsOf(options)}
              value={choices.get(key) ?? 'mine'}
              onChange={(choice) => {
                onChoose(new Map(choices).set(key, choice));
              }}
            />
            {part === 'notes' && !options.includes('both') && (
              <p className={typography['muted']}>{notesFileWords.tooLongForBoth}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
