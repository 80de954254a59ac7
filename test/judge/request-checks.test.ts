import { describe, it } from 'vitest';
import { badAccept, badPath, badUrl, hasBody } from './expected-reasons';
import { accepts, judgeEachTest, refuses } from './judged-requests';
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

  it('accepts an empty Content-Length and refuses a body', async () => {
    await accepts(token(), { headers: { 'content-length': 0 } });
    const one = { body: 'x', headers: { 'content-length': 1 } };
    await refuses(token(claims({ nonce: 2 })), [hasBody], one);
    const chunked = { headers: { 'transfer-encoding': 'chunked' } };
    await refuses(token(claims({ nonce: 3 })), [hasBody], chunked);
    await refuses(token(claims({ nonce: 4 })), [hasBody], { ...chunked, body: 'x' });
  });

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

  it('refuses a missing Accept', async () => {
    await refuses(token(), [badAccept], { without: ['accept'] });
  });

  it.each(['Cookie', 'Origin', 'Referer'])('refuses %s, also when empty', async (name) => {
    await refuses(token(), [`${name} header is present`], { headers: { [name]: 'a=b' } });
    const empty = { headers: { [name]: '' } };
    await refuses(token(claims({ nonce: 2 })), [`${name} header is present`], empty);
  });
});
