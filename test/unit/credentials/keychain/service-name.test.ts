import { describe, expect, it } from 'vitest';
import { serviceName } from '../../../../electron/main/credentials/keychain/secret-store';

describe('the name under which items are kept', () => {
  it('is the app’s own where it is packaged, whatever a file says (security E9)', async () => {
    const asked = () => Promise.reject(new Error('the file was read'));
    expect(await serviceName(true, asked)).toBe('Account Viewer');
  });

  it.each([
    ['', 'Account Viewer (dev)'],
    [' \n', 'Account Viewer (dev)'],
    ['Account Viewer (test 1)\n', 'Account Viewer (test 1)'],
  ])('is another one in builds from source: %j (security E9)', async (named, name) => {
    expect(await serviceName(false, () => Promise.resolve(named))).toBe(name);
  });
});
