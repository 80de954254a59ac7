/**
 * Where something of a profile is: for good in the OS keychain or in a file, in this run's memory alone, nowhere yet, or
 * somewhere that could not be looked at.
 */
export type Home = 'keychain' | 'disk' | 'this-run' | 'none' | 'unknown';

/** Where secrets are. */
export const secretHomes = ['keychain', 'this-run', 'none'] as const satisfies readonly Home[];
export type SecretHome = (typeof secretHomes)[number];

/** Where secrets can be put. */
export const keyHomes = ['keychain', 'this-run'] as const satisfies readonly SecretHome[];
export type KeyHome = (typeof keyHomes)[number];

/** Where what has a file is: in it, or in memory alone for a profile that keeps none. */
export type FileHome = Extract<Home, 'disk' | 'this-run'>;
