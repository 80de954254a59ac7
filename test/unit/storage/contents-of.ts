import { readdir, readFile } from 'node:fs/promises';

/** Names and contents of all files of a folder. */
export const contentsOf = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const names = (await readdir(folder)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
};
