import { describe, expect, it } from 'vitest';
import { recogniseDer } from '../../../../electron/main/credentials/keys/asn1';
import { fc, forAllIn } from '../../for-all';

// The tables of readable and refused keys show which formats are recognised.
describe('recognising DER by its structure', () => {
  it('recognises PKCS#12 of indefinite length by its beginning, and no other version', () => {
    const kindOf = (hex: string): string => recogniseDer(Buffer.from(hex, 'hex')).kind;
    expect(kindOf('3080020103308006092a864886f70d010701a080')).toBe('pkcs12');
    expect(kindOf('3080020104308006092a864886f70d010701a080')).toBe('unknown');
  });

  it.each([
    ['nothing', []],
    ['a tag alone', [0x30]],
    ['an empty sequence', [0x30, 0]],
    ['another tag', [0x02, 1, 0]],
    ['a length beyond the end', [0x30, 5, 2, 1, 0]],
    ['a length of five bytes', [0x30, 0x85, 0, 0, 0, 0, 1, 0]],
    ['a length of 4 GB', [0x30, 0x84, 0xff, 0xff, 0xff, 0xff]],
    ['a length that is cut off', [0x30, 0x82, 1]],
    ['an indefinite length', [0x30, 0x80, 2, 1, 0, 0, 0]],
    ['a child beyond its parent', [0x30, 3, 2, 9, 0]],
    ['an algorithm that is no sequence', [0x30, 6, 2, 1, 0, 5, 0, 4]],
    ['an empty algorithm', [0x30, 7, 2, 1, 0, 0x30, 0, 4, 0]],
  ])('recognises nothing in %s', (_name, bytes) => {
    expect(recogniseDer(Uint8Array.from(bytes))).toEqual({ kind: 'unknown' });
  });

  it('never throws, whatever the bytes', () => {
    const kinds = ['pkcs8', 'pkcs8-encrypted', 'pkcs1', 'sec1', 'public', 'certificate', 'unknown'];
    const elements = fc.array(fc.constantFrom(0x30, 0x02, 0x03, 0x04, 0x06, 0x80, 0x84, 0, 1, 2), {
      maxLength: 40,
    });
    forAllIn(2000)(fc.oneof(elements, fc.array(fc.nat(255))), (bytes) => {
      expect(kinds).toContain(recogniseDer(Uint8Array.from(bytes)).kind);
    });
  });
});
