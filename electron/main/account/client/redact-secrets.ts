import { setImmediate } from 'node:timers/promises';
import type { Failure } from '../../../../shared/failure';
import { secretForms, type SecretForm, shortestTold } from './secret-forms';
import { longestEscape, undoEscapes, type Unescaped } from './undo-escapes';

/** Where in a text a secret is quoted: the quote is `text.slice(start, end)`. */
interface Quote {
  readonly start: number;
  readonly end: number;
}

/** Length of the longest beginning of `form` that the text has at `at`. */
const sharedLength = (text: string, at: number, form: string): number => {
  let count = 0;
  while (count < form.length && text.charCodeAt(at + count) === form.charCodeAt(count)) count += 1;
  return count;
};

/** Quotes of a form, each as long as it matches. Includes a quote that begins inside another and ends after it. */
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

/** The form to search for in a text without escapes: escapes that are part of the secret are undone too. */
const undoneForm = ({ text, enough }: SecretForm, isInUrl: boolean): SecretForm => {
  const undone = undoEscapes(text, isInUrl).text;
  // A percent sign at the end may form an escape with the text that follows.
  const begun = undoEscapes(text.slice(0, enough), isInUrl).text.replace(/%[0-7]?$/u, '');
  return { text: undone, enough: sharedLength(undone, 0, begun) };
};

/**
 * Finds secrets in every form in which a service may quote them: the forms of `secretForms`, URL-encoded, or escaped by
 * common encoders of JSON and HTML, also nested. The first `told(secret)` characters of a secret count as a quote, so
 * that most quotes that are cut off are found, and a long secret is found by its beginning. Misses a secret whose first
 * characters form an escape with the text before it, e.g. after a stray percent sign. No encoder writes that.
 */
export const createQuoteFinder = (secrets: readonly string[], told: (secret: string) => number) => {
  const forms = secrets.flatMap((secret) => secretForms(secret, told(secret)));
  const undoneForms = (isInUrl: boolean): readonly SecretForm[] =>
    forms
      .map((form) => ({ form, undone: undoneForm(form, isInUrl) }))
      // A secret that consists of escapes becomes too short to be recognised.
      .filter(({ form, undone }) => undone.enough * 2 >= form.enough)
      .map(({ undone }) => undone);
  const [inText, inUrls] = [undoneForms(false), undoneForms(true)];

  /**
   * The texts to search, each with the forms to search for. URL escapes are undone in a separate text, because in other
   * text a plain percent sign may precede a secret.
   */
  const searches = (text: string): readonly (Unescaped & { wanted: readonly SecretForm[] })[] => {
    const asItIs = { text, wanted: forms };
    const plain = undoEscapes(text, false);
    const undone = plain.places ? [asItIs, { ...plain, wanted: inText }] : [asItIs];
    if (!plain.text.includes('%')) return undone;
    return [...undone, { ...undoEscapes(text, true), wanted: inUrls }];
  };

  return {
    /**
     * All quotes, each as long as it matches, sorted by their start; they may overlap. A backslash at the end of a
     * secret may be left out of its quote. Takes time proportional to the length of the text.
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
    /** Whether a host name, which is in lower case, contains a secret. */
    isSpelledBy: (host: string): boolean =>
      forms.some(({ text, enough }) => host.includes(text.slice(0, enough).toLowerCase())),
    /** Most UTF-16 units of a text that is just enough for a quote: the longest form with every character escaped. */
    longest: Math.max(0, ...forms.map(({ enough }) => enough)) * longestEscape,
  };
};

const removed = '•••';

/** An account with this many first characters of a secret is refused. No text has that many of them by chance. */
const toldAnswer = 48;

/** Bytes of a response that are searched at a time. Main can do other work in between. */
const windowSize = 65_536;

/**
 * How many first characters of a secret count as a quote in an error. Fewer than in an account, because at worst some
 * harmless words are hidden. Half of a short secret, so that a quote that breaks off does not reveal most of it.
 */
const toldInError = ({ length }: string): number =>
  Math.min(length, 16, Math.max(shortestTold, Math.floor(length / 2)));

/** The last part of a token (RFC 7515 section 7.1). The other parts are useless without the signature. */
const signatureOf = (token: string): string => token.split('.')[2] ?? '';

export const createSentSecrets = (apiKey: string, token: string) => {
  const secrets = [signatureOf(token), apiKey];
  const inErrors = createQuoteFinder(secrets, toldInError);

  return {
    /**
     * Removes the API key and the signature from a text of the service: services and proxies may quote the request that
     * they refuse. Needs the whole text, because half a quote may not be recognised. If the text was already cut
     * (`isCut`), removes its end as well, because a quote may have begun there.
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
    /** Returns a failure without its `redirectOrigin` if that contains one of the secrets. */
    failureWithoutSecrets: ({ redirectOrigin, ...params }: Failure): Failure => ({
      ...params,
      ...(redirectOrigin === undefined || inErrors.isSpelledBy(redirectOrigin)
        ? {}
        : { redirectOrigin }),
    }),
    /** Whether a body of any size quotes the API key or the signature. */
    areIn: async (body: Uint8Array): Promise<boolean> => {
      const { find, longest } = createQuoteFinder(
        secrets.filter(({ length }) => length >= shortestTold),
        ({ length }) => Math.min(length, toldAnswer),
      );
      const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
      for (let at = 0; at < bytes.length; at += windowSize) {
        if (at > 0) await setImmediate();
        // Latin-1 has one character per byte, and quotes are ASCII. Windows overlap, because a quote may span two of
        // them.
        const text = bytes.toString('latin1', at, at + windowSize + longest);
        if (find(text).length > 0) return true;
      }
      return false;
    },
  };
};

/** Finds and removes the secrets of one call, its API key and its token's signature, in what the service sends. */
export type SentSecrets = ReturnType<typeof createSentSecrets>;
