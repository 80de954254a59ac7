import { smallAccount } from './small-account';

// Answers as raw bytes on a socket, which no HTTP library would write.

/** The bytes of one answer, and what happens to the connection afterwards. */
export interface RawAnswer {
  readonly name: string;
  readonly bytes: Buffer;
  readonly then: 'close' | 'reset' | 'hang';
}

/** JSON of the account as bytes: each character stands for one byte. */
export const json = Buffer.from(JSON.stringify(smallAccount)).toString('latin1');
export const typed = 'Content-Type: application/json';
export const sized = `Content-Length: ${json.length}`;
export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

export const answer = (
  name: string,
  bytes: string | Buffer,
  then: RawAnswer['then'] = 'close',
): RawAnswer => ({ name, bytes: typeof bytes === 'string' ? latin1(bytes) : bytes, then });

/** Returns a head with these lines, followed by the account. */
export const withHead = (...lines: readonly string[]): string =>
  `${lines.join('\r\n')}\r\n\r\n${json}`;

export const okWith = (name: string, ...lines: readonly string[]): RawAnswer =>
  answer(name, withHead('HTTP/1.1 200 OK', typed, sized, ...lines));

/** The text's UTF-8 bytes, one character per byte. */
export const utf8 = (text: string): string => Buffer.from(text).toString('latin1');

/** A correct answer with the account. */
export const good = withHead('HTTP/1.1 200 OK', typed, sized);
