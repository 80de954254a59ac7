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

/**
 * A shorter secret stands in innocent text by chance: parts of its base64 are no forms of it, and no answer is refused
 * because of it. Its bytes are few enough to be guessed anyway.
 */
export const shortestTold = 8;

/**
 * Base64 of a text in which the secret stands anywhere, as in Basic authentication: what is the same whatever stands
 * around it. Depends on where in a group of three bytes it begins.
 */
const base64Parts = (secret: string, alphabet: 'base64' | 'base64url'): readonly string[] => {
  const whole = Buffer.from(secret).toString(alphabet).replace(/=+$/u, '');
  if (secret.length < shortestTold) return [whole];
  const parts = [0, 1, 2].map((before) => {
    const text = Buffer.from(`${'-'.repeat(before)}${secret}`).toString(alphabet);
    const first = Math.ceil((before * 4) / 3);
    return text.slice(first, Math.floor(((before + secret.length) * 4) / 3));
  });
  return [whole, ...parts];
};

/**
 * A secret of printable ASCII in every form in which an answer may quote it: as it is; in hex; in base64 and base64url,
 * also within more; each of these URL-encoded, in the JSON and the HTML that common encoders write, and HTML or JSON in
 * JSON once more. The longest come first.
 */
export const secretForms = (secret: string): readonly string[] => {
  if (secret === '') return [];
  const bytes = Buffer.from(secret);
  const spelled = [
    secret,
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    ...base64Parts(secret, 'base64'),
    ...base64Parts(secret, 'base64url'),
  ];
  const encoded = new Set([
    ...spelled.flatMap((text) => [text, ...encodings.map((encoding) => applied(encoding, text))]),
    ...wholeEncodings.map((encoding) => applied(encoding, secret)),
  ]);
  const twice = [...encoded].flatMap((text) => outerEncodings.map((outer) => applied(outer, text)));
  return [...new Set([...encoded, ...twice])].sort((one, other) => other.length - one.length);
};
