import { z } from 'zod';

/** An accepted answer as it came, and when it was complete, in milliseconds since the epoch. */
export interface KeptAnswer {
  /** Whose answer it is: the service and the key that it was read with. */
  readonly of: string;
  readonly receivedAt: number;
  readonly answer: Uint8Array;
}

/** Bytes that say how long the head is. */
const lengthBytes = 4;

const head = z.strictObject({ of: z.string(), receivedAt: z.number().min(0).max(8.64e15) });

/** The head as JSON behind its length, then the answer's own bytes: writing 37 MB as JSON once more would cost as much as reading it. */
export const packAnswer = ({ of, receivedAt, answer }: KeptAnswer): Uint8Array => {
  const json = Buffer.from(JSON.stringify({ of, receivedAt }), 'utf8');
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(json.length);
  return Buffer.concat([length, json, answer]);
};

/** Undefined for anything but what `packAnswer` made; the answer itself is not looked at. */
export const unpackAnswer = (content: Uint8Array): KeptAnswer | undefined => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length < lengthBytes) return undefined;
  const end = lengthBytes + bytes.readUInt32LE();
  if (end > bytes.length) return undefined;
  try {
    const json: unknown = JSON.parse(bytes.toString('utf8', lengthBytes, end));
    const read = head.safeParse(json);
    return read.success ? { ...read.data, answer: bytes.subarray(end) } : undefined;
  } catch {
    return undefined;
  }
};
