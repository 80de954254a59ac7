import { fail, succeed, type Result } from './failure';
import type { ApiKeyProblem } from './problems';
import { unseen } from './unseen';

/** Longest API key, in characters; a header of that length causes no trouble. */
const longest = 512;

/** Quotation marks and header names that come along when an API key is copied from code, a request or prose. */
const quoted = /^(?<mark>["'`]).+\k<mark>$|^[\u2018\u201a\u201c\u201e\u00ab\u00bb].*$/u;
const asHeader = /^(?:authorization|x-api-key|api[-_]?key)\s*[:=]|^bearer\s/iu;
const keyText = /BEGIN [A-Z ]{0,60}(?:KEY|CERTIFICATE)|PRIVATE KEY/u;
const fingerprint = /^SHA256:|^(?:[\da-f]{2}:){15,}[\da-f]{2}$/iu;

/** Tried in this order: what the whole text is explains more than the first character that does not fit. */
const problems: readonly (readonly [ApiKeyProblem, (text: string) => boolean])[] = [
  ['empty', (text) => text === ''],
  ['key-text', (text) => keyText.test(text)],
  ['fingerprint', (text) => fingerprint.test(text)],
  ['header', (text) => asHeader.test(text)],
  ['quotes', (text) => quoted.test(text)],
  ['spaces', (text) => /\s/u.test(text)],
  ['unseen', (text) => unseen.test(text)],
  ['not-ascii', (text) => !/^[\x21-\x7e]+$/u.test(text)],
  ['too-long', (text) => text.length > longest],
];

/**
 * Returns the typed API key, or fails with `API_KEY_INVALID` and the reason. A key has 1 to 512 printable ASCII
 * characters without spaces; anything else would break or split the header. The specification does not define the form
 * of a key, so beyond that only texts that are plainly something else are refused.
 */
export const readApiKey = (typed: string): Result<string> => {
  const found = problems.find(([, has]) => has(typed));
  return found ? fail('API_KEY_INVALID', { apiKeyProblem: found[0] }) : succeed(typed);
};
