import { describe, expect, it } from 'vitest';
import { createDemoFeature } from '../../../electron/main/demo/feature';
import { readRecord } from '../../../electron/main/credentials/keychain/record';
import { setLocale } from '../../../electron/main/i18n';
import { succeed } from '../../../shared/failure';
import { valueOf } from '../value-of';
import { appParts, signingKey } from './app-parts';

const setUp = () => {
  const parts = appParts();
  const lengths: number[] = [];
  let starts = 0;
  const { handlers: calls } = createDemoFeature({
    ...parts,
    demo: {
      start: () => {
        starts += 1;
        return Promise.resolve();
      },
    },
    generator: {
      generate: (bits) => {
        lengths.push(bits);
        return Promise.resolve(succeed(signingKey()));
      },
      cancel: () => undefined,
    },
  });
  return { ...parts, calls, lengths, starts: () => starts };
};

describe('exploring the demo', () => {
  it('creates a profile like any other, with its keys in the keychain', async () => {
    const { calls, items, profiles, lengths, starts } = setUp();
    const opened = await calls.exploreDemo();
    expect(opened).toMatchObject(
      succeed({
        name: 'Demo account',
        kind: 'demo',
        baseUrl: 'http://127.0.0.1:5555',
        secrets: 'keychain',
        publicKey: { bits: 2048 },
      }),
    );
    expect([starts(), lengths, items.size]).toEqual([1, [2048], 2]);
    expect(profiles.activeId()).toBe([...items.keys()][0]);
    const { apiKey } = valueOf(readRecord([...items.values()][0] ?? ''));
    expect(apiKey).toMatch(/^[\w-]{32}$/u);
    expect(JSON.stringify(opened)).not.toContain(apiKey);
  });

  it('opens the same profile again', async () => {
    const { calls, profiles, items } = setUp();
    const first = await calls.exploreDemo();
    expect(await calls.exploreDemo()).toEqual(first);
    expect([profiles.list().length, items.size]).toEqual([1, 2]);
  });

  it('falls back to memory where there is no keychain (security E1)', async () => {
    const { calls, edges, items, log, profiles } = setUp();
    edges.locked = true;
    expect(await calls.exploreDemo()).toMatchObject(succeed({ secrets: 'this-run' }));
    expect([items.size, log]).toEqual([0, []]);
    expect(await calls.exploreDemo()).toMatchObject({ ok: true });
    expect(profiles.list()).toHaveLength(1);
  });

  it('creates a new profile under a free name if the keys of the old one are gone', async () => {
    const { calls, items } = setUp();
    await calls.exploreDemo();
    items.clear();
    expect(await calls.exploreDemo()).toMatchObject({ value: { name: 'Demo account 2' } });
  });

  it('names the profile in the current language', async () => {
    const { calls, items } = setUp();
    setLocale('de');
    try {
      expect(await calls.exploreDemo()).toMatchObject({ value: { name: 'Demokonto' } });
      items.clear();
      expect(await calls.exploreDemo()).toMatchObject({ value: { name: 'Demokonto 2' } });
    } finally {
      setLocale('en');
    }
  });

  it('is for this run if the profile cannot be saved, and leaves no secret behind', async () => {
    const { calls, settings, items } = setUp();
    settings.full = true;
    expect(await calls.exploreDemo()).toMatchObject({ ok: true, value: { secrets: 'this-run' } });
    expect(items.size).toBe(0);
  });
});
