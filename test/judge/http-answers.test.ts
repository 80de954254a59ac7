import { describe, expect, it } from 'vitest';
import { badPath, badUrl, hasBody } from './expected-reasons';
import { judge, judgeEachTest } from './judged-requests';
import { apiKey, claims, token } from './made-tokens';
import { sendRaw } from './sent-requests';

judgeEachTest();

describe('what node:http does not hand over', () => {
  const head = (jwt: string): string =>
    `Authorization: Bearer ${jwt}\r\nx-api-key: ${apiKey}\r\nAccept: application/json\r\n`;

  it('refuses and records what is not HTTP', async () => {
    const reasons = ['request is not well-formed HTTP'];
    expect(await sendRaw(judge.baseUrl, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 401 /);
    expect(judge.verdicts()).toEqual([{ status: 401, reasons }]);
  });

  it('refuses and records CONNECT', async () => {
    expect(await sendRaw(judge.baseUrl, 'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n')).toMatch(
      / 401 /,
    );
    expect(judge.verdicts()).toHaveLength(1);
    expect(judge.verdicts()[0]?.reasons).toContain('method is not GET');
  });

  it('refuses a request without Host and one in absolute form', async () => {
    const close = 'Connection: close\r\n\r\n';
    await sendRaw(judge.baseUrl, `GET /v1/account HTTP/1.1\r\n${head(token())}${close}`);
    const jwt = token(claims({ nonce: 2 }));
    const target = `${judge.baseUrl}/v1/account`;
    await sendRaw(judge.baseUrl, `GET ${target} HTTP/1.1\r\nHost: a\r\n${head(jwt)}${close}`);
    expect(judge.verdicts().map(({ reasons }) => reasons)).toEqual([
      ['Host header is not present exactly once'],
      [badPath, badUrl],
    ]);
  });

  it('records a request with a malformed body once', async () => {
    const framing = 'Host: a\r\nTransfer-Encoding: chunked\r\n';
    await sendRaw(
      judge.baseUrl,
      `GET /v1/account HTTP/1.1\r\n${framing}${head(token())}\r\nzz\r\n`,
    );
    await expect.poll(() => judge.verdicts()).toHaveLength(1);
    expect(judge.verdicts()[0]?.reasons).toEqual([hasBody, 'request did not arrive whole']);
  });
});
