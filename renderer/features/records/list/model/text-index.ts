import { foldings, isPlain } from './fold';
import { hits, isLikeAddress, judgeHits, shortest, type HitZone } from './ranking';
import type { Work } from './work';

/** Finds text in rows and tells how well it fits; slower at first, and ever faster while it is worked on. */
export interface TextIndex extends Work {
  /**
   * For each of ascending `rows`, sets its place in `found` to its hit of `word` where that is better (lower) than
   * what is there. `word` is folded and not empty. Weak hits, which nearly every address has, are left out unless
   * `least` asks for them.
   */
  readonly rank: (
    word: string,
    rows: Uint32Array,
    found: Uint8Array,
    least: 'strong' | 'weak',
  ) => void;
}

/** A column of texts, and what a hit in it is worth. */
interface IndexedColumn {
  readonly zone: HitZone;
  readonly text: (row: number) => string | null;
}

/**
 * Zones whose texts are kept as one, in the order in which they are searched. A row that has a word in one of them is not
 * searched for it in later ones, which count less; but for weak hits, and for a word that may be a whole address.
 */
const parts: readonly (readonly HitZone[])[] = [['name', 'text'], ['code'], ['date']];

/** Rows whose texts are kept as one string: searching few long strings is faster than many short ones. */
const chunk = 64;

/** Between texts and between rows; no word contains it, and no text as it is searched. */
const separator = '\n';

/** A text in one line: an end of a line in a name would make a whole name of what stands before it. */
const oneLine = (text: string): string =>
  text.includes(separator) ? text.replaceAll(separator, ' ') : text;

const plainSign = /[^a-z\d \n]|^ | $| {2}/imu;
const signs = /[^\p{L}\p{N}\p{M}\n]+/gu;

/** A name, and once more without the signs between its words. */
export const nameLines = (name: string): string => {
  if (!plainSign.test(name)) return name;
  const bare = name.replace(signs, ' ').replace(/^ | $/gmu, '');
  return bare.trim() === '' || bare === name ? name : name + separator + bare;
};

const signlessCode = /^[a-z\d]*$/iu;

/** Whether a code can hold a short word as more than a part of it, which counts little: only as all that follows 0x. */
const canBeShort = (code: string, word: string): boolean =>
  code !== '' && (code.length <= word.length + 2 || !signlessCode.test(code));

/** Of texts with codes without signs only, the length of the shortest (Infinity where all are empty); otherwise 0. */
const shortestCodeIn = (texts: string): number => {
  let least = Infinity;
  for (const code of texts.split(separator)) {
    if (!signlessCode.test(code)) return 0;
    if (code !== '') least = Math.min(least, code.length);
  }
  return least;
};

interface Part extends Work {
  /** As `rank` of the index, for these zones; the rows that need not be looked at in later ones are left out. */
  readonly rank: (
    word: string,
    rows: Uint32Array,
    found: Uint8Array,
    least: 'strong' | 'weak',
  ) => Uint32Array;
}

