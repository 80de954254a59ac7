import { readableAddress } from '../../../shared/address';
import type { Result } from '../../../shared/failure';
import type { AddressReport } from '../../../shared/ownership';

/** A text with fewer characters is the beginning of a word, or a part of any address. */
const shortest = 4;

/** From so many characters on a text is no name of a command. */
const longestName = 25;

/** Whether a text may be meant as an address, whole or not, and main is asked about it. */
export const mayBeAddress = (text: string): boolean => {
  const { length } = readableAddress(text.trim());
  if (length < shortest) return false;
  return /^\s*0x/iu.test(text) || /\d/u.test(text) || length >= longestName;
};

/** Longer than a group of a written address, and with a letter that no hex number has. */
const word = /^(?=.*[^\da-f])\p{L}{5,}$/iu;

/** Characters in parts with a figure that may be left of an address that stands in a sentence, whole or in groups. */
const shortestAddress = 12;

/** With figures of other alphabets, such as full-width ones, which people read as well. */
const figure = /\p{N}/u;

/**
 * Whether a text reads like the name of a record with a figure in it, such as “vault 1”. Whatever may be an address with
 * words beside it does not: that it gets no verdict must be said.
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

/** A text, and what was known when it was asked about: a newer answer of the service makes it another question. */
interface Question {
  readonly text: string;
  readonly known: string;
}

export interface Answer {
  readonly question: Question;
  readonly result: Result<AddressReport>;
}

/**
 * Asks one question at a time: while one is under way, only the last that is wanted waits. An answer to a question that
 * nobody wants any more is dropped.
 */
export const createAsker = (
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
