import { setImmediate } from 'node:timers/promises';
import type { Failure } from '../../../../shared/failure';
import { secretForms, type SecretForm, shortestTold } from './secret-forms';
import { longestEscape, undoEscapes, type Unescaped } from './undo-escapes';

/** Where in a text a secret is quoted: the quote is `text.slice(start, end)`. */
interface Quote {
  readonly start: number;
  readonly end: number;
}

/** How many characters from a place on are those that a form begins with. */
const sharedLength = (text: string, at: number, form: string): number => {
  let count = 0;
  while (count < form.length && text.charCodeAt(at + count) === form.charCodeAt(count)) count += 1;
  return count;
};

/** Where a form is quoted, with as much of it as stands there. One that begins in another and goes on behind it is told. */
const quotesOf = (text: string, { text: form, enough }: SecretForm): Quote[] => {
  const [begun, rest] = [form.slice(0, enough), form.slice(enough)];
  const quotes: Quote[] = [];
  for (let start = text.indexOf(begun); start >= 0;) {
    const more = sharedLength(text, start + enough, rest);
    quotes.push({ start, end: start + enough + more });
    start = text.indexOf(begun, start + more + 1);
  }
  return quotes;
};

/** A form as it is quoted where escapes are undone: those that it may have of its own are undone as well. */
const undoneForm = ({ text, enough }: SecretForm, isInUrl: boolean): SecretForm => {
  const undone = undoEscapes(text, isInUrl).text;
  // What comes behind a percent sign at the end may make an escape with it.
  const begun = undoEscapes(text.slice(0, enough), isInUrl).text.replace(/%[0-7]?$/u, '');
  return { text: undone, enough: sharedLength(undone, 0, begun) };
};

/**
 * Looks for secrets in every form in which a service may quote them: those of `secretForms`, URL-encoded, in the JSON and
 * the HTML that common encoders write, and one of these in another. A quote is as many of a secret's first characters as
 * `told` says: most quotes that are cut off are quotes, and a long secret is known by its beginning. Not known is one that
 * makes an escape with what stands before it, as a percent sign would that no encoder has written.
 */
export const createQuoteFinder = (secrets: readonly string[], told: (secret: string) => number) => {
  const forms = secrets.flatMap((secret) => secretForms(secret, told(secret)));
  const undoneForms = (isInUrl: boolean): readonly SecretForm[] =>
    forms
      .map((form) => ({ form, undone: undoneForm(form, isInUrl) }))
      // Of a secret that is all escapes, too little is left to tell it by.
      .filter(({ form, undone }) => undone.enough * 2 >= form.enough)
      .map(({ undone }) => undone);
  const [inText, inUrls] = [undoneForms(false), undoneForms(true)];

  /** What to look through, and for which forms. URLs apart: a percent sign may stand before a secret in any other text. */
  const searches = (text: string): readonly (Unescaped & { wanted: readonly SecretForm[] })[] => {
    const asItIs = { text, wanted: forms };
    const plain = undoEscapes(text, false);
    const undone = plain.places ? [asItIs, { ...plain, wanted: inText }] : [asItIs];
    if (!plain.text.includes('%')) return undone;
    return [...undone, { ...undoEscapes(text, true), wanted: inUrls }];
  };

  return {
    /**
     * All quotes, each with as much of the secret as stands there, in the order in which they begin; they may overlap. A
     * backslash that a secret ends with is not always told from what follows. Takes time by the length of the text.
     */
    find: (text: string): readonly Quote[] =>
      searches(text)
        .flatMap(({ text: undone, places, wanted }) =>
          wanted
            .flatMap((form) => quotesOf(undone, form))
            .map(({ start, end }) => ({
              start: places?.[start] ?? start,
              end: places?.[end] ?? end,
            })),
        )
        .toSorted((one, other) => one.start - other.start),
    /** Whether a host name spells a secret; host names know no capitals. */
    isSpelledBy: (host: string): boolean =>
      forms.some(({ text, enough }) => host.includes(text.slice(0, enough).toLowerCase())),
    /** No text that has just enough to be a quote is longer, in UTF-16 units: in hex, a secret has twice its characters. */
    longest: Math.max(0, ...forms.map(({ enough }) => enough)) * longestEscape,
  };
};

const removed = '•••';

/** An answer is refused that has this many first characters of a secret: more than any text has by chance. */
const toldAnswer = 48;

/** Bytes of an answer that are looked through at a time, so that main does other things in between. */
const windowSize = 65_536;

/**
 * In an error, less is enough: at worst some innocent words of it are not shown. Half of a short secret, so that a quote
 * of it that breaks off does not tell most of it.
 */
const toldInError = ({ length }: string): number =>
  Math.min(length, 16, Math.max(shortestTold, Math.floor(length / 2)));

/** The last part of a token (RFC 7515 section 7.1); without it, the others are of no use to anyone. */
const signatureOf = (token: string): string => token.split('.')[2] ?? '';

export const createSentSecrets = (apiKey: string, token: string) => {
  const secrets = [signatureOf(token), apiKey];
  const inErrors = createQuoteFinder(secrets, toldInError);

  return {
    /**
     * Takes the API key and the signature out of a text of the service, for services and proxies that quote the request they
     * refuse. Give it the whole text: half a quote may not be known for one. Of a text that has been cut off already,
     * the end goes as well, because a quote may have begun there.
     */
    withoutSecrets: (text: string, isCut: boolean): string => {
      let cleaned = '';
      let from = 0;
      for (const { start, end } of inErrors.find(text)) {
        if (start >= from) cleaned += text.slice(from, start) + removed;
        from = Math.max(from, end);
      }
      cleaned += text.slice(from);
      return isCut ? cleaned.slice(0, -inErrors.longest) : cleaned;
    },
    /** A failure without the origin of a redirect whose host name spells one of them. */
    failureWithoutSecrets: ({ redirectOrigin, ...params }: Failure): Failure => ({
      ...params,
      ...(redirectOrigin === undefined || inErrors.isSpelledBy(redirectOrigin)
        ? {}
        : { redirectOrigin }),
    }),
    /** Whether an answer of any size quotes the API key or the signature. */
    areIn: async (body: Uint8Array): Promise<boolean> => {
      const { find, longest } = createQuoteFinder(
        secrets.filter(({ length }) => length >= shortestTold),
        ({ length }) => Math.min(length, toldAnswer),
      );
      const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
      for (let at = 0; at < bytes.length; at += windowSize) {
        if (at > 0) await setImmediate();
        // Quotes are ASCII: one sign for each byte finds them in any text. One may go on in the next window.
        const text = bytes.toString('latin1', at, at + windowSize + longest);
        if (find(text).length > 0) return true;
      }
      return false;
    },
  };
};

/** What a call has sent that nobody else may get to know, and where it is looked for. */
export type SentSecrets = ReturnType<typeof createSentSecrets>;
