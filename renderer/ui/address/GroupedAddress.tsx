import {
  addressKey,
  asciiLowerCase,
  groupsOfFour,
  hasSpellings,
  isPlain,
  readableAddress,
} from '../../../shared/address';
import { detailsWords } from '../../i18n/details';
import { useValuesHidden } from '../../store/store';
import { LongText } from '../text/LongText';
import { Mask, ServiceText } from '../text/ServiceText';
import { VisuallyHidden } from '../Status';
import styles from './GroupedAddress.module.css';

interface Props {
  readonly text: string;
  /** The text of the comparison. Characters that differ from it are marked, and not by colour alone. */
  readonly other?: string | null | undefined;
  readonly className?: string | undefined;
}

/** Texts that are easier to read in groups: neither words, nor texts with groups of their own. */
const groupable = /^(?=.*\d)[A-Za-z\d]{20,}$/u;

/**
 * Whether capitals count when two texts are compared. If either is an address with capitals that are only a checksum,
 * they do not: a wrong character in the other address can hide that its capitals are a checksum, too. In two spellings
 * of the same address, the capitals are the only difference.
 */
const doCapitalsCount = (key: string, otherKey: string): boolean =>
  key === otherKey || ![key, otherKey].some(hasSpellings);

/**
 * Returns whether the character at an index of `text` differs from the one in `other`. In addresses, capitals that are
 * only a checksum and a missing 0x are no difference, and invisible characters shift nothing.
 */
const differsFrom = (text: string, other: string): ((place: number) => boolean) => {
  const read = readableAddress(other);
  const keys = [addressKey(text), addressKey(read)] as const;
  const [own, its] = doCapitalsCount(...keys)
    ? keys
    : [asciiLowerCase(keys[0]), asciiLowerCase(keys[1])];
  if (keys[0] === keys[1]) return (place) => text[place] !== read[place];
  const shift = own.length - text.length;
  return (place) => own[place + shift] !== its[place + shift];
};

interface Differences {
  readonly differing: number;
  readonly all: number;
  /** Whether other characters differ in their capitals only, which are just a checksum. */
  readonly otherCapitals: boolean;
}

/**
 * How many characters differ in two texts of the same length, and how many were compared; null where the texts cannot
 * be compared character by character.
 */
export const countDifferences = (text: string, other: string): Differences | null => {
  if (!isPlain(text) || !isPlain(other) || text.length !== other.length) return null;
  const differs = differsFrom(text, other);
  const places = Array.from(text, (_, place) => place).slice(text.startsWith('0x') ? 2 : 0);
  const otherCapitals = places.some((place) => !differs(place) && text[place] !== other[place]);
  return { differing: places.filter(differs).length, all: places.length, otherCapitals };
};

/** Consecutive characters that differ from another text. */
interface DifferingRun {
  /** Positions from 1, after a leading 0x. */
  readonly from: number;
  readonly to: number;
  readonly own: string;
  readonly other: string;
}

/** Where two texts of the same length differ, in order; empty where they cannot be compared character by character. */
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

/** Longest address shown that cannot be drawn character by character, in UTF-16 units. */
const longestShown = 400;

/**
 * An address in groups of four for the eye; for reading aloud, selecting and copying it is one word. Any other text
 * that the service sent as an address is shown as text, without `className`.
 */
export function GroupedAddress({ text, other, className }: Props) {
  const isHidden = useValuesHidden();
  if (isHidden) return <Mask />;
  if (!isPlain(text)) return <ServiceText text={text} longest={longestShown} kind="exact" />;
  const groups = groupable.test(text) ? groupsOfFour(text) : [text];
  const startOf = (index: number): number => groups.slice(0, index).join('').length;
  const differs = typeof other === 'string' ? differsFrom(text, other) : null;
  return (
    <bdi className={className} data-prefixed={text.startsWith('0x')}>
      <VisuallyHidden>{text}</VisuallyHidden>
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

/** A record's address in lines of five groups; as a long text if it cannot be drawn character by character. */
export function AddressText({ address, other }: AddressTextProps) {
  return isPlain(address) ? (
    <GroupedAddress text={address} other={other} className={styles['lines']} />
  ) : (
    <LongText text={address} kind="exact" />
  );
}

/**
 * Some characters of an address, apart from each other, so that they are read one by one and not as a word or a number.
 * Capitals sound like small letters, so they are named where they count.
 */
const spelled = (characters: string, isCapitalTold: boolean): string =>
  Array.from(isCapitalTold ? characters : asciiLowerCase(characters), (character) =>
    /[A-Z]/u.test(character) ? detailsWords.capital(character) : character,
  ).join(' ');

/** Runs that are listed one by one. With more of them, listeners have to compare the texts themselves. */
const mostSaid = 5;

/**
 * Where `text` differs from `other`, which is shown below it, in words for reading aloud; null where the two cannot be
 * compared character by character.
 */
export const sayDifferences = (text: string, other: string): string | null => {
  const runs = differingRuns(text, other);
  if (runs.length === 0) return null;
  const isCapitalTold = doCapitalsCount(addressKey(text), addressKey(readableAddress(other)));
  const said = runs.slice(0, mostSaid).map(({ from, to, ...run }) => {
    const [above, below] = [run.own, run.other].map((part) => spelled(part, isCapitalTold));
    return detailsWords.differingRun(from, to, above ?? '', below ?? '');
  });
  const more = runs.length - said.length;
  const all = more > 0 ? [...said, detailsWords.moreRuns(more)] : said;
  return detailsWords.differingRuns(all.join('; '), text.startsWith('0x'));
};

interface DifferingPlacesProps {
  readonly text: string | null;
  /** The text below it. */
  readonly other: string | null;
}

/** Tells screen readers where two texts differ, because the marks are not read aloud. Nothing while they are hidden. */
export function DifferingPlaces({ text, other }: DifferingPlacesProps) {
  const isHidden = useValuesHidden();
  if (isHidden || text === null || other === null) return null;
  const said = sayDifferences(text, other);
  return said !== null && <VisuallyHidden> {said}</VisuallyHidden>;
}
