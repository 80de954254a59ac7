import { Star } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { ChangedValue } from '../changes/ChangedValue';
import type { Explorer } from '../../../shared/explorer';
import type { AddressNote } from '../../../shared/notes';
import type { NotesFilePart, NotesFilePreview } from '../../../shared/notes-file';
import { useValuesHidden } from '../../store/values-hidden';
import { NameText } from '../../ui/text/NameText';
import { ServiceText } from '../../ui/text/ServiceText';
import { Icon } from '../../ui/Icon';
import { Segmented } from '../../ui/Segmented';
import { historyWords } from '../../i18n/history';
import { notesFileWords } from '../../i18n/notes-file';
import { chooseAll, commonOf, decisionsOf, keyOf, type Choice, type Choices } from './note-choices';
import styles from './notes-file.module.css';

/** What a note says, to be read beside another one. */
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
      {note !== '' && <ServiceText text={note} longest={1000} />}
    </>
  );
}

/** The pages of an asset, to be read beside others. */
function ExplorerSide({ explorer }: { readonly explorer: Explorer }) {
  const pages = [explorer.address, explorer.code, explorer.verification];
  return pages.map(
    (page, at) => page !== null && <ServiceText key={at} text={page} longest={400} />,
  );
}

interface ShownDifference {
  readonly key: string;
  /** For a person who hears it; null for one that is not told while values are hidden. */
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
    return notes.map(({ mine, theirs }) => ({
      key: keyOf(part, mine.address),
      called: mine.name === '' ? mine.address : mine.name,
      title: (
        <span className={styles['mono']}>
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
          <span className={styles['hint']}>{historyWords.fields[field] ?? field}</span>
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
      called: name,
      title: <NameText text={name} />,
      mine: sideOf('mine'),
      theirs: sideOf('theirs'),
    };
  });
};

interface Props {
  readonly part: NotesFilePart;
  readonly preview: NotesFilePreview;
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}

/** Where the file has something else than there is here: both side by side, and which of them stays. */
export function Differences({ part, preview, choices, onChoose }: Props) {
  const id = useId();
  const isHidden = useValuesHidden();
  const decisions = decisionsOf(preview, part);
  if (decisions.length === 0) return null;
  const shown = shownOf(part, preview);
  const optionsOf = (of: readonly Choice[]) =>
    of.map((value) => ({ value, label: notesFileWords.choices[value] }));
  const all: readonly Choice[] = decisions.some(({ options }) => options.includes('both'))
    ? ['mine', 'theirs', 'both']
    : ['mine', 'theirs'];
  const more = preview.counts[part].asked - decisions.length;
  return (
    <section aria-labelledby={id} className={styles['differences']}>
      <h3 id={id}>{notesFileWords.conflicts[part]}</h3>
      {part === 'pins' && <p className={styles['hint']}>{notesFileWords.pinsHint}</p>}
      {decisions.length > 1 && (
        <Segmented<Choice | ''>
          name={notesFileWords.forAll}
          named
          options={optionsOf(all)}
          value={commonOf(choices, decisions) ?? ''}
          onChange={(choice) => {
            if (choice !== '') onChoose(chooseAll(choices, decisions, choice));
          }}
        />
      )}
      <ol>
        {shown.map(({ key, called, title, mine, theirs }, at) => (
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
            <Segmented<Choice>
              name={notesFileWords.choice(
                isHidden || called === null ? notesFileWords.hiddenNames(at + 1) : called,
              )}
              options={optionsOf(decisions[at]?.options ?? [])}
              value={choices.get(key) ?? 'mine'}
              onChange={(choice) => {
                onChoose(new Map(choices).set(key, choice));
              }}
            />
          </li>
        ))}
      </ol>
      {more > 0 && <p className={styles['hint']}>{notesFileWords.more(more)}</p>}
    </section>
  );
}
