import { answer, good, json, okWith, sized, typed, utf8, withHead } from './raw-answer';

const statusLines = [
  ...'0 1 9 10 99 000 001 099 200 201 206 299 300 399 400 418 499 500 599 600 601 700'.split(' '),
  ...'998 999 1000 2000 65536 4294967296 99999999999999999999'.split(' '),
  ...'-1 +200 20 2OO abc 0x200 200.5'.split(' '),
  ...['200,200', '', ' ', '\u00e9'],
].map((status) =>
  answer(`status ${JSON.stringify(status)}`, withHead(`HTTP/1.1 ${status} OK`, typed, sized)),
);

const versions = [
  ...['HTTP/1.0 200 OK', 'HTTP/1.1', 'HTTP/1.1 200', 'HTTP/1.1  200  OK', 'HTTP/1.1\t200\tOK'],
  ...['HTTP/2.0 200 OK', 'HTTP/3 200 OK', 'HTTP/0.9 200 OK', 'HTTP/9.9 200 OK', 'HTTP/1 200 OK'],
  ...['HTTP/1.12 200 OK', 'HTTP/-1.1 200 OK', 'HTTP 200 OK', 'HTTP/ 200 OK', 'http/1.1 200 OK'],
  ...['HTTPS/1.1 200 OK', 'HTP/1.1 200 OK', 'ICY 200 OK', ' HTTP/1.1 200 OK'],
  '\r\nHTTP/1.1 200 OK',
  ...['\n\n\nHTTP/1.1 200 OK', 'xHTTP/1.1 200 OK', 'xxxxHTTP/1.1 200 OK', 'xxxxxHTTP/1.1 200 OK'],
  ...['200 OK', 'OK', '', 'HTTP/1.1 200 OK\0', '\0HTTP/1.1 200 OK', 'GET / HTTP/1.1'],
].map((line) => answer(`status line ${JSON.stringify(line)}`, withHead(line, typed, sized)));

const everyByte = String.fromCharCode(...Array.from({ length: 128 }, (_, at) => 128 + at));
const reasons: readonly (readonly [string, string])[] = [
  ['none', ''],
  ['Latin-1', 'caf\u00e9'],
  ['in UTF-8', utf8('Grüße')],
  ['CJK', utf8('成功')],
  ['CJK in another encoding', '\x90\x9c\x8a\x84'],
  ['with an emoji', utf8('👍')],
  ['with NUL', 'O\0K'],
  ['with a tab', 'O\tK'],
  ['with a bell', 'O\x07K'],
  ['with a carriage return', 'O\rK'],
  ['of every byte above ASCII', everyByte],
  ['of spaces', ' '.repeat(100)],
  ['of 10 kB', 'x'.repeat(10_000)],
  ['of 300 kB', 'x'.repeat(300_000)],
  ['that looks like a header', 'x-api-key: 1'],
  ['that is markup', '<script>alert(1)</script>'],
];

const reasonLines = reasons.flatMap(([name, reason]) =>
  ['200', '503'].map((status) =>
    answer(`reason ${name} with ${status}`, withHead(`HTTP/1.1 ${status} ${reason}`, typed, sized)),
  ),
);

