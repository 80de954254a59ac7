import { fail, succeed, type Result } from './failure';
import type { ApiKeyProblem } from './problems';
import { unseen } from './unseen';

/** Most that a header takes without trouble, in characters. */
const longest = 512;

/** What API keys come with when they are copied from code, from a call or from a text. */
const quoted = /^(?<mark>["'`]).+\k<mark>$|^[\u2018\u201a\u201c\u201e\u00ab\u00bb].*$/u;
const asHeader = /^(?:authorization|x-api-key|api[-_]?key)\s*[:=]|^bearer\s/iu;
const keyText = /BEGIN [A-Z ]{0,60}(?:KEY|CERTIFICATE)|PRIVATE KEY/u;
const fingerprint = /^SHA256:|^(?:[\da-f]{2}:){15,}[\da-f]{2}$/iu;

/** Tried in this order: what the whole text is says more than the first character that does not fit. */
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
 * What was typed as an API key, or why it cannot be one: 1 to 512 printable ASCII characters without spaces,
 * because anything else would break or split the header. The specification says nothing of its shape, so nothing else is
 * refused but what is plainly another thing.
 */
export const readApiKey = (typed: string): Result<string> => {
  const found = problems.find(([, has]) => has(typed));
  return found ? fail('API_KEY_INVALID', { apiKeyProblem: found[0] }) : succeed(typed);
};