const createPart = (
  count: number,
  columns: readonly IndexedColumn[],
  zones: readonly HitZone[],
): Part => {
  /** By chunk, as far as they have been worked out. */
  const texts: (string | undefined)[] = Array.from({ length: Math.ceil(count / chunk) });
  /** The first chunk that it has not been the turn of. */
  let next = 0;
  /** By chunk, as `shortestCodeIn`; 0 for zones without codes. */
  const shortestCodes: number[] = [];
  /** By row and zone, where the zone ends in the text of the chunk. */
  const ends = new Uint32Array(count * zones.length);
  const byZone = zones.map((zone) => columns.filter((column) => column.zone === zone));

  /** The texts of a zone; one line for each column of codes, so that the record's own address is the first. */
  const zoneText = (row: number, place: number, prepare: (text: string) => string): string => {
    let joined = '';
    let isFirst = true;
    for (const { text, zone } of byZone[place] ?? []) {
      const given = oneLine(text(row) ?? '');
      if (given === '' && zone !== 'code') continue;
      const prepared = zone === 'name' ? nameLines(prepare(given)) : prepare(given);
      joined = isFirst ? prepared : joined + separator + prepared;
      isFirst = false;
    }
    return joined;
  };

  const joinChunk = (number: number, prepare: (text: string) => string): string => {
    const last = Math.min((number + 1) * chunk, count);
    let end = -1;
    const joined: string[] = [];
    for (let row = number * chunk; row < last; row += 1) {
      for (let place = 0; place < zones.length; place += 1) {
        const text = zoneText(row, place, prepare);
        joined.push(text);
        end += text.length + 1;
        ends[row * zones.length + place] = end;
      }
    }
    return joined.join(separator);
  };

  const makeChunk = (number: number): string => {
    const joined = joinChunk(number, (text) => text);
    return isPlain(joined) ? joined.toLowerCase() : joinChunk(number, foldings);
  };

  const endOf = (row: number, place = zones.length - 1): number =>
    ends[row * zones.length + place] ?? 0;

  /** Where the text of a row begins in the text of its chunk. */
  const startOf = (row: number): number => (row % chunk === 0 ? 0 : endOf(row - 1) + 1);

  /** What rows are asked for before it is their turn is worked out for good: their folded texts take most of the time. */
  const textOf = (number: number): string => {
    const known = texts[number];
    if (known !== undefined) return known;
    const text = makeChunk(number);
    texts[number] = text;
    shortestCodes[number] = zones.includes('code') ? shortestCodeIn(text) : 0;
    return text;
  };

  /** Whether a short word may be more than a part of a code; the first of a search need not work out the codes for that. */
  const hasShort = (number: number, last: number, word: string): boolean => {
    if (!zones.includes('code')) return true;
    if (texts[number] !== undefined) return (shortestCodes[number] ?? 0) <= word.length + 2;
    for (let row = number * chunk; row < last; row += 1) {
      if (columns.some(({ zone, text }) => zone === 'code' && canBeShort(text(row) ?? '', word)))
        return true;
    }
    return false;
  };

  const rank: Part['rank'] = (word, rows, found, least) => {
    const isWeakWanted = least === 'weak' || word.length >= shortest;
    /** The best hit that a later zone may better. */
    const betterable = isLikeAddress(word) ? hits.name : hits.weak;
    const rest = new Uint32Array(rows.length);
    let kept = 0;
    let at = 0;
    /** Of the row that is next; leaves it to later zones, too, if they may have better. */
    const note = (hit: number): void => {
      const row = rows[at] as number;
      if (hit < (found[row] as number) && (isWeakWanted || hit < hits.weak)) found[row] = hit;
      if (hit >= betterable) rest[kept++] = row;
      at += 1;
    };
    /** Leaves the rows before this one to later zones. */
    const passTo = (row: number): void => {
      while (at < rows.length && (rows[at] as number) < row) rest[kept++] = rows[at++] as number;
    };
    /** Goes through a text from occurrence to occurrence, and so through the rows that have any. */
    const rankChunk = (text: string, last: number): void => {
      let row = rows[at] as number;
      let place = text.indexOf(word, startOf(row));
      while (place >= 0) {
        while (endOf(row) <= place) row += 1;
        passTo(row);
        const next = rows[at] ?? last;
        if (next >= last) return;
        if (next === row) {
          let zone = 0;
          while (endOf(row, zone) <= place) zone += 1;
          const from = zone === 0 ? startOf(row) : endOf(row, zone - 1) + 1;
          const judged = judgeHits(
            text,
            word,
            place,
            zones[zone] ?? 'text',
            from,
            endOf(row, zone),
          );
          note(judged.best);
          place = judged.next;
        }
        row = rows[at] ?? last;
        if (row >= last) return;
        // Other zones of the row before count less; rows between are not asked about.
        const start = startOf(row);
        if (place >= 0 && place < start) place = text.indexOf(word, start);
      }
    };
    while (at < rows.length) {
      const row = rows[at] as number;
      const number = Math.floor(row / chunk);
      const last = Math.min((number + 1) * chunk, count);
      if (isWeakWanted || hasShort(number, last, word)) rankChunk(textOf(number), last);
      passTo(last);
    }
    return rest.subarray(0, kept);
  };

  return {
    rank,
    step: () => {
      if (next * chunk < count) textOf(next);
      next += 1;
      return next * chunk >= count;
    },
  };
};

/**
 * An index over `count` rows, in each of which every one of `columns` may have a text. The first column of codes is that of
 * the record's own address, which counts more than others.
 */
export const createTextIndex = (count: number, columns: readonly IndexedColumn[]): TextIndex => {
  const made = parts.map((zones) => createPart(count, columns, zones));
  return {
    rank: (word, rows, found, least) => {
      let rest = rows;
      for (const part of made) if (rest.length > 0) rest = part.rank(word, rest, found, least);
    },
    step: () => made.every((part) => part.step()),
  };
};
