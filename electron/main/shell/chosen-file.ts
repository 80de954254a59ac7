import { fail, succeed, type Result } from '../../../shared/failure';
import type { NativeDialogs } from './native-dialogs';
import { writeFileAtomically } from '../storage/atomic-write';
import { readFileUpTo } from '../storage/read-file';

/** Reads a file that the person has chosen. Fails as `tooLarge` does, or with `FILE_NOT_READABLE`. */
export const readChosenFile = async (
  file: string,
  largest: number,
  tooLarge: Result<never>,
): Promise<Result<Uint8Array>> => {
  const found = await readFileUpTo(file, largest);
  if (found.kind === 'bytes') return succeed(found.bytes);
  return found.kind === 'too-large' ? tooLarge : fail('FILE_NOT_READABLE');
};

/** Writes a file where the person wants it. Fails with `CANCELLED`, `BUSY` or `FILE_NOT_WRITTEN`. */
export const saveChosenFile = async (
  dialogs: Pick<NativeDialogs, 'chooseTarget'>,
  suggestedName: string,
  content: string | Uint8Array,
): Promise<Result<null>> => {
  const target = await dialogs.chooseTarget(suggestedName);
  if (!target.ok) return target;
  try {
    await writeFileAtomically(target.value, content);
    return succeed(null);
  } catch {
    return fail('FILE_NOT_WRITTEN');
  }
};
