import { generateKeyPairSync } from 'node:crypto';

const make = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

const made = new Map<string, ReturnType<typeof make>>();

/**
 * The RSA key of 2048 bits of this name, with its public half: another one in each process, and the same one for all
 * files that it tests, because each takes a third of a second to make.
 */
export const usualKeyPair = (name: string): ReturnType<typeof make> => {
  const pair = made.get(name) ?? make();
  made.set(name, pair);
  return pair;
};
