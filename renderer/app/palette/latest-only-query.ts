import { readableAddress } from '../../../shared/address';
import type { Result } from '../../../shared/failure';
import type { AddressReport } from '../../../shared/ownership';

/** Shortest text that may be an address. A shorter one is the beginning of a word, or a part of any address. */
const shortest = 4;

/** From this length on, a text is not the name of a command. */
const longestName = 25;

/** Whether a text may be meant as an address, whole or not, so that main is asked about it. */
export const mayBeAddress = (text: string): boolean => {
  const { length } = readableAddress(text.trim());
  if (length < shortest) return false;
  return /^\s*0x/iu.test(text) || /\d/u.test(text) || length >= longestName;
};

/** A word: longer than a group of a written address, and with a letter that no hex number has. */
const word = /^(?=.*[^\da-f])\p{L}{5,}$/iu;

/** From this many characters on, parts of a text with digits may be an address in a sentence, whole or in groups. */
const shortestAddress = 12;

/** Includes digits of other alphabets, such as full-width ones, which people read as well. */
const figure = /\p{N}/u;

/**
 * Whether a text reads like the name of a record with a digit in it, such as “vault 1”. A text that may be an address
 * with words beside it does not: the user must be told that such a text gets no verdict.
 */
export const mayBeName = (text: string): boolean => {
  const parts = text.trim().split(/\s+/u);
  const figures = parts.filter((part) => figure.test(part));
  return (
    parts.length > 1 &&
    parts.some((part) => word.test(part)) &&
    figures.join('').length < shortestAddress &&
    !parts.some((part) => /^0x/iu.test(part) || part.length >= longestName)
  );
};

/** A text, and the window's state when it was asked about: a newer answer of the service makes it another question. */
interface Question {
  readonly text: string;
  readonly known: string;
}

export interface Answer {
  readonly question: Question;
  readonly result: Result<AddressReport>;
}

/**
 * Returns a function that asks one question at a time. While one is under way, only the latest question waits. The
 * answer to a question that is no longer wanted is dropped.
 */
export const createLatestOnlyQuery = (
  ask: (text: string) => Promise<Result<AddressReport>>,
  tell: (answer: Answer) => void,
) => {
  let wanted: Question | null = null;
  let isAsking = false;
  const next = async (): Promise<void> => {
    if (isAsking || !wanted) return;
    const question = wanted;
    isAsking = true;
    const result = await ask(question.text);
    isAsking = false;
    if (wanted === question) {
      wanted = null;
      tell({ question, result });
    } else await next();
  };
  return (question: Question | null): void => {
    wanted = question;
    void next();
  };
};
