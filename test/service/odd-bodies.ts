import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import {
  answer,
  good,
  json,
  latin1,
  okWith,
  sized,
  typed,
  withHead,
  type RawAnswer,
} from './raw-answer';

const lengths = [
  ...['-1', '+5', '5.5', '0x10', '', ' ', '1e3', '99999999999999999999999'],
  ...['4 4', '4,4', '4, 5', '\u00e9'],
].map((length) =>
  answer(
    `length ${JSON.stringify(length)}`,
    withHead('HTTP/1.1 200 OK', typed, `Content-Length: ${length}`),
  ),
);
const framing = [
  okWith('the same length twice', sized),
  okWith('two lengths', 'Content-Length: 5'),
  answer('a length too short', withHead('HTTP/1.1 200 OK', typed, 'Content-Length: 5')),
  answer('a length too long', withHead('HTTP/1.1 200 OK', typed, 'Content-Length: 5000')),
  answer('a length of nothing', withHead('HTTP/1.1 200 OK', typed, 'Content-Length: 0')),
  okWith('a length and chunks', 'Transfer-Encoding: chunked'),
  okWith('an unknown transfer encoding', 'Transfer-Encoding: rot13'),
  okWith('gzip as transfer encoding', 'Transfer-Encoding: gzip, chunked'),
  okWith('chunks named twice', 'Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'),
  ...['204', '205', '304'].map((status) =>
    answer(
      `a body where there is none, ${status}`,
      withHead(`HTTP/1.1 ${status} No`, typed, sized),
    ),
  ),
];

const chunkedHead = `HTTP/1.1 200 OK\r\n${typed}\r\nTransfer-Encoding: chunked\r\n\r\n`;
const size = json.length.toString(16);
const chunked = (name: string, body: string, then?: RawAnswer['then']): RawAnswer =>
  answer(`chunks ${name}`, Buffer.concat([latin1(chunkedHead), latin1(body)]), then);
const chunks = [
  chunked('that are right', `${size}\r\n${json}\r\n0\r\n\r\n`),
  chunked('in capitals', `${size.toUpperCase()}\r\n${json}\r\n0\r\n\r\n`),
  chunked('with leading zeros', `0000${size}\r\n${json}\r\n0\r\n\r\n`),
  chunked('with an extension', `${size};a=\u00e9\r\n${json}\r\n0\r\n\r\n`),
  chunked('with a space behind the size', `${size} \r\n${json}\r\n0\r\n\r\n`),
  chunked('with a space before the size', ` ${size}\r\n${json}\r\n0\r\n\r\n`),
  chunked('with line feeds', `${size}\n${json}\n0\n\n`),
  chunked('with trailers', `${size}\r\n${json}\r\n0\r\nX-A: \u00e9\r\n\r\n`),
  chunked('without the end of the trailers', `${size}\r\n${json}\r\n0\r\n`),
  chunked('of no size', `\r\n${json}\r\n0\r\n\r\n`),
  chunked('of size xyz', `xyz\r\n${json}\r\n0\r\n\r\n`),
  chunked('of size 0x10', `0x10\r\n${json}\r\n0\r\n\r\n`),
  chunked('of size -1', `-1\r\n${json}\r\n0\r\n\r\n`),
  chunked('of size +5', `+5\r\n${json}\r\n0\r\n\r\n`),
  chunked('of a size beyond 64 bits', `fffffffffffffffff\r\n${json}\r\n0\r\n\r\n`),
  chunked('with a size line of 20 kB', `${size};${'a'.repeat(20_000)}\r\n${json}\r\n0\r\n\r\n`),
  chunked('longer than their size', `5\r\n${json}\r\n0\r\n\r\n`),
  chunked('without the last one', `${size}\r\n${json}\r\n`),
  chunked('with more behind the last', `${size}\r\n${json}\r\n0\r\n\r\nmore`),
  chunked('that are not there', ''),
  chunked('cut in a size', size.slice(0, 1)),
  chunked('cut in the data', `${size}\r\n${json.slice(0, 20)}`),
  chunked('cut and reset', `${size}\r\n${json.slice(0, 20)}`, 'reset'),
  chunked(
    'one byte each',
    `${Array.from(json, (letter) => `1\r\n${letter}\r\n`).join('')}0\r\n\r\n`,
  ),
];

