/**
 * Shortest secret, in characters, that is searched for in accounts and inside longer base64. A shorter one is found in
 * harmless text by chance, and can be guessed anyway.
 */
export const shortestTold = 8;

/** A text that represents a secret. */
export interface SecretForm {
  readonly text: string;
  /** How many of its first characters count as a quote. */
  readonly enough: number;
}

/**
 * Base64 of a secret inside a longer text, as in Basic authentication: the characters that do not depend on the text
 * around the secret. There is one form for each position at which the secret can begin in a group of three bytes.
 */
const base64Forms = (
  secret: string,
  told: number,
  alphabet: 'base64' | 'base64url',
): readonly SecretForm[] => {
  const encode = (text: string): string => Buffer.from(text).toString(alphabet).replace(/=+$/u, '');
  const whole = encode(secret);
  if (secret.length < shortestTold) return [{ text: whole, enough: whole.length }];
  return [0, 1, 2].map((before) => {
    const first = Math.ceil((before * 4) / 3);
    const end = (characters: number): number => Math.floor(((before + characters) * 4) / 3);
    // The last character may depend on the text that follows. It is kept for a secret that is encoded alone.
    const last = before === 0 ? undefined : end(secret.length);
    const text = encode('-'.repeat(before) + secret).slice(first, last);
    return { text, enough: end(told) - first };
  });
};

/**
 * The forms of a secret of printable ASCII: as it is, in hex, and in base64 and base64url, also inside a longer text.
 * The first `told` characters of the secret count as a quote, and in each form the characters that represent them.
 */
export const secretForms = (secret: string, told: number): readonly SecretForm[] => {
  if (secret === '') return [];
  const hex = Buffer.from(secret).toString('hex');
  return [
    { text: secret, enough: told },
    { text: hex, enough: told * 2 },
    { text: hex.toUpperCase(), enough: told * 2 },
    ...base64Forms(secret, told, 'base64'),
    ...base64Forms(secret, told, 'base64url'),
  ];
};
