import process from 'node:process';

/** Windows' shell has no way to hand these on as they are. */
const unquotable = /["%\r\n]/u;

const quoted = (word) => {
  if (unquotable.test(word)) throw new Error(`cannot be handed to Windows' shell: ${word}`);
  return /^[\w.:=@\\/+-]+$/u.test(word) ? word : `"${word}"`;
};

/**
 * What to hand to `spawn` for a program and its arguments. Windows starts npm and the commands of node_modules/.bin,
 * which are .cmd files, through its shell only; and that takes one line, in which a path with a blank, such as Node's
 * own below "Program Files", has to be quoted. Everything else is started as it is.
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
