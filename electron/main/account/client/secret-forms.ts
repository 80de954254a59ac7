/**
 * A shorter secret stands in innocent text by chance: parts of its base64 are no forms of it, and no answer is refused
 * because of it. Its bytes are few enough to be guessed anyway.
 */
export const shortestTold = 8;

/** A text that stands for a secret. */
export interface SecretForm {
  readonly text: string;
  /** How many of its first characters are a quote. */
  readonly enough: number;
}

/**
 * Base64 of a text in which the secret stands anywhere, as in Basic authentication: what is the same whatever stands
 * around it. Depends on where in a group of three bytes it begins.
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
    // The last sign may be made of what follows as well; where nothing does, it is the secret's alone.
    const last = before === 0 ? undefined : end(secret.length);
    const text = encode('-'.repeat(before) + secret).slice(first, last);
    return { text, enough: end(told) - first };
  });
};

/**
 * A secret of printable ASCII as it is, in hex, and in base64 and base64url, also within more. So many of the secret's
 * first characters as `told` says are a quote, and as many of a form as stand for these.
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
