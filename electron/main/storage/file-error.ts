/** The system's name of what went wrong with a file, such as `EBUSY`; undefined for errors of another kind. */
export const fileErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Whether there is no such file. */
export const isAbsent = (error: unknown): boolean => fileErrorCode(error) === 'ENOENT';
