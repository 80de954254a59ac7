import { afterEach, describe, expect, it } from 'vitest';
import type { Code } from '../../../../shared/failure';
import { answer, faults, type FaultName } from '../../../service/faults';
import { startService, stopServices } from '../../../service/test-services';
import { call, credentialsFor, type Call } from './calling';

/**
 * Network faults by the outcome each must have. Faults of statuses, types and account contents have their own tests.
 * Chromium does not check the checksum of gzip; TLS protects the response instead.
 */
const endings: Readonly<Partial<Record<Code | 'account', readonly FaultName[]>>> = {
  TIMEOUT: ['never-answers', 'stalls-after-headers', 'stalls-within-body', 'drip'],
  TOO_LARGE: ['endless', 'header-bomb', 'gzip-bomb', 'br-bomb', 'nested-gzip-bomb'],
  INCOMPLETE: ['content-length-too-long', 'chunked-cut', 'closes-silently'],
  UNREACHABLE: ['reset'],
  NOT_JSON: [
    'not-http',
    'captive-portal',
    'captive-portal-as-json',
    'empty-200',
    'gzip-corrupt',
    'gzip-cut',
  ],
  AUTH: ['login-prompt'],
  PROXY_AUTH: ['proxy-login-prompt'],
  SERVER_ERROR: ['huge-error-text'],
  UNEXPECTED_STATUS: ['no-content', 'status-201', 'status-206'],
  BAD_ENCODING: [
    'latin1-called-utf8',
    'invalid-utf8',
    'utf16-le',
    'utf16-be',
    'gzip-only-in-name',
    'unknown-encoding',
  ],
  account: ['utf8-bom', 'gzip-fine', 'gzip-wrong-checksum'],
  BAD_SHAPE: ['deep-json'],
};

/** Short limits, so that endless faults end within the test. */
const short = { headers: 150, silence: 300 };
const long = { headers: 60_000, silence: 60_000 };

const credentials = await credentialsFor({ register: () => undefined });
afterEach(stopServices);

const meet = async (intercept: (typeof faults)[FaultName], limits = long): Promise<Call> => {
  const { baseUrl } = await startService({ intercept });
  return call(baseUrl, credentials, { limits });
};

/** Checks that the failure contains nothing that was sent, and only the allowed parts of the response. */
const expectNothingLeaked = ({ result, sent }: Call): void => {
  const { serverText, title, ...rest } = result.ok ? { serverText: '', title: '' } : result.error;
  const { authorization = '', 'x-api-key': apiKey = '' } = sent[0]?.headers ?? {};
  expect(authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/u);
  const shown = JSON.stringify(rest);
  for (const part of [apiKey, ...authorization.split(/[ .]/u)]) expect(shown).not.toContain(part);
  expect(Object.keys(rest).join()).toMatch(
    /^(code(,(status|seconds|silentSeconds|receivedBytes|netError|redirectOrigin|limitBytes|shape|answer|host|url))*)?$/u,
  );
  expect(serverText?.length ?? 0).toBeLessThanOrEqual(2000);
  expect(title?.length ?? 0).toBeLessThanOrEqual(120);
};

describe('a call that meets a fault', () => {
  it('really sends the faults that end in an account: a byte order mark, a wrong checksum', async () => {
    const bytesOf = async (name: FaultName) => {
      const { baseUrl } = await startService({ intercept: faults[name] });
      return new Uint8Array(await (await fetch(`${baseUrl}/v1/account`)).arrayBuffer());
    };
    expect([...(await bytesOf('utf8-bom')).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const unpacked = bytesOf('gzip-wrong-checksum');
    await expect(unpacked).rejects.toMatchObject({ cause: { message: 'incorrect data check' } });
  });

  it.each(
    Object.entries(endings).flatMap(([ending, names]) =>
      names.map((name) => [name, ending] as const),
    ),
  )(
    '%s ends in %s (security G4, G5, G6; faults 3, 4, 5, 6, 12, 13, 15, 16, 17, 30)',
    { timeout: 60_000 },
    async (name, ending) => {
      const met = await meet(faults[name], ending === 'TIMEOUT' ? short : long);
      expect(met.result.ok ? 'account' : met.result.error.code).toBe(ending);
      expect(met.sent).toHaveLength(1);
      expectNothingLeaked(met);
    },
  );

  it('reports the status and the service’s words', async () => {
    const met = await meet(answer(403, '{"error":"refused for a test"}'));
    expect(met.result).toMatchObject({ error: { status: 403, serverText: 'refused for a test' } });
    expect(met.answerText).toBe('{"error":"refused for a test"}');
  });

  it('with a truncated 401 still ends in AUTH', async () => {
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
