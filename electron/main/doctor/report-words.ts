import { checks, reasons, type Facts } from '../../../shared/diagnosis';
import type { BaseUrlProblem, KeychainProblem, ShapeProblem } from '../../../shared/failure';

/** The words of a union type; the compiler keeps the two alike. */
const wordsOf = <Word extends string>(all: Readonly<Record<Word, true>>): readonly Word[] =>
  Object.keys(all) as Word[];

/** Every word that a report may take from a result, by where it stands. */
export const reportWords = {
  keychain: wordsOf<KeychainProblem>({
    'no-library': true,
    'no-bus': true,
    'no-service': true,
    'no-keyring': true,
    locked: true,
    missing: true,
    crashed: true,
    'too-big': true,
    mismatch: true,
    other: true,
  }),
  baseUrl: wordsOf<BaseUrlProblem>({
    empty: true,
    'too-long': true,
    'not-an-address': true,
    'not-https': true,
    'http-not-local': true,
    'has-credentials': true,
    'has-query': true,
    'has-fragment': true,
    'port-blocked': true,
  }),
  shape: wordsOf<ShapeProblem>({ 'not-an-object': true, 'too-deep': true, 'too-many': true }),
  home: wordsOf<NonNullable<Facts['home']>>({ keychain: true, 'this-run': true, none: true }),
  scheme: wordsOf<NonNullable<Facts['scheme']>>({ https: true, http: true }),
  route: wordsOf<NonNullable<Facts['route']>>({ direct: true, proxy: true }),
  why: reasons,
  on: checks,
} as const;
