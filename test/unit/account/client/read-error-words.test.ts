import { describe, expect, it } from 'vitest';
import {
  decodeLoosely,
  pageTitle,
  readErrorWords,
} from '../../../../electron/main/account/client/seen-answer';
import type { FailureParams } from '../../../../shared/failure';

const inherited = '{"__proto__":{"message":"p"}}';
const rows: readonly (readonly [string, string, FailureParams])[] = [
  ['nothing', '', {}],
  ['plain text', 'Refused for a test.\n', { serverText: 'Refused for a test.' }],
  ['a JSON text', '"no such key"', { serverText: 'no such key' }],
  ['message', '{"message":"a"}', { serverText: 'a' }],
  ['error', '{"error":"nonce was already used"}', { serverText: 'nonce was already used' }],
  ['a description', '{"error":"x","error_description":"y"}', { serverText: 'y', serverError: 'x' }],
  [
    'message, with the name of the error and of the request',
    '{"message":"a","error":"unauthorized","requestId":"7f-1"}',
    { serverText: 'a', serverError: 'unauthorized', requestId: '7f-1' },
  ],
  ['an error that is the message', '{"message":"a","error":"a"}', { serverText: 'a' }],
  ['detail before title', '{"title":"x","detail":"y"}', { serverText: 'y' }],
  ['reason', '{"reason":"r","code":4}', { serverText: 'r' }],
  ['message of another type', '{"message":4,"error":"e"}', { serverText: 'e' }],
  ['an empty message', '{"message":""}', {}],
  ['an unknown object', '{"a":1}', { serverText: '{"a":1}' }],
  ['a list', '["message"]', { serverText: '["message"]' }],
  ['null', 'null', { serverText: 'null' }],
  ['an inherited name', inherited, { serverText: inherited }],
  ['broken JSON', '{"message":', { serverText: '{"message":' }],
  ['a page', '<!doctype html><title>Hotel Wi-Fi</title>', { title: 'Hotel Wi-Fi' }],
  ['a page in capitals', ' <HTML><TITLE lang=en>A\n  B</TITLE>', { title: 'A B' }],
  ['a page without a title', '<html><body>x', { title: '' }],
  ['a page with markup in its title', '<html><title>a<b>c', { title: 'a' }],
  ['markup that is no page', '<error>x</error>', { serverText: '<error>x</error>' }],
];

describe('the service’s own words', () => {
  it.each(rows)('of %s', (_name, body, words) => {
    expect(readErrorWords(body)).toStrictEqual(words);
  });

  it('are at most 2,000 characters', () => {
    expect(readErrorWords('x'.repeat(5000)).serverText).toHaveLength(2000);
    const json = JSON.stringify({ message: 'x'.repeat(5000) });
    expect(readErrorWords(json).serverText).toHaveLength(2000);
  });

  it('show what is not text as replacement characters', () => {
    expect(decodeLoosely(Buffer.from([0x61, 0xff, 0xfe, 0x62]))).toBe('a\ufffd\ufffdb');
    expect(decodeLoosely(Buffer.from('\ufeffa'))).toBe('a');
  });
});

it.each([
  ['{"title":"<title>x</title>"}', undefined],
  ['', undefined],
  ['title', undefined],
  ['<head><title>x', 'x'],
  ['<body><svg><title>y</title></svg>', 'y'],
  [`<html><title>${'t'.repeat(500)}</title>`, 't'.repeat(120)],
  [`<html>${'<title'.repeat(10_900)}`, ''],
])('the title of a page of %.40j', (text, title) => {
  expect(pageTitle(text)).toBe(title);
});
