import { foldings, isPlain } from './fold';
import { hitIn, hits, judgeHits, zones, type HitZone } from './hits';
import type { Work } from './work';

/** Finds text in rows and tells how well it fits; by a scan at first and ever faster while it is worked on. */
export interface TextIndex extends Work {
  /**
   * For each of ascending `rows`, sets its place in `found` to its hit of `word` where that is better (lower) than
   * what is there. `word` is folded and not empty.
   */
  readonly rank: (word: string, rows: Uint32Array, found: Uint8Array) => void;
}

/** A column of texts, and what a hit in it is worth. */
export interface IndexedColumn {
  readonly zone: HitZone;
  readonly text: (row: number) => string | null;
}

/** Rows whose texts are kept as one string: searching few long strings is faster than many short ones. */
const chunk = 64;

/** Between texts and between rows; no word contains it. */
const separator = '\n';

const plainSign = /[^a-z\d \n]/iu;
const signs = /[^\p{L}\p{N}\p{M}\n]+/gu;

/** A name, and once more without the signs between its words. */
export const nameLines = (name: string): string => {
  if (!plainSign.test(name)) return name;
  const bare = name.replace(signs, ' ').trim();
  return bare === '' || bare === name ? name : name + separator + bare;
};

/** An index over `count` rows, in each of which every one of `columns` may have a text. */
export const createTextIndex = (count: number, columns: readonly IndexedColumn[]): TextIndex => {
  const texts: string[] = [];
  /** By row and zone, where the zone ends in the text of the chunk. */
  const ends = new Uint32Array(count * zones.length);
  const byZone = zones.map((zone) => columns.filter((column) => column.zone === zone));

  /** The texts of a zone; one line for each column of codes, so that the record's own address is the first. */
  const zoneText = (row: number, place: number, prepare: (text: string) => string): string => {
    let joined = '';
    let isFirst = true;
    for (const { text, zone } of byZone[place] ?? []) {
      const given = text(row) ?? '';
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
    const parts: string[] = [];
    for (let row = number * chunk; row < last; row += 1) {
      for (let place = 0; place < zones.length; place += 1) {
        const text = zoneText(row, place, prepare);
        parts.push(text);
        end += text.length + 1;
        ends[row * zones.length + place] = end;
      }
    }
    return parts.join(separator);
  };

  const makeChunk = (number: number): string => {
    const joined = joinChunk(number, (text) => text);
    return isPlain(joined) ? joined.toLowerCase() : joinChunk(number, foldings);
  };

  const endOf = (row: number, place: number): number => ends[row * zones.length + place] ?? 0;

  /** Where the text of a row begins in the text of its chunk. */
  const startOf = (row: number): number =>
    row % chunk === 0 ? 0 : endOf(row - 1, zones.length - 1) + 1;

  const judgeRow = (text: string, word: string, first: number, row: number): number => {
    let place = 0;
    while (endOf(row, place) <= first && place < zones.length - 1) place += 1;
    const from = place === 0 ? startOf(row) : endOf(row, place - 1) + 1;
    return judgeHits(text, word, first, zones[place] ?? 'text', from, endOf(row, place));
  };

  /** Without the index. The first zone that has the word decides: no other hit can be better. */
  const scanRow = (row: number, word: string): number => {
    for (let place = 0; place < zones.length; place += 1) {
      const zone = zones[place] ?? 'text';
      let best: number = hits.none;
      for (const [number, { text }] of (byZone[place] ?? []).entries()) {
        const given = text(row) ?? '';
        if (given === '') continue;
        const folded = zone === 'name' ? nameLines(foldings(given)) : foldings(given);
        const hit = hitIn(folded, word, zone);
        const isOther = number > 0 && hit === hits.wholeName;
        best = Math.min(best, isOther ? hits.text : hit);
      }
      if (best < hits.none) return best;
    }
    return hits.none;
  };

  const note = (found: Uint8Array, row: number, hit: number): void => {
    if (hit < (found[row] ?? hits.none)) found[row] = hit;
  };

  const rank = (word: string, rows: Uint32Array, found: Uint8Array): void => {
    for (let at = 0; at < rows.length;) {
      let row = rows[at] ?? 0;
      const text = texts[Math.floor(row / chunk)];
      if (text === undefined) {
        note(found, row, scanRow(row, word));
        at += 1;
        continue;
      }
      const last = Math.min(row - (row % chunk) + chunk, count);
      while (row < last) {
        const place = text.indexOf(word, startOf(row));
        if (place < 0) break;
        while (endOf(row, zones.length - 1) <= place) row += 1;
        while (at < rows.length && (rows[at] ?? 0) < row) at += 1;
        if (rows[at] === row) {
          note(found, row, judgeRow(text, word, place, row));
          at += 1;
        }
        row = at < rows.length ? (rows[at] ?? 0) : last;
      }
      while (at < rows.length && (rows[at] ?? 0) < last) at += 1;
    }
  };

  return {
    rank,
    step: () => {
      if (texts.length * chunk < count) texts.push(makeChunk(texts.length));
      return texts.length * chunk >= count;
    },
  };
};
