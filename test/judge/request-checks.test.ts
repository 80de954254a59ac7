import { describe, it } from 'vitest';
import { badAccept, badPath, badUrl, hasBody } from './expected-reasons';
import { accepts, judgeEachTest, refuses, refusesEach } from './judged-requests';
import { claims, token } from './made-tokens';

judgeEachTest();

describe('request line and body (specification section 4)', () => {
  it.each(['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])('refuses %s', async (method) => {
    const headers = { 'content-length': 0 };
    await refuses(token(), ['method is not GET'], { method, headers });
  });

  it.each(['/v1/account/', '/v1/Account', '/v1/account?', '/v1/account?a=1', '/v1//account'])(
    'refuses the path %s even when the token names it',
    async (path) => {
      await refuses(token(claims({ url: path })), [badPath], { path });
      await refuses(token(claims({ nonce: 2 })), [badPath, badUrl], { path });
    },
  );

  const chunked = { 'transfer-encoding': 'chunked' };
  it('accepts a Content-Length of 0', async () => {
    await accepts(token(), { headers: { 'content-length': 0 } });
  });

  refusesEach([
    ['a body', token(), [hasBody], { body: 'x', headers: { 'content-length': 1 } }],
    ['chunks without a body', token(), [hasBody], { headers: chunked }],
    ['a body in chunks', token(), [hasBody], { body: 'x', headers: chunked }],
    ['a missing Accept', token(), [badAccept], { without: ['accept'] }],
  ]);

  it.each([
    'application/json',
    'Application/JSON',
    'text/html, application/json;q=0.5',
    'application/json; charset=utf-8',
  ])('accepts Accept: %s', async (accept) => {
    await accepts(token(), { headers: { accept } });
  });

  it.each(['*/*', 'application/*', 'application/jsonx', 'application/json;q=0', 'text/json', ''])(
    'refuses Accept: %s',
    async (accept) => {
      await refuses(token(), [badAccept], { headers: { accept } });
    },
  );

  it.each(['Cookie', 'Origin', 'Referer'])('refuses %s, also when empty', async (name) => {
    await refuses(token(), [`${name} header is present`], { headers: { [name]: 'a=b' } });
    const empty = { headers: { [name]: '' } };
    await refuses(token(claims({ nonce: 2 })), [`${name} header is present`], empty);
  });
});
