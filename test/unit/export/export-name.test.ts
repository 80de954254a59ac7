import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportFileName } from '../../../shared/export';
import { fc, forAll } from '../for-all';

const at = Date.UTC(2026, 10, 21, 23, 59);
const named = (profile: string) => exportFileName(profile, at, ['wallets'], 'csv');

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the suggested name of an export', () => {
  it.each([
    ['Pacific/Auckland', '2026-11-22'],
    ['America/New_York', '2026-11-21'],
  ])('has the day of the computer’s time zone: %s', (zone, day) => {
    vi.stubEnv('TZ', zone);
    expect(named('Treasury')).toBe(`Treasury-${day}-wallets.csv`);
  });

  it.each([
    ['a name', 'Treasury', 'Treasury'],
    ['spaces', 'Meridian  Treasury ', 'Meridian-Treasury'],
    ['another script', 'Казна Zürich 金庫', 'Казна-Zürich-金庫'],
    ['letters and marks apart', 'Zu\u0308rich', 'Zürich'],
    ['a path', '../../etc/passwd', 'etc-passwd'],
    ['a path of Windows', 'C:\\Users\\me', 'C-Users-me'],
    ['what Windows refuses', 'a<b>c:d"e|f?g*h', 'a-b-c-d-e-f-g-h'],
    ['a reserved name', 'CON', 'CON'],
    ['a reserved name with an ending', 'nul.txt', 'nul-txt'],
    ['emoji alone', '👩‍👩‍👧‍👦🏳️‍🌈', 'account'],
    ['emoji and a name', '💰 Treasury 1️⃣', 'Treasury-1'],
    ['what cannot be seen', 'Pay\u200broll\u202e\ufeff\u3164', 'Payroll'],
    ['controls', 'a\0b\nc', 'a-b-c'],
    ['dots', '...', 'account'],
    ['an option', '--help', 'help'],
    ['marks alone', '\u0301\u0301', 'account'],
    ['nothing', '', 'account'],
    ['200 characters', 'x'.repeat(200), 'x'.repeat(120)],
    ['200 characters of three bytes', '金'.repeat(200), '金'.repeat(40)],
  ])('is made of %s', (_name, profile, expected) => {
    expect(named(profile)).toBe(`${expected}-2026-11-21-wallets.csv`);
  });

  it('is valid in every file system, whatever the name of the profile', () => {
    forAll(fc.string({ unit: 'binary', maxLength: 300 }), (profile) => {
      const name = named(profile);
      expect(name).toMatch(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*-2026-11-21-wallets\.csv$/u);
      expect(Buffer.byteLength(`${name}.public.pem`)).toBeLessThan(200);
    });
  });
});
