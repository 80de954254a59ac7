import { derOf } from './bytes';

/** Changes that PEM texts suffer when they are copied, by name. Each result must still be read as the same key. */
export const mangled: Readonly<Record<string, (pem: string) => string>> = {
  LF: (pem) => pem,
  CRLF: (pem) => pem.replaceAll('\n', '\r\n'),
  'CR only': (pem) => pem.replaceAll('\n', '\r'),
  'newlines turned into spaces': (pem) => pem.replaceAll('\n', ' '),
  'newlines lost': (pem) => pem.replaceAll('\n', ''),
  'body on one line': (pem) => reframe(pem, (der) => der),
  'byte order mark': (pem) => `\ufeff${pem}`,
  'blank lines before': (pem) => `\n\n${pem}`,
  'Bag Attributes before': (pem) =>
    `Bag Attributes\n    localKeyID: 54 69 6D\nKey Attributes: <No Attributes>\n${pem}`,
  'every line indented': (pem) => pem.replace(/^/gmu, '    '),
  'literal \\n': (pem) => `PRIVATE_KEY="${pem.replaceAll('\n', '\\n')}"`,
  'quoted JSON string': (pem) => JSON.stringify(pem),
  'em and en dashes': (pem) => pem.replaceAll('-----', '\u2014\u2014\u2013'),
  'END line cut': (pem) => pem.replace(/-----END.*\n/u, '-----EN'),
};

/** Applies every change to a text. The names start with `name`. */
export const manglingsOf = (name: string, pem: Buffer): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(mangled).map(([way, mangle]) => [`${name}, ${way}`, mangle(pem.toString())]),
  );

/** The lines of the body, without the BEGIN and END lines. */
export const withoutFrame = (pem: Buffer): string =>
  pem
    .toString()
    .replace(/-----[^-]+-----\n/gu, '')
    .trimEnd();

/** The first 15 lines: about half of the body, cut at the end of a line. */
export const cutAtLine = (pem: Buffer): string =>
  pem.toString().split('\n').slice(0, 15).join('\n');

/** Changes the DER inside a PEM text. Keeps BEGIN, END and headers, and writes the body on one line. */
export function reframe(pem: Buffer | string, change: (der: Buffer) => Buffer): string {
  const text = pem.toString();
  const [label = ''] = /(?<=BEGIN )[A-Z0-9 ]+/u.exec(text) ?? [];
  const [headers = ''] = /Proc-Type[^\n]+\n[^\n]+\n\n/u.exec(text) ?? [];
  const body = change(derOf(text.replace(headers, ''))).toString('base64');
  return `-----BEGIN ${label}-----\n${headers}${body}\n-----END ${label}-----\n`;
}
