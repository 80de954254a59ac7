import { vi } from 'vitest';
import { emptySettings } from '../../../../electron/main/settings/settings';
import type { Bridge } from '../../../../shared/bridge';
import { contract } from '../../../../shared/contract';
import { succeed } from '../../../../shared/failure';
import { plainLanguage } from '../../../../shared/language';
import type { AppState, Profile } from '../../../../shared/profile';
import { smallWallet } from '../../../service/small-account';
import { profileWith } from '../../profiles/fake-settings';

const callNames = Object.keys(contract);

/** The profiles of these tests, by their ids. */
export const profiles = ['one', 'two', 'three'].map((id): Profile => ({
  ...profileWith({ id, name: id }),
  secrets: 'keychain',
}));

export const stateWith = (activeProfileId: string | null, known = profiles): AppState => ({
  revision: 1,
  profiles: known,
  activeProfileId,
  notice: null,
  preferences: emptySettings.preferences,
  language: plainLanguage,
  valuesHidden: false,
  captureProtection: 'not-available',
  screenLocked: false,
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
  readonly request: unknown;
  readonly answer: (result: unknown) => void;
}

/** A main that answers only when the test says so, and the window's state over it, both new. */
export const setUp = async (first: AppState = stateWith('one')) => {
  const asked: Asked[] = [];
  const call = (name: string) => (request?: { profileId?: string }) =>
    new Promise((answer) => {
      asked.push({ name, profileId: request?.profileId, request, answer });
    });
  const bridge = Object.fromEntries(callNames.map((name) => [name, call(name)]));
  vi.stubGlobal('window', { accountViewer: bridge as unknown as Bridge });
  vi.stubGlobal('addEventListener', () => undefined);
  const speaking = { now: Promise.resolve() };
  vi.resetModules();
  vi.doMock(import('../../../../renderer/words/language'), async (original) => ({
    ...(await original()),
    speak: () => speaking.now,
  }));
  const actions = await import('../../../../renderer/state/actions');
  const { useWindow } = await import('../../../../renderer/state/store');
  const last = (name: string, profileId?: string): Asked => {
    const found = asked.findLast(
      (one) => one.name === name && (profileId === undefined || one.profileId === profileId),
    );
    if (!found) throw new Error(`${name} was not called`);
    return found;
  };
  actions.showApp(first);
  return {
    actions,
    last,
    speaking,
    /** What the window shows. */
    shown: () => useWindow.getState(),
    calls: () => asked.map(({ name, profileId }) => `${name} ${profileId ?? ''}`.trim()),
    active: () => useWindow.getState().app?.activeProfileId,
  };
};

/** Lets everything that has been answered be worked on. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** An answer of the service with one wallet of this name, and what main reads of it. */
export const answerOf = (revision: number, name: string) => ({
  head: succeed({
    revision,
    userId: 'u',
    name,
    email: 'e',
    walletCount: 1,
    contractCount: 0,
    source: 'service',
    receivedAt: 1,
    differences: [],
    clock: { skewSeconds: null, corrected: false },
  }),
  wallets: succeed(JSON.stringify([{ ...smallWallet, walletName: name }])),
  contracts: succeed('[]'),
});
