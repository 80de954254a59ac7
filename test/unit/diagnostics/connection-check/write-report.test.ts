import { homedir, userInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import {
  writeReport,
  type ReportParts,
} from '../../../../electron/main/diagnostics/connection-check/write-report';
import { checks, type CheckResult, type Facts } from '../../../../shared/diagnosis';
import type { Code, Failure } from '../../../../shared/failure';
import { formsOf } from '../../../secret-forms';
import { key, nowMs } from './examined';

const { bits, fingerprint } = key.publicKey;

const parts: ReportParts = {
  versions: {
    app: '0.1.0',
    electron: '45.4.1',
    chromium: '150.0.7000.12',
    node: '24.1.0',
    platform: 'linux',
    release: '6.1.0-13-amd64',
  },
  at: nowMs,
  host: null,
  diagnosis: {
    at: nowMs - 1000,
    results: [
      {
        check: 'keychain',
        outcome: 'warning',
        failure: { code: 'KEYCHAIN_UNAVAILABLE', keychain: 'no-bus' },
        facts: { home: 'this-run' },
      },
      { check: 'keyPair', outcome: 'passed', facts: { bits, fingerprint } },
      { check: 'baseUrl', outcome: 'passed', facts: { scheme: 'https' } },
      { check: 'dns', outcome: 'unchecked', facts: { why: 'left-to-proxy' } },
      {
        check: 'proxy',
        outcome: 'passed',
        facts: { route: 'proxy', proxyHost: 'proxy.example:3128' },
      },
      {
        check: 'tls',
        outcome: 'failed',
        failure: { code: 'TLS_ERROR', netError: 'ERR_CERT_DATE_INVALID', host: 'api.example.com' },
      },
      { check: 'clock', outcome: 'warning', facts: { skewSeconds: -95 } },
      { check: 'call', outcome: 'unchecked', facts: { why: 'depends', on: 'tls' } },
    ],
  },
  history: [
    { at: nowMs - 3000, code: 'ok' },
    { at: nowMs - 2000, code: 'TLS_ERROR' },
  ],
};

describe('the report', () => {
  it('has versions, results and the last calls, in plain text', () => {
    expect(writeReport(parts)).toBe(`Account Viewer report
made       2026-01-02T03:04:05.600Z
app        0.1.0
electron   45.4.1
chromium   150.0.7000.12
node       24.1.0
system     linux 6.1.0-13
host       left out

Checks of 2026-01-02T03:04:04.600Z
keychain  warning   KEYCHAIN_UNAVAILABLE keychain=no-bus keys-in=this-run
keyPair   passed    bits=2048 fingerprint=${fingerprint}
baseUrl   passed    scheme=https
dns       unchecked why=left-to-proxy
proxy     passed    route=proxy
tls       failed    TLS_ERROR net=ERR_CERT_DATE_INVALID
clock     warning   clock-ahead-seconds=-95
call      unchecked why=depends on=tls

Last calls
2026-01-02T03:04:02.600Z ok
2026-01-02T03:04:03.600Z TLS_ERROR
`);
  });

  it('names the hosts of the service and of the proxy only when asked to', () => {
    const text = writeReport({ ...parts, host: 'api.example.com:8443' });
    expect(text).toContain('host       api.example.com:8443\n');
    expect(text).toContain('proxy=proxy.example:3128');
  });

  it('says why a response was no account, in words from fixed lists', () => {
    const { at, results } = parts.diagnosis;
    const failure: Failure = { code: 'NOT_JSON', status: 200, answer: 'truncated' };
    const call: CheckResult = { check: 'call', outcome: 'failed', failure };
    const text = writeReport({ ...parts, diagnosis: { at, results: [...results, call] } });
    expect(text).toContain('call      failed    NOT_JSON status=200 answer=truncated\n');
  });

  it('says so if there were no calls, or if a version is unknown', () => {
    const versions = { ...parts.versions, electron: undefined, release: 'unheard of' };
    const text = writeReport({ ...parts, versions, history: [] });
    expect(text).toContain('Last calls\nnone\n');
    expect(text).toContain('electron   unknown\n');
    expect(text).toContain('system     linux unknown\n');
  });
});

/** Texts that must never be in a report. */
const canaries = {
  apiKey: 'canary-api-key-4f1c2b7a9d',
  pem: ['BEGIN', 'END']
    .map((mark) => `-----${mark} PRIVATE KEY-----`)
    .join('\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n'),
  pemLine: 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC',
  token: 'eyJhbGciOiJSUzI1NiJ9.eyJpYXQiOjF9.c2lnbmF0dXJl',
  email: 'canary.holder@example.com',
  holder: 'Meridian Canary Operations',
  wallet: '0x52908400098527886E0F7030069857D2E4169EE7',
  profile: 'Canary profile name',
  home: '/home/canary-person',
  windowsHome: 'C:\\Users\\canary-person',
  user: 'canary-person',
  host: 'canary-host.example',
};

const everything = Object.values(canaries).join(' ');

/** Report parts with this text in every place that can hold a text, whatever its type. */
const partsFullOf = (text: string): ReportParts => {
  const full = (...names: readonly string[]): object =>
    Object.fromEntries(names.map((name) => [name, text]));
  const failure = {
    ...full('code', 'host', 'netError', 'serverText', 'title', 'fingerprint', 'keychain'),
    ...full('baseUrl', 'shape', 'answer', 'status', 'seconds', 'bits'),
    url: `https://${text}/v1/account`,
    redirectOrigin: `https://${text}`,
  } as Failure;
  const facts: Facts = {
    ...full('home', 'bits', 'addresses', 'skewSeconds', 'milliseconds', 'fingerprint'),
    ...full('scheme', 'route', 'proxyHost', 'why', 'on'),
  };
  const results = checks.map((check): CheckResult => ({
    check,
    outcome: 'failed',
    failure,
    facts,
  }));
  return {
    versions: {
      app: text,
      electron: text,
      chromium: `150.0.1.2 ${text}`,
      node: `24.1.0-${text}`,
      platform: text,
      release: `6.1.0-13-${text}`,
    },
    at: nowMs,
    host: null,
    diagnosis: { at: nowMs, results },
    history: [{ at: nowMs, code: text as Code }],
  };
};

describe('a report holds nothing of the user or the account', () => {
  const forms = Object.entries(canaries).flatMap(([name, canary]) =>
    [...new Set(formsOf(canary))].map((form) => [name, form] as const),
  );

  it.each(forms)('%s as %s', (_name, form) => {
    const texts = [
      writeReport(partsFullOf(form)),
      writeReport(partsFullOf(everything)),
      writeReport(partsFullOf(`SHA256:${form}`)),
      writeReport(partsFullOf(`ERR_${form}`)),
    ];
    for (const text of texts) expect(text.toLowerCase()).not.toContain(form.toLowerCase());
  });

  it('not even the names of this computer’s own user', () => {
    const own = [homedir(), userInfo().username, process.cwd()].filter((text) => text.length > 4);
    for (const text of own) {
      expect(writeReport(partsFullOf(text))).not.toContain(text);
    }
  });
});