const eachByte = [0xe9, ...Array.from({ length: 32 }, (_, at) => 0x80 + at * 4 + (at % 4))];
const headers = [
  ...eachByte.map((byte) =>
    okWith(`header value with byte ${byte}`, `X-A: a${String.fromCharCode(byte)}b`),
  ),
  ...eachByte
    .filter((_, at) => at % 4 === 0)
    .map((byte) => okWith(`header name with byte ${byte}`, `X-${String.fromCharCode(byte)}: a`)),
  ...[...Array(32).keys(), 127]
    .filter((byte) => ![10, 13].includes(byte))
    .map((byte) =>
      okWith(`header value with control ${byte}`, `X-A: a${String.fromCharCode(byte)}b`),
    ),
  okWith('header value of every byte above ASCII', `X-A: ${everyByte}`),
  okWith('header value in CJK', `X-A: ${utf8('成功')}`),
  okWith('header name in CJK', `${utf8('成功')}: a`),
  okWith('date with a byte of Latin-1', 'Date: Sun, 22 Nov 2026 08:00:00 GM\u00e9'),
  okWith('type with a byte of Latin-1', 'Content-Type: application/json; x=\u00e9'),
  okWith('retry with a byte of Latin-1', 'Retry-After: \u00e9'),
  okWith('NUL in a name', 'X-\0A: a'),
  okWith('no colon', 'nothing to see here'),
  okWith('no name', ': value'),
  okWith('a space before the colon', 'X-A : value'),
  okWith('a name with a space', 'X A: value'),
  okWith('only a colon', ':'),
  okWith('no value', 'X-A:'),
  okWith('an obsolete fold', 'X-A: one\r\n two'),
  okWith('an obsolete fold with a tab', 'X-A: one\r\n\ttwo'),
  okWith('an obsolete fold of Latin-1', 'X-A: one\r\n tw\u00f6'),
  okWith('a carriage return in a value', 'X-A: one\rtwo'),
  okWith('a line feed alone', 'X-A: one\nX-B: two'),
  okWith('a name of JavaScript', '__proto__: a', 'constructor: b', 'toString: c'),
  okWith('a header of 100 kB', `X-A: ${'a'.repeat(100_000)}`),
  okWith('a header of 255 kB', `X-A: ${'a'.repeat(255_000)}`),
  okWith('a header of 300 kB', `X-A: ${'a'.repeat(300_000)}`),
  okWith('a name of 300 kB', `${'a'.repeat(300_000)}: a`),
  okWith('10,000 headers', ...Array.from({ length: 10_000 }, (_, at) => `X-${at}: ${at}`)),
  okWith('10,000 headers of one name', ...Array.from({ length: 10_000 }, () => 'X-A: a')),
  okWith('100 cookies', ...Array.from({ length: 100 }, (_, at) => `Set-Cookie: c${at}=\u00e9`)),
  okWith('two dates', 'Date: Sun, 22 Nov 2026 08:00:00 GMT', 'Date: yesterday'),
  okWith('two types', 'Content-Type: text/html'),
  answer('lines that end in line feeds', `HTTP/1.1 200 OK\n${typed}\n${sized}\n\n${json}`),
  answer('lines that end in carriage returns', `HTTP/1.1 200 OK\r${typed}\r${sized}\r\r${json}`),
  answer('a first header that is folded', withHead('HTTP/1.1 200 OK', ` ${typed}`, sized)),
  answer('no headers', `HTTP/1.1 200 OK\r\n\r\n${json}`),
];

const interim = (status: string, ...lines: readonly string[]): string =>
  [`HTTP/1.1 ${status}`, ...lines, '', ''].join('\r\n');
const interims = [
  answer('100 first', interim('100 Continue') + good),
  answer('102 first', interim('102 Processing') + good),
  answer('103 first', interim('103 Early Hints', 'Link: </x>; rel=preload') + good),
  answer('103 with odd bytes first', interim('103 H\u00efnts', 'Link: \u00e9') + good),
  answer('199 first', interim('199 What') + good),
  answer(
    '101 unasked',
    interim('101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade') + good,
  ),
  answer('101 unasked and nothing else', interim('101 Switching Protocols', 'Upgrade: h2c')),
  answer('100 and nothing else', interim('100 Continue')),
  answer('100 and nothing else, open', interim('100 Continue'), 'hang'),
  answer('100 with a length', interim('100 Continue', 'Content-Length: 5') + good),
  answer('1,000 times 100', interim('100 Continue').repeat(1000) + good),
  answer('10,000 times 103', interim('103 Early Hints', 'Link: </x>').repeat(10_000) + good),
  answer('100 times 100, then garbage', `${interim('100 Continue').repeat(100)}garbage\r\n\r\n`),
  answer('103 of 300 kB', interim('103 Hints', `Link: ${'a'.repeat(300_000)}`) + good),
];

const redirects = [
  ...['', '/', 'http://[', 'http://[\u00e9', '\u00e9', utf8('https://bücher.example/')],
  ...['//other.test/', 'javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x'],
  ...['https://a.test:99999/', 'ftp://a.test/', `https://a.test/${'x'.repeat(200_000)}`],
  ...['https://u:p@a.test/', 'about:blank', '\0', '#part'],
].map((to) =>
  answer(
    `redirect to ${JSON.stringify(to.slice(0, 40))}`,
    withHead('HTTP/1.1 302 Found', `Location: ${to}`, sized),
  ),
);
const moreRedirects = [
  answer(
    'redirect to two places',
    withHead('HTTP/1.1 302 Found', 'Location: /a', 'Location: /b', sized),
  ),
  ...['300', '304', '305', '306', '309', '399'].map((status) =>
    answer(
      `location with ${status}`,
      withHead(`HTTP/1.1 ${status} Found`, 'Location: https://a.test/', sized),
    ),
  ),
];

const logins = [
  ...['Basic realm="x"', 'Negotiate', 'NTLM', 'Unheard-Of', '\u00e9', ''].map((scheme) =>
    answer(`401 by ${scheme}`, withHead('HTTP/1.1 401 No', `WWW-Authenticate: ${scheme}`, sized)),
  ),
  answer('401 without a scheme', withHead('HTTP/1.1 401 No', sized)),
  answer('407 of no proxy', withHead('HTTP/1.1 407 No', 'Proxy-Authenticate: Basic', sized)),
];

/** Unusual status lines and headers, each followed by a correct account. */
export const oddHeads = [
  ...statusLines,
  ...versions,
  ...reasonLines,
  ...headers,
  ...interims,
  ...redirects,
  ...moreRedirects,
  ...logins,
];
