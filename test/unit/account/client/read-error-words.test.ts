import { describe, expect, it } from 'vitest';
import {
  contentTypeOf,
  decodeLoosely,
  pageTitle,
  readErrorWords,
} from '../../../../electron/main/account/client/seen-answer';
import type { FailureParams } from '../../../../shared/failure';

const plain = { essence: '', charset: '' };
const html = { essence: 'text/html', charset: '' };

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
  ['reason and a code', '{"reason":"r","code":4}', { serverText: 'r', serverError: '4' }],
  [
    'several messages, and a numbered request',
    '{"message":["a","b"],"error":"e","requestId":7}',
    { serverText: 'a\nb', serverError: 'e', requestId: '7' },
  ],
  ['messages that are no texts', '{"message":["a",1],"error":"e"}', { serverText: 'e' }],
  ['a list without a message', '{"message":[],"error":"e"}', { serverText: 'e' }],
  ['message of another type', '{"message":4,"error":"e"}', { serverText: 'e' }],
  ['an empty message', '{"message":""}', {}],
  ['an empty message beside words', '{"error":"e","message":" "}', { serverText: 'e' }],
  [
    'an error that is the message, and a code',
    '{"error":"Refused","code":"TOKEN_EXPIRED"}',
    { serverText: 'Refused', serverError: 'TOKEN_EXPIRED' },
  ],
  ['an unknown object', '{"a":1}', { serverText: '{"a":1}' }],
  ['a list', '["message"]', { serverText: '["message"]' }],
  [
    'an error in an object',
    '{"error":{"code":7,"message":"m","requestId":"r"}}',
    { serverText: 'm', serverError: '7', requestId: 'r' },
  ],
  ['the only error of a list', '{"errors":[{"detail":"d"}]}', { serverText: 'd' }],
  ['several errors', '{"errors":[{"a":1},{}]}', { serverText: '{"errors":[{"a":1},{}]}' }],
  [
    'several errors with words',
    '{"errors":[{"detail":"a"},{"detail":"b"}]}',
    { serverText: '{"errors":[{"detail":"a"},{"detail":"b"}]}' },
  ],
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
  it.each(rows)('are read from %s', (_name, body, words) => {
    expect(readErrorWords(body, plain)).toStrictEqual(words);
  });

  it('are at most 2,000 characters', () => {
    expect(readErrorWords('x'.repeat(5000), plain).serverText).toHaveLength(2000);
    const json = JSON.stringify({ message: 'x'.repeat(5000) });
    expect(readErrorWords(json, plain).serverText).toHaveLength(2000);
  });

  it('show undecodable bytes as replacement characters', () => {
    expect(decodeLoosely(Buffer.from([0x61, 0xff, 0xfe, 0x62]), plain)).toBe('a\ufffd\ufffdb');
    expect(decodeLoosely(Buffer.from('\ufeffa'), plain)).toBe('a');
  });

  it.each([
    ['iso-8859-1', Buffer.from('Schlüssel', 'latin1'), 'Schlüssel'],
    ['shift_jis', Buffer.from([0x8b, 0x91, 0x94, 0xdb]), '拒否'],
    ['utf-16le', Buffer.from('nein', 'utf16le'), 'nein'],
    ['', Buffer.from('\ufeffnein', 'utf16le'), 'nein'],
    ['iso-8859-1', Buffer.from('\ufeffnein', 'utf16le').swap16(), 'nein'],
    ['unheard-of', Buffer.from('Schlüssel'), 'Schlüssel'],
  ])('are decoded as %j says', (charset, bytes, text) => {
    expect(decodeLoosely(bytes, { essence: 'text/plain', charset })).toBe(text);
  });

  it('are decoded by a type in upper or lower case, with or without quotation marks', () => {
    const headers = new Headers({ 'content-type': 'Text/HTML; x=y; Charset="ISO-8859-1"' });
    expect(contentTypeOf(headers)).toEqual({ essence: 'text/html', charset: 'iso-8859-1' });
    expect(contentTypeOf(new Headers())).toEqual(plain);
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
  ['<?xml version="1.0"?>\n<!-- a --> <!-- b -->\n<!DOCTYPE html><title>x', 'x'],
  ['<!-- <html> -->{"a":1}', undefined],
  ['<!--'.repeat(16_000), undefined],
  ['<!---->'.repeat(9000), undefined],
])('the title of a page of %.40j', (text, title) => {
  expect(pageTitle(text, plain)).toBe(title);
});

it.each([
  ['<script>location="/login"</script>', ''],
  ['<!--[if IE]><p><![endif]--><div><title>x</title>', 'x'],
  ['{"userId":"user-1"}', undefined],
  ['no such key', undefined],
])('%.40j is a page if its type says so and it looks like a page', (text, title) => {
  expect(pageTitle(text, html)).toBe(title);
  expect(pageTitle(text, { ...html, essence: 'application/xhtml+xml' })).toBe(title);
  expect(pageTitle(text, plain)).toBeUndefined();
});
