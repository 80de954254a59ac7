import process from 'node:process';

/** Characters that cannot be quoted for Windows' shell. */
const unquotable = /["%\r\n]/u;

const quoted = (word) => {
  if (unquotable.test(word)) throw new Error(`cannot be handed to Windows' shell: ${word}`);
  return /^[\w.:=@\\/+-]+$/u.test(word) ? word : `"${word}"`;
};

/**
 * Returns the arguments of `spawn` for a program and its arguments. Windows starts npm and the commands of
 * node_modules/.bin, which are .cmd files, only through its shell. The shell takes one line, in which a path with a
 * space, such as Node's own below "Program Files", must be quoted. All other programs start without a shell. Throws if
 * an argument cannot be quoted.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.Platform} [platform]
 * @returns {{ readonly file: string, readonly args: readonly string[], readonly shell: boolean }}
 */
export const command = (program, args, platform = process.platform) => {
  const isScript = program === 'npm' || program.endsWith('.cmd');
  if (platform !== 'win32' || !isScript) return { file: program, args, shell: false };
  return { file: [program, ...args].map(quoted).join(' '), args: [], shell: true };
};
