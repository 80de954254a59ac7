import type { Intercept } from './watched-service';
import { answer } from './fault-answers';
import { withoutDate } from './fault-statuses';
import { smallAccount } from './small-account';

const json = JSON.stringify(smallAccount);
const loneContinuationByte = Buffer.concat([
  Buffer.from('{"userId":"'),
  Buffer.from([0x80, 0xff]),
  Buffer.from('"}'),
]);
const portal =
  '<!doctype html><title>Hotel Wi-Fi</title><form><input name="room"></form>' +
  '<script>document.title="ran"</script>';

/** Status-200 answers with the wrong type, the wrong bytes or none. */
export const bodyFaults = {
  'captive-portal': answer(200, portal, 'text/html; charset=utf-8'),
  'captive-portal-as-json': answer(200, portal),
  'no-content': answer(204, '', null),
  'empty-200': answer(200, ''),
  'text-plain-json': answer(200, json, 'text/plain'),
  'no-content-type': answer(200, json, null),
  'problem-json-type': answer(200, json, 'application/problem+json'),
  'not-json': answer(200, '{"userId":"user-1",'),
  'trailing-text': answer(200, `${json}<!-- cached -->`),
  'wrong-charset': answer(200, Buffer.from(json, 'latin1'), 'application/json; charset=iso-8859-1'),
  'latin1-called-utf8': answer(200, Buffer.from(json, 'latin1'), 'application/json; charset=utf-8'),
  'invalid-utf8': answer(200, loneContinuationByte),
  'utf16-le': answer(200, Buffer.from(`\uFEFF${json}`, 'utf16le')),
  'utf16-be': answer(200, Buffer.from(`\uFEFF${json}`, 'utf16le').swap16()),
  'utf8-bom': answer(200, `\uFEFF${json}`),
  'no-date': withoutDate(answer(200, json)),
  'status-201': answer(201, json),
  'status-206': answer(206, json, 'application/json', { 'Content-Range': 'bytes 0-9/10' }),
} as const satisfies Readonly<Record<string, Intercept>>;
