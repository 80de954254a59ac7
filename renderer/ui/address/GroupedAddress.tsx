import {
  addressKey,
  asciiLowerCase,
  groupsOfFour,
  hasSpellings,
  readableAddress,
} from '../../../shared/address';
import { detailsWords } from '../../i18n/details';
import { useValuesHidden } from '../../store/store';
import { LongText } from '../text/LongText';
import { Mask, ServiceText } from '../text/ServiceText';
import { Spoken } from '../Status';
import styles from './GroupedAddress.module.css';

interface Props {
  readonly text: string;
  /** What it is compared with; characters that are others there are marked, and not by colour alone. */
  readonly other?: string | null | undefined;
  readonly className?: string | undefined;
}

/** Whether a text can be drawn character by character: visible ASCII, short enough to be compared by eye. */
export const isComparable = (text: string): boolean => /^[\x21-\x7e]{1,300}$/u.test(text);

/** What gains by being cut into groups: no word, and nothing that has groups of its own. */
const groupable = /^(?=.*\d)[A-Za-z\d]{20,}$/u;

/**
 * Whether the character at a place of a text is another one in the text that it is compared with. Of two addresses,
 * capitals that are only a checksum and a missing 0x are no difference, and what cannot be seen moves nothing. One of
 * them may have a wrong character in it, so that its own capitals do not tell what they are.
 */
const differsFrom = (text: string, other: string): ((place: number) => boolean) => {
  const read = readableAddress(other);
  const keys = [addressKey(text), addressKey(read)] as const;
  const [own, its] = keys.some(hasSpellings)
    ? [asciiLowerCase(keys[0]), asciiLowerCase(keys[1])]
    : keys;
  if (keys[0] === keys[1]) return (place) => text[place] !== read[place];
  const shift = own.length - text.length;
  return (place) => own[place + shift] !== its[place + shift];
};

interface Differences {
  readonly differing: number;
  readonly all: number;
  /** Whether others are the same but for their capitals, which are only a checksum. */
  readonly otherCapitals: boolean;
}

/** How many characters of one text are others in another one as long, of how many; null where places cannot be compared. */
export const countDifferences = (text: string, other: string): Differences | null => {
  if (!isComparable(text) || !isComparable(other) || text.length !== other.length) return null;
  const differs = differsFrom(text, other);
  const places = Array.from(text, (_, place) => place).slice(text.startsWith('0x') ? 2 : 0);
  const otherCapitals = places.some((place) => !differs(place) && text[place] !== other[place]);
  return { differing: places.filter(differs).length, all: places.length, otherCapitals };
};

/** Characters in a row that are others in another text. */
interface DifferingRun {
  /** Places from 1, behind a 0x. */
  readonly from: number;
  readonly to: number;
  readonly own: string;
  readonly other: string;
}

/** Where two texts of the same length differ, from the start; none where places cannot be compared. */
export const differingRuns = (text: string, other: string): readonly DifferingRun[] => {
  if (countDifferences(text, other) === null) return [];
  const differs = differsFrom(text, other);
  const start = text.startsWith('0x') ? 2 : 0;
  const runs: DifferingRun[] = [];
  let from = start;
  for (let place = start; place <= text.length; place += 1) {
    if (place < text.length && differs(place)) continue;
    if (place > from) {
      const [own, its] = [text.slice(from, place), other.slice(from, place)];
      runs.push({ from: from - start + 1, to: place - start, own, other: its });
    }
    from = place + 1;
  }
  return runs;
};

const characters = (group: string, start: number, differs: (place: number) => boolean) =>
  Array.from(group, (character, at) =>
    differs(start + at) ? (
      <span key={at} className={styles['differs']}>
        {character}
      </span>
    ) : (
      character
    ),
  );

/** Longest address that is shown of those that cannot be drawn character by character, in UTF-16 units. */
const longestShown = 400;

/**
 * An address in groups of four for the eye; read aloud, selected and copied, it is one word. Whatever else the service
 * calls an address is shown as its text, without `className`.
 */
export function GroupedAddress({ text, other, className }: Props) {
  const isHidden = useValuesHidden();
  if (isHidden) return <Mask />;
  if (!isComparable(text)) return <ServiceText text={text} longest={longestShown} kind="exact" />;
  const groups = groupable.test(text) ? groupsOfFour(text) : [text];
  const startOf = (index: number): number => groups.slice(0, index).join('').length;
  const differs = typeof other === 'string' ? differsFrom(text, other) : null;
  return (
    <bdi className={className} data-prefixed={text.startsWith('0x')}>
      <Spoken>{text}</Spoken>
      <span aria-hidden="true">
        {groups.map((group, index) => (
          <span
            key={index}
            className={group === '0x' ? `${styles['group']} ${styles['prefix']}` : styles['group']}
          >
            {differs ? characters(group, startOf(index), differs) : group}
          </span>
        ))}
      </span>
    </bdi>
  );
}

interface AddressTextProps {
  readonly address: string;
  /** An address that it is compared with. */
  readonly other?: string | undefined;
}

/** An address of a record in lines of five groups, or as a long text, whatever the service calls one. */
export function AddressText({ address, other }: AddressTextProps) {
  return isComparable(address) ? (
    <GroupedAddress text={address} other={other} className={styles['lines']} />
  ) : (
    <LongText text={address} kind="exact" />
  );
}

interface DifferingPlacesProps {
  readonly text: string | null;
  /** The one below it. */
  readonly other: string | null;
}

/** Runs that are said one by one: who hears more of them compares the texts themselves. */
const mostSaid = 5;

/** Says where two texts differ, to whom the marks in them say nothing. Nothing where places cannot be compared or seen. */
export function DifferingPlaces({ text, other }: DifferingPlacesProps) {
  const isHidden = useValuesHidden();
  const runs = isHidden || text === null || other === null ? [] : differingRuns(text, other);
  if (runs.length === 0) return null;
  const said = runs
    .slice(0, mostSaid)
    .map((run) => detailsWords.differingRun(run.from, run.to, run.own, run.other));
  const more = runs.length - said.length;
  const all = more > 0 ? [...said, detailsWords.moreRuns(more)] : said;
  const isPrefixed = text?.startsWith('0x') === true;
  return <Spoken> {detailsWords.differingRuns(all.join('; '), isPrefixed)}</Spoken>;
}
