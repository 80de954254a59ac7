import type { AccountHead, ListName, SmartContract } from '../../../../shared/account';
import { bridgeName, type Bridge } from '../../../../shared/bridge';
import type { CallName, AppState } from '../../../../shared/contract';
import { presetExplorers } from '../../../../shared/explorer';
import { fail, succeed } from '../../../../shared/failure';
import { plainView } from '../../../../shared/list-view';
import { defaultPreferences, type Profile } from '../../../../shared/profile';
import { packRows } from '../../../../shared/row-columns';

const profile: Profile = {
  id: '00000000-0000-4000-8000-000000000000',
  name: 'Bench',
  colour: 'blue',
  production: false,
  signedPath: 'endpoint',
  waitSeconds: 30,
  baseUrl: 'https://bench.example',
  kind: 'service',
  secrets: 'keychain',
  publicKey: null,
  accepted: true,
};

const state: AppState = {
  revision: 1,
  profiles: [profile],
  activeProfileId: profile.id,
  openAlarms: {},
  notice: null,
  settingsFolder: '/settings',
  earlierProfiles: 0,
  preferences: defaultPreferences,
  language: { language: 'en', locale: 'en-US' },
  valuesHidden: false,
  captureProtection: 'not-available',
  screenLocked: false,
  canDetectLock: false,
  explorers: presetExplorers,
  updates: { place: 'no-feed', host: null, last: null, newer: null },
  version: '0.0.0',
  versions: { electron: '', chromium: '', node: '' },
  development: false,
};

const wallet = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  asset: 'BTC',
  walletAddress: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
  walletName: 'the one wallet',
};

const headOf = (contractCount: number): AccountHead => ({
  revision: 1,
  source: 'service',
  userId: 'bench',
  name: 'Bench',
  email: 'bench@example.com',
  walletCount: 1,
  contractCount,
  receivedAt: Date.now(),
  differences: [],
  clock: { skewSeconds: 0, corrected: true },
});

/**
 * Puts a bridge on `window` that has one account: one wallet, and the contracts of the given JSON text. Calls without
 * an answer here fail with INTERNAL. `onRead` is called after the page has read the contracts.
 */
export const installBridge = (
  calls: readonly CallName[],
  contracts: { readonly text: string; readonly count: number },
  onRead: () => void,
): void => {
  const texts: Record<ListName, string> = {
    wallets: packRows('wallets', [wallet]),
    contracts: packRows('contracts', JSON.parse(contracts.text) as readonly SmartContract[]),
  };
  const answers: Partial<Bridge> = {
    getState: () => Promise.resolve(succeed(state)),
    refreshAccount: () => Promise.resolve(succeed(headOf(contracts.count))),
    readViews: () => Promise.resolve(succeed({ wallets: plainView, contracts: plainView })),
    saveView: () => Promise.resolve(succeed(null)),
    readList: ({ list }) => {
      if (list === 'contracts') setTimeout(onRead);
      return Promise.resolve(succeed({ text: texts[list], next: null }));
    },
  };
  const notHere = () => Promise.resolve(fail('INTERNAL'));
  // Sends no event, because no state changes here.
  const on = () => () => undefined;
  const bridge = Object.fromEntries(calls.map((name) => [name, answers[name] ?? notHere]));
  Object.defineProperty(window, bridgeName, { value: Object.freeze({ ...bridge, on }) });
};
