import { foldings, isPlain } from './fold';
import { hits, isLikeAddress, judgeHits, shortest, type HitZone } from './ranking';
import type { Work } from './work';

/** Finds texts in rows and rates the hits. Becomes faster as its work progresses. */
export interface TextIndex extends Work {
  /**
   * For each of the ascending `rows`, lowers the row's entry in `found` to the hit of `word` if that is better (lower).
   * `word` must be folded and not empty. Weak hits, which nearly every address has, only count if `least` is `weak`.
   */
  readonly rank: (
    word: string,
    rows: Uint32Array,
    found: Uint8Array,
    least: 'strong' | 'weak',
  ) => void;
}

/** A column of texts, and the zone that rates its hits. */
interface IndexedColumn {
  readonly zone: HitZone;
  readonly text: (row: number) => string | null;
}

/**
 * Zones whose texts are stored together, in search order. A row with a hit in one part is not searched in later parts,
 * which count less. Exceptions are weak hits, and words that may be a whole address.
 */
const parts: readonly (readonly HitZone[])[] = [['name', 'text'], ['code'], ['date']];

/** Rows whose texts are joined into one string: searching a few long strings is faster than many short ones. */
const chunk = 64;

/** Separates texts and rows. Neither words nor searched texts contain the separator. */
const separator = '\n';

/** Replaces line breaks in a text: a break in a name would make the part before it count as a whole name. */
const oneLine = (text: string): string =>
  text.includes(separator) ? text.replaceAll(separator, ' ') : text;

const plainSign = /[^a-z\d \n]|^ | $| {2}/imu;
const signs = /[^\p{L}\p{N}\p{M}\n]+/gu;

/** A name, followed by the same name without the punctuation between its words. */
export const nameLines = (name: string): string => {
  if (!plainSign.test(name)) return name;
  const bare = name.replace(signs, ' ').replace(/^ | $/gmu, '');
  return bare.trim() === '' || bare === name ? name : name + separator + bare;
};

const signlessCode = /^[a-z\d]*$/iu;

/**
 * Whether a short word can match a code as more than an inner part (a weak hit): as the whole code after 0x, or if the
 * code has punctuation.
 */
const canBeShort = (code: string, word: string): boolean =>
  code !== '' && (code.length <= word.length + 2 || !signlessCode.test(code));

/** The length of the shortest non-empty code (Infinity if all are empty); 0 if any code contains punctuation. */
const shortestCodeIn = (texts: string): number => {
  let least = Infinity;
  for (const code of texts.split(separator)) {
    if (!signlessCode.test(code)) return 0;
    if (code !== '') least = Math.min(least, code.length);
  }
  return least;
};

interface Part extends Work {
  /** Like `rank` of the index, for these zones. Returns the rows that later parts must still search. */
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
  /** The text of each chunk; undefined if not built yet. */
  const texts: (string | undefined)[] = Array.from({ length: Math.ceil(count / chunk) });
  /** The next chunk to build in `step`. */
  let next = 0;
  /** By chunk, the result of `shortestCodeIn`; 0 for zones without codes. */
  const shortestCodes: number[] = [];
  /** By row and zone, the end of the zone in the text of the chunk. */
  const ends = new Uint32Array(count * zones.length);
  const byZone = zones.map((zone) => columns.filter((column) => column.zone === zone));

  /**
   * The text of a zone. Each code column has one line even if empty, so that the record's own address is the first
   * line.
   */
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

  /** Start of a row in the text of its chunk. */
  const startOf = (row: number): number => (row % chunk === 0 ? 0 : endOf(row - 1) + 1);

  /** Builds the text of a chunk if needed and caches it: folding takes most of the time. */
  const textOf = (number: number): string => {
    const known = texts[number];
    if (known !== undefined) return known;
    const text = makeChunk(number);
    texts[number] = text;
    shortestCodes[number] = zones.includes('code') ? shortestCodeIn(text) : 0;
    return text;
  };

  /**
   * Whether a short word can match more than an inner part of a code. Works without building the chunk, so that the
   * first search stays fast.
   */
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
    /** The best hit that a later zone may still improve. */
    const betterable = isLikeAddress(word) ? hits.name : hits.weak;
    const rest = new Uint32Array(rows.length);
    let kept = 0;
    let at = 0;
    /** Stores the hit of the next row, and keeps the row for later zones if they may improve the hit. */
    const note = (hit: number): void => {
      const row = rows[at] as number;
      if (hit < (found[row] as number) && (isWeakWanted || hit < hits.weak)) found[row] = hit;
      if (hit >= betterable) rest[kept++] = row;
      at += 1;
    };
    /** Keeps the rows before this one for later zones. */
    const passTo = (row: number): void => {
      while (at < rows.length && (rows[at] as number) < row) rest[kept++] = rows[at++] as number;
    };
    /** Visits the occurrences in a text, and so the rows that contain the word. */
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
        // Skips other zones of the previous row, which count less, and rows that were not requested.
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
 * An index of `count` rows, each with up to one text per column. The first code column must be the record's own
 * address, which counts more than other codes.
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
