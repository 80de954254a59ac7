import { describe, expect, it } from 'vitest';
import { resolveHost } from '../electron/session';

describe('session.resolveHost', () => {
  it('gives the addresses of a name', async () => {
    const { endpoints } = await resolveHost('localhost');
    expect(endpoints.length).toBeGreaterThan(0);
    for (const { address, family } of endpoints) {
      expect([address, family]).toEqual([
        expect.stringMatching(family === 'ipv6' ? /:/u : /^127\./u),
        expect.stringMatching(/^ipv[46]$/u),
      ]);
    }
  });

  it('fails as Chromium does for a name that nobody has', async () => {
    await expect(resolveHost('nobody.invalid')).rejects.toThrow(
      new Error('net::ERR_NAME_NOT_RESOLVED'),
    );
  });
});
