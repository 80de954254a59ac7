/** What an encoding makes of one character. */
type Encoding = (character: string) => string;

const applied = (encoding: Encoding, text: string): string => Array.from(text, encoding).join('');

const codeOf = (character: string): number => character.charCodeAt(0);

/** Two digits; encoders write them in small letters or in capitals. */
const hexDigits = [
  (character: string): string => codeOf(character).toString(16).padStart(2, '0'),
  (character: string): string => codeOf(character).toString(16).padStart(2, '0').toUpperCase(),
];

/** What is left as it is by JavaScript's two, by RFC 3986 (Go, PHP, Python) and in forms (Java). */
const urlEncodings: readonly Encoding[] = [
  /[\w.!~*'()-]/u,
  /[\w.!~*'();/?:@&=+$,#-]/u,
  /[\w.~-]/u,
  /[\w.*-]/u,
].flatMap((plain) =>
  hexDigits.map(
    (hex): Encoding =>
      (character) =>
        plain.test(character) ? character : `%${hex(character)}`,
  ),
);

const backslashed =
  (signs: string): Encoding =>
  (character) =>
    signs.includes(character) ? `\\${character}` : character;

/** Plain JSON, and that of PHP. */
const jsonQuotes = [backslashed('"\\'), backslashed('"\\/')];

/** What goes as `\u00…` as well: with Go, with Gson, with PHP when told so, with .NET, and every sign. */
const jsonEncodings: readonly Encoding[] = [
  /[&<>]/u,
  /[&<>=']/u,
  /[&<>'"]/u,
  /[&<>'"+`]/u,
  /\W/u,
].flatMap((escaped) =>
  hexDigits.flatMap((hex) =>
    jsonQuotes.map(
      (quote): Encoding =>
        (character) =>
          escaped.test(character) ? `\\u00${hex(character)}` : quote(character),
    ),
  ),
);

const decimal: Encoding = (character) => `&#${codeOf(character)};`;
const numeric = [
  decimal,
  ...hexDigits.flatMap((hex): Encoding[] => [
    (character) => `&#x${hex(character)};`,
    (character) => `&#X${hex(character)};`,
  ]),
];

const named = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);
const doubleQuotes = ['"', '&quot;', '&#34;'];
const singleQuotes = ["'", '&#39;', '&#039;', '&#x27;', '&apos;'];

const htmlEncodings: readonly Encoding[] = [
  ...doubleQuotes.flatMap((double) =>
    singleQuotes.map((single): Encoding => {
      const entities = new Map([...named, ['"', double], ["'", single]]);
      return (character) => entities.get(character) ?? character;
    }),
  ),
  // Templates that are careful with attributes.
  ...singleQuotes.map((single): Encoding => {
    const entities = new Map([...named, ['"', '&quot;'], ["'", single]]);
    for (const sign of '/`=') entities.set(sign, `&#x${codeOf(sign).toString(16).toUpperCase()};`);
    return (character) => entities.get(character) ?? character;
  }),
  ...[/[&<>"']/u, /\W/u].flatMap((escaped) =>
    numeric.map(
      (write): Encoding =>
        (character) =>
          escaped.test(character) ? write(character) : character,
    ),
  ),
];

const encodings = [...urlEncodings, ...jsonQuotes, ...jsonEncodings, ...htmlEncodings];

/** Not a character is left as it was. */
const wholeEncodings: readonly Encoding[] = [
  ...hexDigits.flatMap((hex): Encoding[] => [
    (character) => `%${hex(character)}`,
    (character) => `\\u00${hex(character)}`,
  ]),
  ...numeric,
];

/** Texts in JSON that have been encoded before: HTML in JSON, JSON in JSON. */
const outerEncodings = [...jsonQuotes, ...jsonEncodings.slice(0, 4)];

/** The ways in which one character is written, by the first sign of each. */
export type Spellings = ReadonlyMap<string, readonly string[]>;

const spellingsOf = (character: string, inner: readonly Encoding[]): Spellings => {
  const once = new Set([character, ...inner.map((encoding) => encoding(character))]);
  const twice = [...once].flatMap((text) => outerEncodings.map((outer) => applied(outer, text)));
  const spellings = new Map<string, string[]>();
  for (const text of new Set([...once, ...twice])) {
    const sign = text.charAt(0);
    spellings.set(sign, [...(spellings.get(sign) ?? []), text]);
  }
  return spellings;
};

/** Made once for each character: a secret has hundreds of characters, of which few differ. */
const remembered = (inner: readonly Encoding[]): ((character: string) => Spellings) => {
  const known = new Map<string, Spellings>();
  return (character) => {
    const spellings = known.get(character) ?? spellingsOf(character, inner);
    known.set(character, spellings);
    return spellings;
  };
};

const asItIs = remembered([...encodings, ...wholeEncodings]);
/** In hex and base64 nobody escapes what needs no escape. */
const asText = remembered(encodings);

/**
 * A shorter secret stands in innocent text by chance: parts of its base64 are no forms of it, and no answer is refused
 * because of it. Its bytes are few enough to be guessed anyway.
 */
export const shortestTold = 8;

/** A text that stands for a secret. */
export interface SecretForm {
  readonly text: string;
  /** How each of its characters may be written. */
  readonly spellings: readonly Spellings[];
  /** How many of its characters are there when so many of the secret's are. */
  readonly lengthOf: (characters: number) => number;
}

/**
 * Base64 of a text in which the secret stands anywhere, as in Basic authentication: what is the same whatever stands
 * around it. Depends on where in a group of three bytes it begins.
 */
const base64Forms = (
  secret: string,
  alphabet: 'base64' | 'base64url',
): readonly (readonly [string, SecretForm['lengthOf']])[] => {
  const encode = (text: string): string => Buffer.from(text).toString(alphabet).replace(/=+$/u, '');
  const whole = encode(secret);
  if (secret.length < shortestTold) return [[whole, () => whole.length]];
  return [0, 1, 2].map((before) => {
    const first = Math.ceil((before * 4) / 3);
    const end = (characters: number): number => Math.floor(((before + characters) * 4) / 3);
    // The last sign may be made of what follows as well; where nothing does, it is the secret's alone.
    const text = encode('-'.repeat(before) + secret).slice(
      first,
      before === 0 ? undefined : end(secret.length),
    );
    return [text, (characters) => end(characters) - first];
  });
};

/**
 * A secret of printable ASCII in every form in which an answer may quote it: as it is; in hex; in base64 and base64url,
 * also within more; each of these URL-encoded, in the JSON and the HTML that common encoders write, and HTML or JSON in
 * JSON once more. How a quote is encoded is decided sign by sign, so that there are a dozen forms and not thousands.
 */
export const secretForms = (secret: string): readonly SecretForm[] => {
  if (secret === '') return [];
  const hex = Buffer.from(secret).toString('hex');
  const inHex = (characters: number): number => characters * 2;
  const spelled = new Map([
    [hex, inHex],
    [hex.toUpperCase(), inHex],
    ...base64Forms(secret, 'base64'),
    ...base64Forms(secret, 'base64url'),
  ]);
  const form = (
    text: string,
    lengthOf: SecretForm['lengthOf'],
    write: (character: string) => Spellings,
  ): SecretForm => ({ text, lengthOf, spellings: Array.from(text, write) });
  return [
    form(secret, (characters) => characters, asItIs),
    ...Array.from(spelled, ([text, lengthOf]) => form(text, lengthOf, asText)),
  ];
};
