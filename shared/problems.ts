/*
 * Closed lists of the reasons that a failure may name beside its code: each has a sentence of its own.
 */

/** Why a keychain cannot be used: what to install or start differs for each. */
export const keychainProblems = [
  'no-library',
  'no-bus',
  'no-service',
  'no-keyring',
  'locked',
  'missing',
  'crashed',
  'too-big',
  'mismatch',
  'other',
] as const;
export type KeychainProblem = (typeof keychainProblems)[number];

/** Formats of keys that are not read: of Java's keystores, packed files and documents, PGP, and others. */
export const keyFormats = ['java', 'container', 'pgp', 'unknown'] as const;
export type KeyFormat = (typeof keyFormats)[number];

/** Why a text is no API key. */
export const apiKeyProblems = [
  'empty',
  'key-text',
  'fingerprint',
  'header',
  'quotes',
  'unseen',
  'spaces',
  'not-ascii',
  'too-long',
] as const;
export type ApiKeyProblem = (typeof apiKeyProblems)[number];

/** Why a file cannot be read. */
export const fileProblems = ['absent', 'folder', 'denied', 'elsewhere', 'silent'] as const;
export type FileProblem = (typeof fileProblems)[number];

/** Why an address is not a usable base URL. */
export const baseUrlProblems = [
  'empty',
  'too-long',
  'not-an-address',
  'not-https',
  'http-not-local',
  'has-credentials',
  'has-query',
  'has-fragment',
  'port-blocked',
] as const;
export type BaseUrlProblem = (typeof baseUrlProblems)[number];

/** Why an answer is not an account. */
export const shapeProblems = ['not-an-account', 'too-deep', 'too-many', 'name-twice'] as const;
export type ShapeProblem = (typeof shapeProblems)[number];

/** Why an answer is no JSON, where that can be told: it is empty, breaks off, or another type is in its headers. */
export const answerProblems = ['empty', 'truncated', 'content-type'] as const;
export type AnswerProblem = (typeof answerProblems)[number];

/** Why an entry of the explorers cannot be used. */
export const templateProblems = [
  'asset-empty',
  'asset-too-long',
  'asset-twice',
  'empty',
  'too-long',
  'not-an-address',
  'not-https',
  'has-credentials',
  'local-host',
  'address-in-host',
  'no-address',
  'several-addresses',
] as const;
export type TemplateProblem = (typeof templateProblems)[number];

/** Why a file is no list that can be compared. */
export const listProblems = [
  'empty',
  'private-key',
  'binary',
  'encoding',
  'too-large',
  'too-complex',
  'too-many',
  'quotes',
  'json',
  'json-name-twice',
  'json-shape',
  'no-records',
  'no-columns',
] as const;
export type ListProblem = (typeof listProblems)[number];

/** Why a file holds no notes and pinned addresses; the last five name the part of it that is wrong. */
export const notesFileProblems = [
  'too-large',
  'json',
  'not-ours',
  'newer',
  'too-many-notes',
  'too-many-pins',
  'head',
  'account',
  'notes',
  'pins',
  'explorers',
] as const;
export type NotesFileProblem = (typeof notesFileProblems)[number];

/** Why a file holds no profiles that can be imported. */
export const profilesFileProblems = ['too-large', 'not-ours', 'newer'] as const;
export type ProfilesFileProblem = (typeof profilesFileProblems)[number];
