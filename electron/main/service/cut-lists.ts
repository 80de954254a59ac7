import { randomUUID } from 'node:crypto';
import { isObject, own, type JsonObject } from './json';

/** Where a value is in a text, in UTF-16 units; `end` is after its last one. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A list as parsed, and where its text is when that is known. */
export interface CutList {
  readonly value: unknown;
  readonly place?: Place;
}

/** An answer in parts. The lists' own fields of `envelope` may hold anything. */
export interface CutAnswer {
  readonly envelope: JsonObject;
  readonly wallets: CutList;
  readonly smartContracts: CutList;
}

type ListField = 'wallets' | 'smartContracts';
type Places = Readonly<Record<ListField, Place>>;

/** Where the list of this field seems to begin, looked for from `from` on; -1 when there seems to be none. */
const guessStart = (text: string, field: ListField, from: number): number => {
  const name = text.indexOf(`"${field}"`, from);
  const opening = /\s*:\s*(?=\[)/uy;
  opening.lastIndex = name + field.length + 2;
  return name !== -1 && opening.test(text) ? opening.lastIndex : -1;
};

/** Each list seems to end with the last bracket before the other list, or before the end of the answer. */
const guessPlaces = (text: string): Places | undefined => {
  const wallets = guessStart(text, 'wallets', 0);
  // The specification's order is tried first, from the next bracket: one character is found far faster than a name.
  const second = guessStart(text, 'smartContracts', text.indexOf(']', wallets));
  const contracts = second === -1 ? guessStart(text, 'smartContracts', 0) : second;
  if (wallets === -1 || contracts === -1) return undefined;
  const endOf = (start: number, other: number): number =>
    text.lastIndexOf(']', start < other ? other - 1 : text.length) + 1;
  return {
    wallets: { start: wallets, end: endOf(wallets, contracts) },
    smartContracts: { start: contracts, end: endOf(contracts, wallets) },
  };
};

const replaceBoth = (text: string, places: Places, marks: Record<ListField, string>): string => {
  const [first, second]: readonly [ListField, ListField] =
    places.wallets.start < places.smartContracts.start
      ? ['wallets', 'smartContracts']
      : ['smartContracts', 'wallets'];
  const before = text.slice(0, places[first].start);
  const between = text.slice(places[first].end, places[second].start);
  return `${before}"${marks[first]}"${between}"${marks[second]}"${text.slice(places[second].end)}`;
};

/**
 * Parses both lists apart from the rest, so that the text of each is known. Where they are is guessed, and then proven:
 * with a mark that nobody can foresee instead of each list, the rest is JSON and the two fields hold the marks, so
 * either place is exactly that of the field's value. What stands there is JSON by itself, so it is that value.
 * Throws, or gives undefined, when a guess was wrong or the text is not JSON.
 */
const parseApart = (text: string): CutAnswer | undefined => {
  const places = guessPlaces(text);
  if (!places) return undefined;
  const marks = { wallets: randomUUID(), smartContracts: randomUUID() };
  const envelope: unknown = JSON.parse(replaceBoth(text, places, marks));
  if (!isObject(envelope)) return undefined;
  const parse = (field: ListField): CutList | undefined => {
    const place = places[field];
    if (own(envelope, field) !== marks[field]) return undefined;
    return { place, value: JSON.parse(text.slice(place.start, place.end)) };
  };
  const wallets = parse('wallets');
  const smartContracts = parse('smartContracts');
  return wallets && smartContracts && { envelope, wallets, smartContracts };
};

const tryTo = <Value>(work: () => Value): Value | undefined => {
  try {
    return work();
  } catch {
    // The error quotes the answer.
    return undefined;
  }
};

/** Parses an answer; its lists apart where they can be told apart. Undefined when it is not JSON. */
export const parseAnswer = (text: string): CutAnswer | 'not-an-object' | undefined => {
  const apart = tryTo(() => parseApart(text));
  if (apart) return apart;
  const whole = tryTo((): unknown => JSON.parse(text));
  if (whole === undefined) return undefined;
  if (!isObject(whole)) return 'not-an-object';
  const list = (field: ListField): CutList => ({ value: own(whole, field) });
  return { envelope: whole, wallets: list('wallets'), smartContracts: list('smartContracts') };
};
