import type { Result } from '../../shared/failure';

/** What a call has answered; throws the code of its failure. */
export const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
