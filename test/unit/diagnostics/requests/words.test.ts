import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import {
  describeAge,
  describeClock,
  showSpan,
  showUtc,
  curlCommand,
  describeChange,
} from '../../../../renderer/features/diagnostics/request-text';

const url = 'https://api.example.com/v1/account';

describe('the curl command', () => {
  it('has a placeholder for each secret', () => {
    expect(curlCommand(url)).toBe(
      "curl -H 'Authorization: Bearer <JWT>' -H 'x-api-key: <API_KEY>' " +
        "-H 'Accept: application/json' 'https://api.example.com/v1/account'",
    );
  });

  it('keeps curl from reading an address as a pattern', () => {
    expect(curlCommand('http://[::1]:8080/v1/account')).toContain('--globoff');
    expect(curlCommand(url)).not.toContain('--globoff');
  });

  it
    .skipIf(process.platform === 'win32')
    .each([
      "https://api.example.com/it's/v1/account",
      'https://api.example.com/$(touch x)`id`;&|"\\/v1/account',
      'https://api.example.com/!!/*/~/$HOME/v1/account',
    ])('passes an address through a shell unchanged: %s', (address) => {
    const script = `curl() { for word; do last=$word; done; printf %s "$last"; }\n${curlCommand(address)}`;
    expect(execFileSync('sh', ['-c', script], { encoding: 'utf8' })).toBe(address);
  });
});

describe('the age of a token', () => {
  const claims = { iat: 1000, exp: 1030, url: '', body: '', nonce: 1 };
  it.each([
    ['AUTH', 0, 1_012_999, '12 s ago; the service accepts it for 18 s more'],
    ['unsent', 0, 1_000_000, '0 s ago; the service accepts it for 30 s more'],
    ['unsent', 0, 1_031_000, '31 s ago; too old to be used'],
    ['AUTH', 0, 1_600_000, '10 min ago; too old to be used'],
    ['AUTH', 95_000, 1_001_000, '96 s ago; too old to be used'],
    ['AUTH', -95_000, 1_001_000, 'dated 94 s ahead of the service’s clock'],
    ['accepted', 0, 1_002_000, '2 s ago; accepted, and good for one call only'],
  ] as const)('%s, service %i ms ahead, at %i', (outcome, serviceAheadMs, now, text) => {
    expect(describeAge({ claims, outcome, serviceAheadMs }, now)).toBe(text);
  });
});

describe('the words of a request', () => {
  it.each([
    [0, 0, 'this computer’s clock'],
    [-999, 0, 'this computer’s clock'],
    // The local clock is right; the service's responses allow it to be up to that much ahead.
    [-2400, 0, 'this computer’s clock'],
    [-13_900, 0, 'this computer’s clock'],
    // The estimate has been forgotten by now.
    [-95_400, 0, '95 s behind this computer’s clock'],
    [94_600, 0, '95 s ahead of this computer’s clock'],
    // Signed a margin below the lower bound of the clock of a service that certainly differs.
    [-97_900, -95_000, '95 s behind this computer’s clock'],
    [92_600, 95_200, '95 s ahead of this computer’s clock'],
    [-1900, 600, '1 s ahead of this computer’s clock'],
    // Not corrected.
    [-600, 95_000, 'this computer’s clock'],
  ])('name the clock of a token dated %i ms off, service %i ms ahead', (offsetMs, ahead, text) => {
    expect(describeClock({ offsetMs, serviceAheadMs: ahead })).toBe(text);
  });

  it.each([
    ['privateKey', 'the public key (another key pair)'],
    ['header.alg', 'alg in the header'],
    ['claim.url', 'the claim url'],
  ] as const)('name the change %s', (field, text) => {
    expect(describeChange(field)).toBe(text);
  });

  it('show times in UTC and long spans in larger units', () => {
    expect(showUtc(1_750_000_000_999)).toBe('2025-06-15 15:06:40 UTC');
    expect([119, 120, 7200].map(showSpan)).toEqual(['119 s', '2 min', '2 h']);
  });
});
