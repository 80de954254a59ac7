/** Lets a value through that has its shape, and nothing of any other. */
export type Shape<Value> = (value: unknown) => Value | undefined;

/** One word of a closed list. */
export const word =
  <Word extends string>(words: readonly Word[]): Shape<Word> =>
  (value) =>
    words.find((known) => known === value);

/** A whole number of at most 32 bits and a sign: no secret is that short, and none is kept as a number. */
export const whole: Shape<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 32
    ? value
    : undefined;

/** The numbers that a version starts with, such as `45.4.1`. */
export const version: Shape<string> = (value) =>
  typeof value === 'string' ? /^\d{1,4}(?:\.\d{1,5}){1,3}/u.exec(value)?.[0] : undefined;

/** Kinds of errors the log tells apart: classes of the language, and the file system's codes. */
export const errorNames = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'AggregateError',
  'AbortError',
  'DataCloneError',
  'EACCES',
  'EBUSY',
  'EIO',
  'EMFILE',
  'ENOENT',
  'ENOSPC',
  'EPERM',
  'EROFS',
] as const;

/** The files of the main process as built, without what the bundler adds to their names. */
export const ownFiles = ['index', 'app'] as const;

/** What may be kept of an error: its kind, and where in our own files it came from. Never its text. */
interface ErrorFacts {
  readonly error?: (typeof errorNames)[number] | undefined;
  readonly file?: (typeof ownFiles)[number] | undefined;
  readonly line?: number;
  readonly column?: number;
}

const frame = /\/(index|app)(?:-[\w-]{8})?\.cjs:(\d{1,7}):(\d{1,7})/u;

const nameOf = word(errorNames);
const fileOf = word(ownFiles);

const describe = (thrown: Error): ErrorFacts => {
  const [, file, line, column] = frame.exec((thrown.stack ?? '').replaceAll('\\', '/')) ?? [];
  return {
    error: nameOf('code' in thrown ? thrown.code : undefined) ?? nameOf(thrown.name),
    ...(file ? { file: fileOf(file), line: Number(line), column: Number(column) } : {}),
  };
};

/** The facts of anything that was thrown. Never throws itself, whatever the error's getters do. */
export const errorFacts = (thrown: unknown): ErrorFacts => {
  try {
    return thrown instanceof Error ? describe(thrown) : {};
  } catch {
    return {};
  }
};
