import type { FileMark, FileMarks } from '../../../electron/main/storage/encrypted-file';
import { succeed } from '../../../shared/failure';

/** File marks in a map, by profile and kind. All users of one map share them. */
export const fileMarks = (known: Map<string, FileMark> = new Map()): FileMarks => ({
  of: (profileId, kind) => Promise.resolve(succeed(known.get(`${profileId} ${kind}`) ?? null)),
  keep: (profileId, kind, mark) => {
    known.set(`${profileId} ${kind}`, mark);
  },
});
