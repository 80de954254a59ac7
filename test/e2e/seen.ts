import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { projectFolder } from '../launch/built-app';
import { isCode } from '../../renderer/ui/text/visible';

/** Longest part of a value that may be in the document by accident, plus one, in UTF-16 units. */
const partLength = 6;

type Watched = typeof globalThis & { seenTexts: Set<string> };

/**
 * Keeps every text, attribute, field value and title that the document has from now on, however briefly: what a live
 * region says for a moment is seen, too. Drawing attributes are left out; pictures are counted by themselves.
 */
export const watch = (page: Page): Promise<void> => page.evaluate(collect);

/** The same from the first moment of the next document. */
export const watchNext = (page: Page): Promise<unknown> => page.addInitScript(collect);

function collect(): void {
  const seen = new Set<string>();
  (globalThis as Watched).seenTexts = seen;
  const drawing = new Set(['d', 'style', 'viewBox', 'fill']);
  const seeElement = (element: Element): void => {
    for (const { name, value } of element.attributes) if (!drawing.has(name)) seen.add(value);
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
      seen.add(element.value);
    }
  };
  /** Its text has those of all that is in it. */
  const see = (node: Node): void => {
    seen.add(node.textContent ?? '');
    if (!(node instanceof Element)) return;
    seeElement(node);
    for (const element of node.querySelectorAll('*')) seeElement(element);
  };
  for (const node of document.childNodes) see(node);
  new MutationObserver((changes) => {
    seen.add(document.title);
    for (const { target, addedNodes, type } of changes) {
      // What is put beside a text may be the rest of a value.
      seen.add(target.textContent ?? '');
      if (type === 'attributes') seeElement(target as Element);
      else for (const node of addedNodes) see(node);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

/**
 * Places of records, which are what they are called while their names are hidden, the time of the last refresh, which
 * has seconds where no date of a contract has, and how long the connection check's call took.
 */
const places = /(?:Wallet|Contract) \d+, |\d+ of \d+|\d+:\d\d:\d\d(?:\s[AP]M)?|in \d+ ms/gu;

/**
 * The day on which the account was read, in all ways in which the window writes it: today, or that of ten minutes ago. Of a
 * record of the demo it may be the day of another year.
 */
const today = (): RegExp => {
  const days = [0, 10].flatMap((ago) => {
    const time = new Date(Date.now() - ago * 60_000);
    const written = (['short', 'long'] as const).flatMap((month) =>
      (['numeric', '2-digit'] as const).map((day) =>
        time.toLocaleDateString('en-US', { month, day, year: 'numeric' }),
      ),
    );
    return [...written, time.toISOString().slice(0, 10), time.toLocaleDateString('sv-SE')];
  });
  return new RegExp(`(?:${days.join('|')})(?:, \\d+:\\d\\d)?`, 'gu');
};

/** The last minutes, as the window writes when something was read or noticed: a record of the demo may be as old to the minute. */
const justNow = (): RegExp => {
  const minutes = Array.from({ length: 10 }, (_none, ago) => {
    const time = new Date(Date.now() - ago * 60_000);
    const minute = String(time.getMinutes()).padStart(2, '0');
    const hour = time.getHours();
    return `0?(?:${hour}|${hour % 12 || 12}):${minute}`;
  });
  return new RegExp(`\\b(?:${minutes.join('|')})(?:\\s[AP]M)?`, 'gu');
};

/** All that has been seen, with the fields as they stand now. */
export const seenTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...(globalThis as Watched).seenTexts,
    document.title,
    ...[...document.querySelectorAll('input')].map(({ value }) => value),
  ]);

/**
 * How many pictures made from values there are: identicons, alone or on the canvas of a list, and QR codes; neither
 * icons nor the app's mark.
 */
export const drawnPictures = (page: Page): Promise<number> =>
  page.locator('canvas, svg[viewBox]:not(.lucide, [viewBox="0 0 512 512"]) path').count();

const partsOf = (text: string): readonly string[] => {
  const known = text.toLowerCase();
  if (known.length <= partLength) return known.length === partLength ? [known] : [];
  return Array.from({ length: known.length - partLength + 1 }, (_none, start) =>
    known.slice(start, start + partLength),
  );
};

/** Every text in a value of JSON, but its field names. */
export const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

/** What the page can say by itself, without any account; read once. */
let pageTexts: readonly string[] | undefined;
const ownTexts = (): readonly string[] => {
  const folder = path.join(projectFolder, 'out', 'renderer');
  pageTexts ??= readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
  return pageTexts;
};

/** Those of the parts that are in any of the texts. */
const partsIn = (texts: readonly string[], parts: ReadonlySet<string>): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const text of texts) {
    const known = text.toLowerCase();
    for (let start = 0; start + partLength <= known.length; start += 1) {
      const part = known.slice(start, start + partLength);
      if (parts.has(part)) found.add(part);
    }
  }
  return found;
};

/**
 * The parts of six characters of the values that are in what was seen. Not counted are parts of what the page says
 * by itself ("Settle…" may come from nowhere else, "Contra…" from a heading), and of the codes of assets and types,
 * which stay in sight.
 */
export const partsSeen = (
  values: readonly string[],
  seen: readonly string[],
): readonly string[] => {
  // A name of a megabyte has no more parts worth looking for than its beginning.
  const wanted = new Set(values.flatMap((value) => partsOf(value.slice(0, 2000))));
  const [day, minutes] = [today(), justNow()];
  const own = (text: string): string =>
    text.replaceAll(places, '').replaceAll(day, '').replaceAll(minutes, '');
  const shown = partsIn(seen.map(own), wanted);
  if (shown.size === 0) return [];
  const harmless = partsIn([...ownTexts(), ...values.filter(isCode)], shown);
  return [...shown].filter((part) => !harmless.has(part));
};
