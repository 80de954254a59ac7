import type { Field } from '../../../shared/account';
import { longestInFile, type FileAccount } from '../../../shared/notes';
import type { Baseline } from './baseline';
import { meantText } from './identity';
import { beginningOf } from './table';

const textIn = (field: Field): string | null => {
  const text = field === null ? '' : meantText(field);
  return text === '' ? null : text;
};

/** The remembered account as a file names it. A long user id is left out, because half of it would be another one. */
export const accountOf = ({ userId, holder }: Baseline): FileAccount => {
  const [id, name] = [textIn(userId), textIn(holder?.name ?? null)];
  return {
    userId: id !== null && id.length <= longestInFile ? id : null,
    name: name === null ? null : beginningOf(name),
  };
};

/** Whether a file is of the remembered account. A missing user id says nothing. Older files cut a long one. */
export const ownerOf = (baseline: Baseline, file: FileAccount): 'same' | 'other' | 'unknown' => {
  const known = meantText(textIn(baseline.userId)?.slice(0, longestInFile) ?? null);
  const theirs = meantText(file.userId);
  if (known === '' || theirs === '') return 'unknown';
  return known === theirs ? 'same' : 'other';
};

/**
 * User id of an account that is known from a file only. An id of the greatest length may be the beginning of a longer
 * one, as in older files, and is left out.
 */
export const userIdFrom = ({ userId }: FileAccount): string | null =>
  userId !== null && userId.length < longestInFile ? userId : null;
