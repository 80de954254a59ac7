import { vi } from 'vitest';
import { emptySettings } from '../../../../electron/main/profiles/settings/settings';
import type { AccountHead } from '../../../../shared/account';
import type { OnEvent } from '../../../../shared/bridge';
import { contract, type DataOf, type EventName, type AppState } from '../../../../shared/contract';
import { succeed, type Result } from '../../../../shared/failure';
import { plainLanguage } from '../../../../shared/language';
import type { Profile } from '../../../../shared/profile';
import { packRows } from '../../../../shared/row-columns';
import { smallWallet } from '../../../service/small-account';
import { profileWith } from '../../profiles/fake-settings';

const callNames = Object.keys(contract);

/** The profiles of these tests, by their ids. */
export const profiles = ['one', 'two', 'three'].map((id): Profile => ({
  ...profileWith({ id, name: id }),
  secrets: 'keychain',
}));

export const stateWith = (
  activeProfileId: string | null,
  changes: Partial<AppState> = {},
): AppState => ({
  revision: 1,
  profiles,
  activeProfileId,
  openAlarms: {},
  notice: null,
  settingsFolder: '/settings',
  earlierProfiles: 0,
  preferences: emptySettings.preferences,
  language: plainLanguage,
  valuesHidden: false,
  captureProtection: 'not-available',
  screenLocked: false,
  canDetectLock: false,
  explorers: [],
  updates: { place: 'no-feed', host: null, last: null, newer: null },
  version: '1.2.3',
  versions: { electron: '1', chromium: '2', node: '3' },
  development: true,
  ...changes,
});

interface Asked {
  readonly name: string;
  readonly profileId: string | undefined;
  readonly request: unknown;
  readonly answer: (result: unknown) => void;
}

/** A call that main received. `reply` resolves it and lets the window process the result. */
interface Call extends Asked {
  readonly reply: (result: unknown) => Promise<void>;
}

/** A main that responds and sends events only when the test says so, and a new window state over it. */
export const setUp = async (first: AppState = stateWith('one')) => {
  const asked: Asked[] = [];
  const listeners = new Map<string, (data: never) => void>();
  const call = (name: string) => (request?: { profileId?: string }) =>
    new Promise((answer) => {
      asked.push({ name, profileId: request?.profileId, request, answer });
    });
  const calls = Object.fromEntries(callNames.map((name) => [name, call(name)]));
  const on: OnEvent = (name, listener) => {
    listeners.set(name, listener);
    return () => undefined;
  };
  vi.stubGlobal('window', { accountViewer: { ...calls, on } });
  vi.stubGlobal('addEventListener', () => undefined);
  const speaking = { now: Promise.resolve() };
  vi.resetModules();
  vi.doMock(import('../../../../renderer/i18n/set-locale'), async (original) => ({
    ...(await original()),
    setLocale: () => speaking.now,
  }));
  const { followMain } = await import('../../../../renderer/store/follow-main');
  const actions = {
    ...(await import('../../../../renderer/store/navigate')),
    ...(await import('../../../../renderer/store/profiles')),
  };
  const account = await import('../../../../renderer/store/account-actions');
  const hiding = await import('../../../../renderer/store/hiding');
  const { useWindow } = await import('../../../../renderer/store/store');
  const of = (name: string, profileId?: string): readonly Asked[] =>
    asked.filter(
      (one) => one.name === name && (profileId === undefined || one.profileId === profileId),
    );
  const last = (name: string, profileId?: string): Call => {
    const found = of(name, profileId).at(-1);
    if (!found) throw new Error(`${name} was not called`);
    const reply = async (result: unknown): Promise<void> => {
      found.answer(result);
      await settle();
    };
    return { ...found, reply };
  };
  /** Makes main send an event. */
  const tell = <Name extends EventName>(name: Name, data: DataOf<Name>): void => {
    const listener = listeners.get(name) as ((data: DataOf<Name>) => void) | undefined;
    if (!listener) throw new Error(`nobody follows ${name}`);
    listener(data);
  };
  /** Makes main send a state, and lets the window process it. */
  const tellState = async (state: AppState): Promise<void> => {
    tell('state', state);
    await settle();
  };
  void followMain();
  await last('getState').reply(succeed(first));
  return {
    actions,
    account,
    hiding,
    last,
    tell,
    tellState,
    speaking,
    /** Holds the texts of another language back until the returned function is called. */
    holdWords: () => {
      let come = (): void => undefined;
      speaking.now = new Promise((resolve) => (come = resolve));
      return async (): Promise<void> => {
        come();
        await settle();
      };
    },
    /** The state of the window. */
    shown: () => useWindow.getState(),
    set: useWindow.setState,
    /** How often main received this call, for one profile or for any. */
    times: (name: string, profileId?: string) => of(name, profileId).length,
    calls: () => asked.map(({ name, profileId }) => `${name} ${profileId ?? ''}`.trim()),
    active: () => useWindow.getState().app?.activeProfileId,
  };
};

/** Lets the window process everything that has come. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The head of an answer of the service. */
export const headOf = (revision: number, name: string): AccountHead => ({
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
});

/** An answer of the service with one wallet of this name, and what main returns of it. */
export const answerOf = (revision: number, name: string) => ({
  head: succeed(headOf(revision, name)),
  wallets: succeed({
    text: packRows('wallets', [{ ...smallWallet, walletName: name }]),
    next: null,
  }),
  contracts: succeed({ text: packRows('contracts', []), next: null }),
});

type AnswerParts = { readonly [Part in keyof ReturnType<typeof answerOf>]: Result<unknown> };

export type Window = Awaited<ReturnType<typeof setUp>>;

/** Makes main return both lists of an answer. */
export const readLists = async (
  window: Window,
  { wallets, contracts }: AnswerParts,
): Promise<void> => {
  await window.last('readList').reply(wallets);
  await window.last('readList').reply(contracts);
};

/** Makes the window read an answer of the service for the active profile. */
export const readAccount = async (window: Window, answer: AnswerParts): Promise<void> => {
  void window.account.refresh();
  await settle();
  await window.last('refreshAccount').reply(answer.head);
  await readLists(window, answer);
};
