import fc from 'fast-check';

/** One change of some bytes, at a place given as a part of their length. */
interface Edit {
  readonly at: number;
  readonly drop: number;
  readonly insert: Uint8Array;
}

/** What breaks formats: their own punctuation, numbers beyond all bounds, halves of characters, names of prototypes. */
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

/** Bytes near these: changed in up to eight places, or not at all. */
export const near = (bytes: Uint8Array): fc.Arbitrary<Uint8Array> =>
  fc.array(edit, { maxLength: 8 }).map((edits) => edits.reduce(apply, bytes));
