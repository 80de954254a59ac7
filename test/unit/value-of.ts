import type { Result } from '../../shared/failure';

/** The value of a successful result; throws the code of a failure. */
export const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
