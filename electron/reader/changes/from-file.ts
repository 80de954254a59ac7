import type { Field } from '../../../shared/account';
import type { FieldChange } from '../../../shared/activity';
import { longestInFile } from '../notes-file/read-notes-file';
import type { Entry } from './table';

/** The beginning of a text, as a file of pins has it: whole where it fits, and never with half a character. */
export const beginningOf = (text: string): string =>
  text.slice(0, longestInFile).replace(/\p{Cs}/gu, '\ufffd');

/** What a file has of a value that nothing is pinned to and no record is known by. */
export const toldInFile = (value: Field): string | null =>
  typeof value === 'string' ? beginningOf(value) : null;

/** Whether a record was brought in from a file, and no answer has had it, or was without it, since. */
export const isOnlyFromFile = ({ isKnown, isPresent, goneAt }: Entry): boolean =>
  isKnown && !isPresent && goneAt === undefined;

/** Of these differences between a record and an answer, those that are not there because a file cannot hold a value. */
export const beyondFile = (
  entry: Entry,
  differences: readonly FieldChange[],
): readonly FieldChange[] =>
  isOnlyFromFile(entry)
    ? differences.filter(({ before, after }) => before !== toldInFile(after))
    : differences;
