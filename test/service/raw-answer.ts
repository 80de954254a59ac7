import { smallAccount } from './small-account';

// Answers as no HTTP library would write them: bytes on a socket.

/** One answer, byte for byte, and what becomes of the connection after it. */
export interface RawAnswer {
  readonly name: string;
  readonly bytes: Buffer;
  readonly then: 'close' | 'reset' | 'hang';
}

/** Each character is one byte. */
export const json = Buffer.from(JSON.stringify(smallAccount)).toString('latin1');
export const typed = 'Content-Type: application/json';
export const sized = `Content-Length: ${json.length}`;
export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

export const answer = (
  name: string,
  bytes: string | Buffer,
  then: RawAnswer['then'] = 'close',
): RawAnswer => ({ name, bytes: typeof bytes === 'string' ? latin1(bytes) : bytes, then });

/** A head of such lines, and the account behind it. */
export const withHead = (...lines: readonly string[]): string =>
  `${lines.join('\r\n')}\r\n\r\n${json}`;

export const okWith = (name: string, ...lines: readonly string[]): RawAnswer =>
  answer(name, withHead('HTTP/1.1 200 OK', typed, sized, ...lines));

/** UTF-8, one character a byte. */
export const utf8 = (text: string): string => Buffer.from(text).toString('latin1');

/** The account, said right. */
export const good = withHead('HTTP/1.1 200 OK', typed, sized);
