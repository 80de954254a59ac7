import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  emptySettings,
  readSettingsPartly,
  settingsSchema,
} from '../../../../electron/main/profiles/settings/settings';
import { presetExplorers } from '../../../../shared/explorer';
import { plainView, plainViews } from '../../../../shared/list-view';
import { profileWith } from '../fake-settings';
import { view } from '../../ipc/valid-payloads';

const id = randomUUID();
const profiles = [profileWith({ id })];
const older = { version: 1, profiles, activeProfileId: id };
const read = (changes: object) => settingsSchema.parse({ ...older, ...changes });

describe('settings of an earlier version', () => {
  it('without preferences are read with the defaults of a new installation', () => {
    expect(read({})).toEqual({ ...emptySettings, profiles, activeProfileId: id });
  });

  it('keep their preferences, with defaults for later ones', () => {
    const preferences = { correctClock: false, refreshSeconds: 900 };
    expect(read({ preferences }).preferences).toEqual({
      ...emptySettings.preferences,
      ...preferences,
    });
  });
});

describe('names of profiles in a settings file', () => {
  const nameOf = (name: string) =>
    read({ profiles: [profileWith({ id, name })] }).profiles.map((profile) => profile.name);

  it('are kept as they are, up to several times the length that the app writes', () => {
    for (const name of ['One', ' two ', 'é'.repeat(60), 'x'.repeat(200), 'half\ud83d'])
      expect(nameOf(name)).toEqual([name]);
  });

  it('are cut if they are longer, and no profile is lost', () => {
    expect(nameOf('x'.repeat(4_000_000))).toEqual(['x'.repeat(200)]);
    expect(nameOf(`${'x'.repeat(199)}🔑`)).toEqual(['x'.repeat(199)]);
  });
});

describe('preferences of another version, or edited by hand', () => {
  const usual = emptySettings.preferences;
  const dark = { ...usual, theme: 'dark' };
  const xlsx = { ...usual.exports, format: 'xlsx' };

  it.each<[string, unknown, unknown]>([
    ['a language that is not spoken', { ...usual, language: 'xx' }, usual],
    ['a contrast that there is not', { ...usual, contrast: 'purple' }, usual],
    ['a delay nobody offered', { ...usual, hideAfterMinutes: 7 }, usual],
    ['a choice that came later', { ...dark, later: true }, dark],
    ['an export that there is not', { ...usual, exports: xlsx }, usual],
    ['a text', 'x', usual],
  ])('with %s lose no profile', (_name, preferences, expected) => {
    expect(read({ preferences })).toEqual({
      ...emptySettings,
      profiles,
      activeProfileId: id,
      preferences: expected,
    });
  });
});

describe('damage outside the profiles', () => {
  const readDamaged = (changes: object) => {
    const { settings, leftOut } = readSettingsPartly({ ...older, ...changes }) ?? {};
    expect([settings?.profiles, leftOut]).toEqual([profiles, 0]);
    return settings;
  };
  const views = (wallets: object, contracts: object = plainView) => ({
    [id]: { wallets, contracts },
  });
  it.each<[string, unknown, unknown]>([
    ['a text', 'x', {}],
    ['a list', [], {}],
    ['null', null, {}],
    ['views of no list', { [id]: {} }, { [id]: plainViews }],
    ['views that are a text', { [id]: 'x' }, { [id]: plainViews }],
    ['one view', views({ ...view, widths: { asset: -1 } }), { [id]: plainViews }],
    [
      'a column that there is no longer',
      views(view, { ...plainView, hidden: ['gone'] }),
      views(view),
    ],
  ])('in the views loses only the views: %s', (_name, given, kept) => {
    expect(readDamaged({ views: given })?.views).toEqual(kept);
  });

  it.each<[string, unknown]>([
    ['a text', 'x'],
    ['an entry without a template', [{ asset: 'BTC', evm: false }]],
    ['a template that no link may have', [{ ...presetExplorers[0], address: 'file:///{address}' }]],
    ['an asset twice', [presetExplorers[0], presetExplorers[0]]],
  ])('in the explorers restores the preset: %s', (_name, explorers) => {
    expect(readDamaged({ explorers })?.explorers).toEqual(presetExplorers);
  });

  it('in the explained hosts asks about them again', () => {
    expect(read({ explainedHosts: [1] }).explainedHosts).toEqual([]);
  });
});
