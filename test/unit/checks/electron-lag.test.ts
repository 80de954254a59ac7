import { describe, expect, it } from 'vitest';
import { electronLag } from '../../checks/electron-lag';

const now = Date.parse('2026-06-30T00:00:00Z');
const longAgo = '2026-06-01T00:00:00Z';
const lately = '2026-06-20T00:00:00Z';

describe('the Electron in use (security J6)', () => {
  it.each([
    ['is the newest', '45.4.1', { '45.4.1': longAgo, '45.4.0': longAgo }, []],
    ['misses a patch of ten days', '45.4.1', { '45.4.2': lately }, []],
    ['misses an old patch', '45.4.1', { '45.4.2': longAgo }, ['Electron 45.4.2 came out']],
    ['misses an old minor', '45.4.1', { '45.10.0': longAgo }, ['Electron 45.10.0 came out']],
    ['has two newer majors', '45.4.1', { '46.0.0': longAgo, '47.0.0': longAgo }, []],
    [
      'has three newer majors',
      '45.4.1',
      { '46.0.0': lately, '47.0.0': lately, '48.0.0': lately },
      ['Electron 45 is no longer supported'],
    ],
    ['has a newer beta', '45.4.1', { '45.5.0-beta.1': longAgo, modified: longAgo }, []],
    ['is a beta itself', '46.0.0-beta.2', {}, ['46.0.0-beta.2 is no released version']],
  ])('%s', (_name, used, published, expected) => {
    const found = electronLag(used, published, now);
    expect(found).toEqual(expected.map((text) => expect.stringContaining(text) as string));
  });
});
