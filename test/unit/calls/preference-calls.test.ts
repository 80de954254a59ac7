import { describe, expect, it } from 'vitest';
import { createSettingsFeature } from '../../../electron/main/profiles/settings/feature';
import { presetExplorers } from '../../../shared/explorer';
import { fail, succeed } from '../../../shared/failure';
import type { FileKind } from '../../../shared/file-state';
import type { Preferences } from '../../../shared/schemas';
import { appParts } from './app-parts';
import { asCalled } from './as-called';

const setUp = () => {
  const { settings } = appParts();
  const applied: Preferences[] = [];
  const apply = (preferences: Preferences): void => void applied.push(preferences);
  const copies = { deleted: 0, stay: false };
  const files = {
    removeKind: (kind: FileKind) => {
      expect(kind).toBe('copy');
      copies.deleted += 1;
      return Promise.resolve(copies.stay ? fail('FILE_NOT_DELETED') : succeed(null));
    },
  };
  return {
    ...asCalled(createSettingsFeature({ settings, apply, files }).handlers),
    settings,
    applied,
    copies,
  };
};
const btc = {
  asset: 'BTC',
  evm: false,
  address: 'https://scan.example/{address}',
  code: null,
  verification: null,
};

describe('the preferences', () => {
  const dark = {
    dates: 'utc',
    theme: 'dark',
    contrast: 'more',
    log: 'off',
    language: 'de',
    keepCopy: true,
  } as const;
  const privacy = { hideOnLock: false, hideAfterMinutes: 5, captureProtection: true } as const;
  const preferences = {
    correctClock: false,
    refreshSeconds: 300,
    checkUpdates: true,
    exports: { format: 'json', separator: 'tab', provenance: true } as const,
    ...dark,
    ...privacy,
  } as const;

  it('are stored and take effect at once', async () => {
    const { setPreferences, settings, applied } = setUp();
    expect(await setPreferences(preferences)).toEqual(succeed(null));
    expect(settings.current().preferences).toEqual(preferences);
    expect(applied).toEqual([preferences]);
  });

  it('change only where given, also in two changes at once', async () => {
    const { setPreferences, settings } = setUp();
    const before = settings.current().preferences;
    await Promise.all([setPreferences({ theme: 'dark' }), setPreferences({ dates: 'utc' })]);
    expect(settings.current().preferences).toEqual({ ...before, theme: 'dark', dates: 'utc' });
  });

  it('take no effect if they cannot be written', async () => {
    const { setPreferences, settings, applied } = setUp();
    settings.full = true;
    expect(await setPreferences(preferences)).toEqual(fail('FILE_NOT_WRITTEN'));
    expect(applied).toEqual([]);
  });

  it('delete existing offline copies when copies are switched off, and are saved even if deleting fails', async () => {
    const { setPreferences, settings, copies } = setUp();
    await setPreferences(preferences);
    expect(copies.deleted).toBe(0);
    expect(await setPreferences({ ...preferences, keepCopy: false })).toEqual(succeed(null));
    expect(copies.deleted).toBe(1);
    copies.stay = true;
    const again = await setPreferences({ ...preferences, keepCopy: false });
    expect(again).toEqual(succeed(null));
    expect(settings.current().preferences.keepCopy).toBe(false);
  });
});

describe('the explorers', () => {
  it('are stored, also an empty list', async () => {
    const { setExplorers, settings } = setUp();
    for (const explorers of [[...presetExplorers, btc], []]) {
      expect(await setExplorers({ explorers })).toEqual(succeed(null));
      expect(settings.current().explorers).toEqual(explorers);
    }
  });

  it('stay as they are if a new one is invalid, and report which and why', async () => {
    const { setExplorers, settings } = setUp();
    const explorers = [...presetExplorers, { ...btc, code: 'http://scan.example/{address}' }];
    expect(await setExplorers({ explorers })).toEqual(
      fail('LINK_TEMPLATE_INVALID', { template: 'not-https', asset: 'BTC' }),
    );
    expect([settings.current().explorers, settings.writes]).toEqual([presetExplorers, 0]);
  });
});
