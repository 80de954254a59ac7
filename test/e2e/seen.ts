import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { projectFolder } from '../launch/built-app';
import { isCode } from '../../renderer/ui/text/visible';

/**
 * Length of the parts of a value that are searched for, in UTF-16 units. Shorter parts can be in the document by
 * accident.
 */
const partLength = 6;

type Watched = typeof globalThis & { seenTexts: Set<string> };

/**
 * Collects every text, attribute, field value and title in the document from now on, including texts that a live region
 * holds only briefly. Skips drawing attributes; `drawnPictures` counts pictures.
 */
export const watch = (page: Page): Promise<void> => page.evaluate(collect);

/** Like `watch`, from the first moment of the next document. */
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
  /** The text of a node includes the text of all nodes inside it. */
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
      // A new text beside an existing one may be the rest of a value.
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
 * Texts that look like values but are none: positions, which replace the names of records while values are hidden; the
 * time of the last refresh, which has seconds while dates of contracts have none; the duration of the connection
 * check's call.
 */
const places = /(?:Wallet|Contract) \d+, |\d+ of \d+|\d+:\d\d:\d\d(?:\s[AP]M)?|in \d+ ms/gu;

/**
 * Matches the day on which the account was read, in every format of the window: today, or the day of ten minutes ago. A
 * demo record may have the same day and month of another year.
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

/** Matches the last ten minutes in the formats of the window: a demo record may have the same time of day. */
const justNow = (): RegExp => {
  const minutes = Array.from({ length: 10 }, (_none, ago) => {
    const time = new Date(Date.now() - ago * 60_000);
    const minute = String(time.getMinutes()).padStart(2, '0');
    const hour = time.getHours();
    return `0?(?:${hour}|${hour % 12 || 12}):${minute}`;
  });
  return new RegExp(`\\b(?:${minutes.join('|')})(?:\\s[AP]M)?`, 'gu');
};

/** All texts seen so far, and the current values of the fields. */
export const seenTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...(globalThis as Watched).seenTexts,
    document.title,
    ...[...document.querySelectorAll('input')].map(({ value }) => value),
  ]);

/**
 * The number of pictures made from values: identicons, alone or on the canvas of a list, and QR codes. Does not count
 * icons or the app's logo.
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

/** Every text in a JSON value, without field names. */
export const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

/** The built files of the renderer, which hold its own texts. Read once. */
let pageTexts: readonly string[] | undefined;
const ownTexts = (): readonly string[] => {
  const folder = path.join(projectFolder, 'out', 'renderer');
  pageTexts ??= readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
  return pageTexts;
};

/** The parts that occur in any of the texts. */
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
 * Returns the parts of six characters that the values and the seen texts share. Ignores parts of the page's own texts
 * (a heading contains "Contra…", so that part proves nothing), and of the codes of assets and types, which stay
 * visible.
 */
export const partsSeen = (
  values: readonly string[],
  seen: readonly string[],
): readonly string[] => {
  // The beginning of a very long name is enough.
  const wanted = new Set(values.flatMap((value) => partsOf(value.slice(0, 2000))));
  const [day, minutes] = [today(), justNow()];
  const own = (text: string): string =>
    text.replaceAll(places, '').replaceAll(day, '').replaceAll(minutes, '');
  const shown = partsIn(seen.map(own), wanted);
  if (shown.size === 0) return [];
  const harmless = partsIn([...ownTexts(), ...values.filter(isCode)], shown);
  return [...shown].filter((part) => !harmless.has(part));
};
