import type { Field } from '../../../shared/account';
import { longestInFile, type FileAccount } from '../../../shared/notes';
import type { Baseline } from './baseline';
import { meantText } from './identity';
import { beginningOf } from './table';

const textIn = (field: Field): string | null => {
  const text = field === null ? '' : meantText(field);
  return text === '' ? null : text;
};

/** Whose account is remembered. Half of a user id would be another one: of a long one, nothing is said. */
export const accountOf = ({ userId, holder }: Baseline): FileAccount => {
  const [id, name] = [textIn(userId), textIn(holder?.name ?? null)];
  return {
    userId: id !== null && id.length <= longestInFile ? id : null,
    name: name === null ? null : beginningOf(name),
  };
};

/** A user id that is missing says nothing of whose account it is; older files have the beginning of a long one. */
export const ownerOf = (baseline: Baseline, file: FileAccount): 'same' | 'other' | 'unknown' => {
  const known = meantText(textIn(baseline.userId)?.slice(0, longestInFile) ?? null);
  const theirs = meantText(file.userId);
  if (known === '' || theirs === '') return 'unknown';
  return known === theirs ? 'same' : 'other';
};

/**
 * The user id that is known where nothing but a file is. One of the greatest length may be the beginning of a longer one,
 * as older files have it.
 */
export const userIdFrom = ({ userId }: FileAccount): string | null =>
  userId !== null && userId.length < longestInFile ? userId : null;
