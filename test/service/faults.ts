import type { Intercept } from './watched-service';
import { answer } from './fault-answers';
import { compressionFaults } from './fault-compression';
import { transportFaults } from './fault-transport';
import { smallAccount } from './small-account';

export { answer, firstTimes, redirect } from './fault-answers';

const json = JSON.stringify(smallAccount);
const utf16 = Buffer.from(`\uFEFF${json}`, 'utf16le');
const portal =
  '<!doctype html><title>Hotel Wi-Fi</title><form><input name="room"></form>' +
  '<script>document.title="ran"</script>';
const tooMany = '{"error":"too many requests"}';

const later =
  (seconds: number): Intercept =>
  (context) => {
    const now = Date.parse(String(context.response.getHeader('Date')));
    const until = new Date(now + seconds * 1000).toUTCString();
    return answer(429, tooMany, 'application/json', { 'Retry-After': until })(context);
  };

const byName = {
  'retry-after-seconds': answer(429, tooMany, 'application/json', { 'Retry-After': '2' }),
  'retry-after-hour': answer(429, tooMany, 'application/json', { 'Retry-After': '3600' }),
  'retry-after-date': later(120),
  'nonce-reused-always': answer(401, '{"error":"nonce was already used"}'),
  'login-prompt': answer(401, 'Sign in', 'text/plain', {
    'WWW-Authenticate': 'Negotiate, NTLM, Basic realm="intranet"',
  }),
  'proxy-login-prompt': answer(407, 'Sign in', 'text/plain', {
    'Proxy-Authenticate': 'Negotiate, NTLM, Basic realm="proxy"',
  }),
  outage: answer(500, '{"error":"down"}'),
  'huge-error-text': answer(500, 'x'.repeat(1024 * 1024), 'text/plain'),
  'captive-portal': answer(200, portal, 'text/html; charset=utf-8'),
  'captive-portal-as-json': answer(200, portal),
  'no-content': answer(204, '', null),
  'empty-200': answer(200, ''),
  'latin1-called-utf8': answer(200, Buffer.from(json, 'latin1'), 'application/json; charset=utf-8'),
  'invalid-utf8': answer(200, Buffer.from('{"userId":"\x80\xff"}', 'latin1')),
  'utf16-le': answer(200, utf16),
  'utf16-be': answer(200, Buffer.from(utf16).swap16()),
  'utf8-bom': answer(200, `\uFEFF${json}`),
  'status-201': answer(201, json),
  'status-206': answer(206, json, 'application/json', { 'Content-Range': 'bytes 0-9/10' }),
  'envelope-array': answer(200, JSON.stringify([smallAccount])),
  // Deeply nested arrays in place of the wallets.
  'deep-json': answer(200, `{"wallets":${'['.repeat(500_000)}${']'.repeat(500_000)}}`),
  ...compressionFaults,
  ...transportFaults,
};

/** Name of a fault in `faults`. */
export type FaultName = keyof typeof byName;

/** Faults of answers and of the transport, by name. Each can be passed as `intercept`. */
export const faults: Readonly<Record<FaultName, Intercept>> = byName;
