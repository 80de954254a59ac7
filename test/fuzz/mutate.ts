import fc from 'fast-check';

/** One change of some bytes. */
interface Edit {
  /** Position as a fraction of the length, 0 to 1. */
  readonly at: number;
  readonly drop: number;
  readonly insert: Uint8Array;
}

/** Texts that often break parsers: punctuation, numbers out of range, lone surrogates, names of prototypes. */
const breaking = [
  '{', '}', '[', ']', ',', ':', '"', '\\', '\0', '\ufeff', '\u202e', '\u2028', '-0', '1e400',
  '99999999999999999999', 'null', 'true', '[]', '{}', '""', '"__proto__":', '"constructor":', '\\ud800',
  '0x', ' ', '\n', '=1+1',
].map((text) => Buffer.from(text)); // oxfmt-ignore

const inserted = fc.oneof(
  fc.constant(new Uint8Array()),
  fc.constantFrom(...breaking),
  fc.uint8Array({ maxLength: 8 }),
);

const edit: fc.Arbitrary<Edit> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  drop: fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 400 })),
  insert: inserted,
});

const apply = (bytes: Uint8Array, { at, drop, insert }: Edit): Uint8Array => {
  const start = Math.floor(at * bytes.length);
  return Buffer.concat([bytes.subarray(0, start), insert, bytes.subarray(start + drop)]);
};

/** Generates variants of the bytes with no change or up to eight changes. */
export const near = (bytes: Uint8Array): fc.Arbitrary<Uint8Array> =>
  fc.array(edit, { maxLength: 8 }).map((edits) => edits.reduce(apply, bytes));
