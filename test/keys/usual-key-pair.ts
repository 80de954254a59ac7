import { generateKeyPairSync } from 'node:crypto';

const make = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

const made = new Map<string, ReturnType<typeof make>>();

/**
 * Returns the RSA key pair of 2048 bits with this name, generated once per process. All test files in a process share
 * it, because generating a pair takes a third of a second.
 */
export const usualKeyPair = (name: string): ReturnType<typeof make> => {
  const pair = made.get(name) ?? make();
  made.set(name, pair);
  return pair;
};
