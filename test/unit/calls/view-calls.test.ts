import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSettingsFeature } from '../../../electron/main/profiles/settings/feature';
import { emptySettings } from '../../../electron/main/profiles/settings/settings';
import { fail, succeed } from '../../../shared/failure';
import { plainView, plainViews } from '../../../shared/list-view';
import { fakeSettings, profileWith, storeOver } from '../profiles/fake-settings';
import { view } from '../ipc/valid-payloads';
import { asCalled } from './as-called';

const setUp = async () => {
  const kept = profileWith({ id: randomUUID(), name: 'Kept' });
  const other = profileWith({ id: randomUUID(), name: 'Other' });
  const passing = profileWith({ id: randomUUID(), name: 'Passing' });
  const settings = fakeSettings({ ...emptySettings, profiles: [kept, other] });
  const profiles = storeOver(settings);
  await profiles.add(passing, 'this-run');
  const feature = createSettingsFeature({
    settings,
    apply: () => undefined,
    files: { removeKind: () => Promise.resolve(succeed(null)) },
  });
  return {
    ...asCalled(feature.handlers, (id) => profiles.find(id)),
    settings,
    profiles,
    kept,
    other,
    passing,
  };
};
const done = { ok: true, value: null };
const views = (value: unknown) => ({ ok: true, value });

describe('the view of a list', () => {
  it('is stored for its profile and list only', async () => {
    const { readViews, saveView, kept, other, settings } = await setUp();
    expect(await saveView({ profileId: kept.id, list: 'wallets', view })).toEqual(done);
    expect(await readViews({ profileId: kept.id })).toEqual(
      views({ wallets: view, contracts: plainView }),
    );
    expect(await readViews({ profileId: other.id })).toEqual(views(plainViews));
    const contracts = { ...plainView, filters: { ...plainView.filters, differs: true } };
    await saveView({ profileId: kept.id, list: 'contracts', view: contracts });
    expect(await readViews({ profileId: kept.id })).toEqual(views({ wallets: view, contracts }));
    expect(Object.keys(settings.current().views)).toEqual([kept.id]);
  });

  it('is not written again if nothing has changed', async () => {
    const { saveView, kept, settings } = await setUp();
    const copy = { ...view, widths: { walletAddress: 1200, asset: 48 } };
    for (const same of [view, { ...view }, copy]) {
      expect(await saveView({ profileId: kept.id, list: 'wallets', view: same })).toEqual(done);
    }
    await saveView({ profileId: kept.id, list: 'contracts', view: plainView });
    expect(settings.writes).toBe(1);
  });

  it('is the last of several saved at once', async () => {
    const { readViews, saveView, kept } = await setUp();
    const save = (differs: boolean) =>
      saveView({
        profileId: kept.id,
        list: 'wallets',
        view: { ...plainView, filters: { ...plainView.filters, differs } },
      });
    await Promise.all([save(true), save(false)]);
    expect(await readViews({ profileId: kept.id })).toEqual(views(plainViews));
  });

  it('of a profile of this run is not in the settings file', async () => {
    const { readViews, saveView, passing, settings } = await setUp();
    expect(await saveView({ profileId: passing.id, list: 'wallets', view })).toEqual(done);
    expect(await readViews({ profileId: passing.id })).toMatchObject(views({ wallets: view }));
    expect([settings.writes, settings.current().views]).toEqual([0, {}]);
  });

  it('is removed with its profile', async () => {
    const { saveView, profiles, kept, other, settings } = await setUp();
    await saveView({ profileId: kept.id, list: 'wallets', view });
    await saveView({ profileId: other.id, list: 'wallets', view });
    await profiles.remove([kept.id]);
    expect(Object.keys(settings.current().views)).toEqual([other.id]);
  });

  it('fails if the disk refuses, and stays unchanged', async () => {
    const { readViews, saveView, kept, settings } = await setUp();
    settings.full = true;
    const saved = await saveView({ profileId: kept.id, list: 'wallets', view });
    expect(saved).toEqual(fail('FILE_NOT_WRITTEN'));
    expect(await readViews({ profileId: kept.id })).toEqual(views(plainViews));
  });
});