const encoded = (name: string, coding: string, body: Buffer): RawAnswer =>
  answer(
    `coded ${name}`,
    Buffer.concat([
      latin1(
        `HTTP/1.1 200 OK\r\n${typed}\r\nContent-Encoding: ${coding}\r\nContent-Length: ${body.length}\r\n\r\n`,
      ),
      body,
    ]),
  );
const zipped = gzipSync(latin1(json));
const broken = Buffer.from(zipped).fill(0xaa, 12, 40);
const turned = Buffer.from(zipped);
turned[zipped.length >> 1] = (turned[zipped.length >> 1] ?? 0) ^ 0xff;
const wrongSum = Buffer.from(zipped).fill(0, zipped.length - 8, zipped.length - 4);
const codings = [
  encoded('gzip', 'gzip', zipped),
  encoded('GZIP', 'GZIP', zipped),
  encoded('x-gzip', 'x-gzip', zipped),
  encoded('gzip, broken', 'gzip', broken),
  encoded('gzip, with a byte turned', 'gzip', turned),
  encoded('gzip, cut in its head', 'gzip', zipped.subarray(0, 5)),
  encoded('gzip, cut in the data', 'gzip', zipped.subarray(0, zipped.length / 2)),
  encoded('gzip, without its sum', 'gzip', zipped.subarray(0, -8)),
  encoded('gzip, with a wrong sum', 'gzip', wrongSum),
  encoded('gzip, with more behind it', 'gzip', Buffer.concat([zipped, latin1('more')])),
  encoded('gzip twice in a row', 'gzip', Buffer.concat([zipped, zipped])),
  encoded('gzip of nothing', 'gzip', Buffer.alloc(0)),
  encoded('gzip in name only', 'gzip', latin1(json)),
  encoded('gzip in gzip', 'gzip, gzip', gzipSync(zipped)),
  encoded('gzip in br', 'gzip, br', brotliCompressSync(zipped)),
  encoded('br', 'br', brotliCompressSync(latin1(json))),
  encoded('br, cut', 'br', brotliCompressSync(latin1(json)).subarray(0, 20)),
  encoded('br in name only', 'br', latin1(json)),
  encoded('deflate', 'deflate', deflateSync(latin1(json))),
  encoded('deflate without a head', 'deflate', deflateRawSync(latin1(json))),
  encoded('deflate in name only', 'deflate', latin1(json)),
  encoded('identity', 'identity', latin1(json)),
  encoded('nothing', '', latin1(json)),
  encoded('rot13', 'rot13', latin1(json)),
  encoded('\u00e9', '\u00e9', latin1(json)),
  encoded('gzip, rot13', 'gzip, rot13', zipped),
];

const endOfHead = good.indexOf('\r\n\r\n');
const stages = [
  ...[0, 1, 3, 4, 5, 8, 9, 12, 15, 16, 17, 18, 30, 49, 60],
  ...[endOfHead, endOfHead + 2, endOfHead + 4, good.length - 100, good.length - 1],
];
const cuts = (['close', 'reset'] as const).flatMap((then) =>
  stages.map((at) => answer(`${then} after ${at} bytes`, good.slice(0, at), then)),
);
const hangs = [0, 5, 20, endOfHead + 4, good.length - 1].map((at) =>
  answer(`silence after ${at} bytes`, good.slice(0, at), 'hang'),
);

/** Bodies that are framed, compressed or cut in unusual ways, and answers that stop. */
export const oddBodies = [...lengths, ...framing, ...chunks, ...codings, ...cuts, ...hangs];
