import { afterEach, describe, expect, it } from 'vitest';
import type { Code } from '../../../../shared/failure';
import { errorStatus, faults, type FaultName } from '../../../service/faults';
import { startService, stopServices } from '../../../service/meet-fault';
import { call, credentialsFor, type Call } from './calling';

/** What each fault on the way must end in. Those of statuses, of types and of what an account holds have tests of their own. */
const endings: Readonly<Partial<Record<FaultName, Code | 'account'>>> = {
  'never-answers': 'TIMEOUT',
  'stalls-after-headers': 'TIMEOUT',
  'stalls-within-body': 'TIMEOUT',
  drip: 'TIMEOUT',
  endless: 'TOO_LARGE',
  'content-length-too-long': 'INCOMPLETE',
  'chunked-cut': 'INCOMPLETE',
  reset: 'UNREACHABLE',
  'closes-silently': 'INCOMPLETE',
  'not-http': 'NOT_JSON',
  'header-bomb': 'TOO_LARGE',
  'login-prompt': 'AUTH',
  'proxy-login-prompt': 'PROXY_AUTH',
  'huge-error-text': 'SERVER_ERROR',
  'captive-portal': 'NOT_JSON',
  'captive-portal-as-json': 'NOT_JSON',
  'no-content': 'UNEXPECTED_STATUS',
  'empty-200': 'NOT_JSON',
  'latin1-called-utf8': 'BAD_ENCODING',
  'invalid-utf8': 'BAD_ENCODING',
  'utf16-le': 'BAD_ENCODING',
  'utf16-be': 'BAD_ENCODING',
  'utf8-bom': 'account',
  'status-201': 'UNEXPECTED_STATUS',
  'status-206': 'UNEXPECTED_STATUS',
  'deep-json': 'BAD_SHAPE',
  'gzip-fine': 'account',
  // Chromium does not look at the checksum: it is TLS that keeps an answer whole.
  'gzip-corrupt': 'NOT_JSON',
  'gzip-wrong-checksum': 'account',
  'gzip-cut': 'NOT_JSON',
  'gzip-only-in-name': 'BAD_ENCODING',
  'unknown-encoding': 'BAD_ENCODING',
  'gzip-bomb': 'TOO_LARGE',
  'br-bomb': 'TOO_LARGE',
  'nested-gzip-bomb': 'TOO_LARGE',
};

/** So that faults that never end do so within the test. */
const short = { headers: 150, silence: 300 };
const long = { headers: 60_000, silence: 60_000 };

const credentials = await credentialsFor({ register: () => undefined });
afterEach(stopServices);

const meet = async (intercept: (typeof faults)[FaultName], limits = long): Promise<Call> => {
  const { baseUrl } = await startService({ intercept });
  return call(baseUrl, credentials, { limits });
};

/** Nothing of what was sent, and of what came only what may be shown. */
const expectNothingLeaked = ({ result, sent }: Call): void => {
  const { serverText, title, ...rest } = result.ok ? { serverText: '', title: '' } : result.error;
  const { authorization = '', 'x-api-key': apiKey = '' } = sent[0]?.headers ?? {};
  expect(authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/u);
  const shown = JSON.stringify(rest);
  for (const part of [apiKey, ...authorization.split(/[ .]/u)]) expect(shown).not.toContain(part);
  expect(Object.keys(rest).join()).toMatch(
    /^(code(,(status|seconds|silentSeconds|receivedBytes|netError|redirectOrigin|limitBytes|shape|host|url))*)?$/u,
  );
  expect(serverText?.length ?? 0).toBeLessThanOrEqual(2000);
  expect(title?.length ?? 0).toBeLessThanOrEqual(120);
};

describe('a call that meets a fault', () => {
  it.each(Object.entries(endings))(
    '%s ends in %s (security G4, G5, G6; faults 3, 4, 5, 6, 12, 13, 15, 16, 17, 30)',
    { timeout: 60_000 },
    async (name, ending) => {
      const fault = faults[name as FaultName];
      const met = await meet(fault, ending === 'TIMEOUT' ? short : long);
      expect(met.result.ok ? 'account' : met.result.error.code).toBe(ending);
      expect(met.sent).toHaveLength(1);
      expectNothingLeaked(met);
    },
  );

  it('a status tells itself and the service’s words', async () => {
    const met = await meet(errorStatus(403, 'json'));
    expect(met.result).toMatchObject({ error: { status: 403, serverText: 'refused for a test' } });
    expect(met.answerText).toBe('{"error":"refused for a test"}');
  });

  it('a 401 whose text breaks off is still AUTH', async () => {
    const { result } = await meet(({ response }) => {
      response.writeHead(401, { 'Content-Length': 100 });
      response.write('unknown key', () => response.socket?.end());
      return 'handled';
    });
    expect(result).toMatchObject({ error: { code: 'AUTH', serverText: 'unknown key' } });
  });

  it('a captive portal is named by its title (fault 14)', async () => {
    const { result, answerText } = await meet(faults['captive-portal']);
    expect(result).toMatchObject({ error: { code: 'NOT_JSON', title: 'Hotel Wi-Fi' } });
    expect(answerText).toContain('<form>');
  });

  it('keeps no more than 2 KB of an unusable answer', async () => {
    expect((await meet(faults['huge-error-text'])).answerText).toBe('x'.repeat(2048));
  });

  it('tells the wait of a 429 (fault 26)', async () => {
    const { result } = await meet(faults['retry-after-date']);
    expect(result).toMatchObject({ error: { code: 'RATE_LIMITED', seconds: 120 } });
  });
});
