/*
 * Closed lists of the reasons that a failure may contain besides its code. Each reason has its own message.
 */

/** Why a keychain cannot be used. The remedy differs for each reason. */
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

/** Unsupported key formats: Java keystores, archives and documents, PGP, and others. */
export const keyFormats = ['java', 'container', 'pgp', 'unknown'] as const;
export type KeyFormat = (typeof keyFormats)[number];

/** Why a text is not an API key. */
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

/** Why a text is not a usable base URL. */
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

/** Why a response is not JSON, when known: its body is empty or cut off, or its content type is another one. */
export const answerProblems = ['empty', 'truncated', 'content-type'] as const;
export type AnswerProblem = (typeof answerProblems)[number];

/** Why an explorer entry cannot be used. */
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

/** Why a file has no records that can be compared. */
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

/** Why a file has no notes and pinned addresses that can be imported. The last five name the faulty part. */
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

/** Why a file has no profiles that can be imported. */
export const profilesFileProblems = ['too-large', 'not-ours', 'newer'] as const;
export type ProfilesFileProblem = (typeof profilesFileProblems)[number];
