import { describe, expect, it } from 'vitest';
import { readNotesFile } from '../../../electron/reader/read-notes-file';
import { presetExplorers } from '../../../shared/explorer';
import { largestNotesFile } from '../../../shared/notes';
import { smallWallet } from '../../service/small-account';
import { bytesOf, fileWith, pinOf } from './files';

const note = {
  address: smallWallet.walletAddress,
  name: 'Own',
  note: '',
  tags: [],
  favourite: true,
};
const file = (changes: object): Uint8Array => bytesOf(fileWith(changes));
const many = <One>(count: number, one: (at: number) => One): readonly One[] =>
  Array.from({ length: count }, (_, at) => one(at));

const problemOf = (bytes: Uint8Array) => {
  const read = readNotesFile(bytes);
  if (read.ok) return 'read';
  const { code, notesFile, place } = read.error;
  return `${code === 'NOTES_FILE_NOT_READ' ? '' : code}${notesFile ?? ''}${place === undefined ? '' : ` ${place}`}`;
};
const text = (json: string) => Buffer.from(json);
const utf16 = (json: string) => Buffer.from(`\ufeff${json}`, 'utf16le');
const whole = JSON.stringify(fileWith({ notes: [note], pins: [pinOf()] }), null, 1);

describe('a file of notes and pinned addresses', () => {
  it('is read', () => {
    const file = fileWith({ notes: [note], pins: [pinOf()], explorers: presetExplorers });
    expect(readNotesFile(bytesOf(file))).toMatchObject({
      ok: true,
      value: {
        savedAt: Date.UTC(2026, 10, 22, 10),
        notes: [{ ...note, address: note.address.toLowerCase() }],
        pins: [{ place: 0, list: 'wallets', values: Object.values(smallWallet) }],
        explorers: presetExplorers,
      },
    });
  });

  it.each<[string, Uint8Array]>([
    ['UTF-8 with a mark, and spaces', text(`\ufeff\r\n ${whole}`)],
    ['UTF-16, low byte first', utf16(whole)],
    ['UTF-16, high byte first', utf16(whole).swap16()],
  ])('can be read after an editor has saved it as %s', (_what, bytes) => {
    expect(problemOf(bytes)).toBe('read');
  });

  const lower = { ...note, address: note.address.toLowerCase() };
  const noteAt = (at: number) => ({ ...note, address: `0x${at}` });
  const proto = '"__proto__": {"list": "wallets"}';
  const script = { ...presetExplorers[0], address: 'javascript:{address}' };

  it.each<[string, Uint8Array, string]>([
    ['empty', text(''), 'not-ours'],
    ['nothing but spaces', text('\ufeff \n'), 'not-ours'],
    ['no text', Uint8Array.of(0xff, 0xfe, 0x00), 'not-ours'],
    ['an archive', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x00), 'not-ours'],
    ['a key', text('-----BEGIN PRIVATE KEY-----\nMIIE\n'), 'not-ours'],
    ['a table', text('address,name\n0x1,Own\n'), 'not-ours'],
    ['UTF-16 and cut off', utf16(whole.slice(0, -20)), `json ${whole.split('\n').length - 3}`],
    ['cut off', text(whole.slice(0, -20)), `json ${whole.split('\n').length - 3}`],
    ['something else', bytesOf({ wallets: [] }), 'not-ours'],
    ['a list', bytesOf([fileWith()]), 'not-ours'],
    ['newer', bytesOf({ ...fileWith({ version: 2 }), pins: 'otherwise' }), 'newer'],
    ['of no version', file({ version: 0 }), 'head'],
    ['with a field that nobody knows', file({ more: 1 }), 'head'],
    ['with a prototype', text(whole.replace('{', '{"__proto__": {"notes": []},')), 'head'],
    ['of nobody', bytesOf(fileWith({ account: { userId: 7 } })), 'account'],
    ['with notes that are none', bytesOf(fileWith({ notes: {} })), 'head'],
    ['with a wrong note', file({ notes: [note, { ...note, tags: 'own' }] }), 'notes 2'],
    ['with one address twice', file({ notes: [note, lower] }), 'notes 2'],
    ['with 100,000 notes', file({ notes: many(100_000, noteAt) }), 'too-many-notes'],
    ['with a pin of no list', bytesOf(fileWith({ pins: [pinOf({ list: 'others' })] })), 'pins 1'],
    ['with a pin of nothing', file({ pins: [pinOf({ walletAddress: ' ' })] }), 'pins 1'],
    ['with a number', bytesOf(fileWith({ pins: [pinOf(), pinOf({ id: 1 })] })), 'pins 2'],
    ['with a long pin', bytesOf(fileWith({ pins: [pinOf({ id: 'i'.repeat(301) })] })), 'pins 1'],
    ['with a prototype in a pin', text(whole.replace('"list"', `${proto}, "list"`)), 'pins 1'],
    ['with too many pins', bytesOf(fileWith({ pins: many(200_001, () => null) })), 'too-many-pins'],
    ['with a website that is none', file({ explorers: [script] }), 'explorers'],
    ['deep', text(`{"format":${'['.repeat(200_000)}`), 'json 1'],
    ['too large', new Uint8Array(largestNotesFile + 1), 'too-large'],
  ])('that is %s is refused with the reason', (_what, bytes, problem) => {
    expect(problemOf(bytes)).toBe(problem);
  });
});
