import { describe, expect, it } from 'vitest';
import { BodyTooLarge, readBeginning, readBody } from '../../../electron/main/service/read-body';

interface Source {
  readonly stream: ReadableStream<Uint8Array>;
  pulled(): number;
  cancelled(): boolean;
}

/** Gives the chunks, then closes, fails, goes on for ever with the last one, or stalls. */
const source = (
  chunks: readonly (string | Uint8Array)[],
  then: 'close' | 'repeat' | 'stall' | Error = 'close',
): Source => {
  let pulled = 0;
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const chunk = chunks[pulled] ?? (then === 'repeat' ? chunks.at(-1) : undefined);
        pulled += 1;
        if (chunk !== undefined) controller.enqueue(new Uint8Array(Buffer.from(chunk)));
        else if (then === 'close') controller.close();
        else if (then instanceof Error) controller.error(then);
        // A stalled connection never answers and never confirms a cancel either.
        else return new Promise<void>(() => undefined);
        return undefined;
      },
      cancel: () => {
        cancelled = true;
        return new Promise<void>(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, pulled: () => pulled, cancelled: () => cancelled };
};

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

const never = new AbortController().signal;

describe('reading a whole body', () => {
  it.each<[string, readonly string[]]>([
    ['in one chunk', ['abcdef']],
    ['in many', ['a', 'bc', 'def']],
    ['with empty chunks', ['', 'abc', '', 'def', '']],
  ])('puts it together %s', async (_name, chunks) => {
    expect(text(await readBody(source(chunks).stream, 6, never))).toBe('abcdef');
  });

  it.each([
    ['absent', null],
    ['empty', source([]).stream],
  ])('is empty when it is %s', async (_name, body) => {
    expect(await readBody(body, 6, never)).toHaveLength(0);
  });

  it('stops at the first byte too many, without waiting for the cancel to be confirmed (security G5)', async () => {
    const endless = source(['0123456789'], 'repeat');
    await expect(readBody(endless.stream, 25, never)).rejects.toBeInstanceOf(BodyTooLarge);
    expect(endless.pulled()).toBe(3);
    expect(endless.cancelled()).toBe(true);
  });

  it('takes a body of exactly the limit', async () => {
    expect(await readBody(source(['0123456789']).stream, 10, never)).toHaveLength(10);
    await expect(readBody(source(['0123456789x']).stream, 10, never)).rejects.toThrow(BodyTooLarge);
  });

  it('gives on the error of a stream that breaks off', async () => {
    const broken = new Error('net::ERR_CONTENT_LENGTH_MISMATCH');
    await expect(readBody(source(['abc'], broken).stream, 10, never)).rejects.toBe(broken);
  });
});

describe('reading the beginning of a body', () => {
  it('gives all of a short one', async () => {
    expect(text(await readBeginning(source(['ab', 'c']).stream, 10, never))).toBe('abc');
    expect(await readBeginning(null, 10, never)).toHaveLength(0);
  });

  it('cuts a long one at the limit and drops the rest', async () => {
    const endless = source(['0123456789'], 'repeat');
    expect(text(await readBeginning(endless.stream, 25, never))).toBe('0123456789012345678901234');
    expect(endless.pulled()).toBe(3);
    expect(endless.cancelled()).toBe(true);
  });

  it('does not wait for more than the limit of a body that then stalls', async () => {
    expect(text(await readBeginning(source(['0123456789'], 'stall').stream, 10, never))).toBe(
      '0123456789',
    );
  });

  it('gives what came of a body that breaks off', async () => {
    const broken = source(['half of'], new Error('net::ERR_CONNECTION_RESET'));
    expect(text(await readBeginning(broken.stream, 100, never))).toBe('half of');
  });

  it('rejects when the stream fails at once', async () => {
    const broken = new Error('net::ERR_CONNECTION_RESET');
    await expect(readBeginning(source([], broken).stream, 100, never)).rejects.toBe(broken);
  });
});

describe('a body that stalls', () => {
  it.each([
    ['whole', readBody],
    ['in part', readBeginning],
  ])(
    'read %s ends when the signal aborts, even if the stream never hears of it',
    async (_how, read) => {
      const controller = new AbortController();
      const stalled = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) });
      const reading = read(stalled, 10, controller.signal);
      controller.abort();
      await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    },
  );
});
