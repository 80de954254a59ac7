import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bridge } from '../../../../shared/bridge';
import { plainLanguage } from '../../../../shared/language';
import { fail, succeed } from '../../../../shared/failure';
import type { AppState, Profile } from '../../../../shared/profile';
import { emptySettings } from '../../../../electron/main/settings/settings';
import { profileWith } from '../../profiles/fake-settings';

const profiles = ['one', 'two', 'three'].map((id): Profile => ({
  ...profileWith({ id, name: id }),
  secrets: 'keychain',
}));

const stateWith = (activeProfileId: string | null, known = profiles): AppState => ({
  profiles: known,
  activeProfileId,
  notice: null,
  preferences: emptySettings.preferences,
  language: plainLanguage,
  valuesHidden: false,
  captureProtection: 'not-available',
  tellsLock: false,
  explorers: [],
  updates: { place: 'no-feed', host: null, last: null, newer: null },
  version: '1.2.3',
  versions: { electron: '1', chromium: '2', node: '3' },
  development: true,
});

interface Asked {
  readonly name: string;
  readonly profileId: string | undefined;
  readonly answer: (result: unknown) => void;
}

/** A main that answers only when the test says so, and the window's state over it, both new. */
const setUp = async () => {
  const asked: Asked[] = [];
  const call = (name: string) => (request?: { profileId?: string }) =>
    new Promise((answer) => {
      asked.push({ name, profileId: request?.profileId, answer });
    });
  const names = ['getState', 'selectProfile', 'refreshAccount', 'openCopy', 'readViews'] as const;
  const others = ['readNotes', 'readKeptNotices', 'getWait'] as const;
  const bridge = Object.fromEntries([...names, ...others].map((name) => [name, call(name)]));
  vi.stubGlobal('window', { accountViewer: bridge as unknown as Bridge });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.resetModules();
  const actions = await import('../../../../renderer/state/actions');
  const { useWindow } = await import('../../../../renderer/state/store');
  const last = (name: string, profileId?: string): Asked => {
    const found = asked.findLast(
      (one) => one.name === name && (profileId === undefined || one.profileId === profileId),
    );
    if (!found) throw new Error(`${name} was not called`);
    return found;
  };
  actions.showApp(stateWith('one'));
  return {
    actions,
    last,
    calls: () => asked.map(({ name, profileId }) => `${name} ${profileId ?? ''}`.trim()),
    active: () => useWindow.getState().app?.activeProfileId,
  };
};

/** Lets everything that has been answered be worked on. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('choosing another profile', () => {
  it('is not undone by what main said of the time before', async () => {
    const { actions, active, last } = await setUp();
    void actions.selectProfile('two');
    actions.showApp(stateWith('one'));
    expect(active()).toBe('two');
    last('selectProfile').answer(succeed(profiles[1]));
    await settle();
    expect(active()).toBe('two');
    // From then on main knows better: another window’s part, a removal.
    actions.showApp(stateWith('three'));
    expect(active()).toBe('three');
  });

  it('twice in a row ends with the last, whatever comes in between', async () => {
    const { actions, active, last, calls } = await setUp();
    void actions.selectProfile('two');
    void actions.selectProfile('three');
    last('selectProfile', 'two').answer(succeed(profiles[1]));
    await settle();
    actions.showApp(stateWith('two'));
    expect(active()).toBe('three');
    last('selectProfile', 'three').answer(succeed(profiles[2]));
    await settle();
    expect(active()).toBe('three');
    expect(calls().filter((name) => name.startsWith('refreshAccount'))).toEqual([
      'refreshAccount three',
    ]);
  });

  it('that is gone meanwhile goes back to what main has', async () => {
    const { actions, active, last } = await setUp();
    void actions.selectProfile('two');
    last('selectProfile').answer(fail('PROFILE_NOT_FOUND'));
    await settle();
    last('getState').answer(succeed(stateWith('one', profiles.slice(0, 1))));
    await settle();
    expect(active()).toBe('one');
  });

  it('is not kept where the profile is no longer listed', async () => {
    const { actions, active } = await setUp();
    void actions.selectProfile('two');
    actions.showApp(stateWith('one', profiles.slice(0, 1)));
    expect(active()).toBe('one');
  });
});
