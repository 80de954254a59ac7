import type { Intercept } from './watched-service';
import { answer, answerJson } from './fault-answers';
import { smallAccount, smallContract, smallWallet } from './small-account';

const { wallets, smartContracts, ...identity } = smallAccount;

/** `count` wallets of which the middle one is not an object. */
export function oneBadWalletOf(count: number): Intercept {
  const records: unknown[] = Array.from({ length: count }, (_, index) => ({
    ...smallWallet,
    id: `wallet-${index}`,
  }));
  records[Math.floor(count / 2)] = 'not a wallet';
  return answerJson({ ...smallAccount, wallets: records });
}

/** Arrays within arrays, `depth` of them, where the wallets should be. */
export function deepJson(depth: number): Intercept {
  return answer(200, `{"userId":"user-1","wallets":${'['.repeat(depth)}${']'.repeat(depth)}}`);
}

const prototypeKeys = `{
  "userId": "user-1", "__proto__": { "polluted": true },
  "constructor": { "prototype": { "polluted": true } },
  "wallets": [{ "__proto__": { "polluted": true }, "id": "wallet-1", "toString": 1 }],
  "smartContracts": []
}`;

const illTypedWallets = [
  smallWallet,
  null,
  7,
  'wallet',
  [],
  {},
  { ...smallWallet, id: 5 },
  { ...smallWallet, walletAddress: null },
  { ...smallWallet, walletName: { first: 'Payroll' } },
  { ...smallWallet, asset: ['ETH'] },
];

const illTypedContracts = [
  smallContract,
  null,
  { ...smallContract, deployedAt: 1714979289010 },
  { ...smallContract, deployedAt: 'yesterday' },
  { ...smallContract, deployedAt: '2024-13-40T25:61:61.000Z' },
  { ...smallContract, deployedBy: null },
  { ...smallContract, name: true },
];

/** JSON of the wrong shape, too deep, with trick keys or with numbers no double can hold. */
export const shapeFaults = {
  'envelope-array': answerJson([smallAccount]),
  'envelope-string': answerJson('account'),
  'envelope-null': answerJson(null),
  'envelope-number': answerJson(42),
  'envelope-true': answerJson(true),
  'envelope-empty': answerJson({}),
  'envelope-wrapped': answerJson({ data: smallAccount }),
  'wallets-missing': answerJson({ ...identity, smartContracts }),
  'wallets-null': answerJson({ ...smallAccount, wallets: null }),
  'wallets-object': answerJson({ ...smallAccount, wallets: { 0: smallWallet } }),
  'wallets-string': answerJson({ ...smallAccount, wallets: 'none' }),
  'contracts-missing': answerJson({ ...identity, wallets }),
  'contracts-null': answerJson({ ...smallAccount, smartContracts: null }),
  'contracts-number': answerJson({ ...smallAccount, smartContracts: 0 }),
  'identity-missing': answerJson({ wallets, smartContracts }),
  'identity-ill-typed': answerJson({ ...smallAccount, userId: 1, name: null, email: [] }),
  'records-ill-typed': answerJson({
    ...identity,
    wallets: illTypedWallets,
    smartContracts: illTypedContracts,
  }),
  'same-id-twice': answerJson({ ...smallAccount, wallets: [smallWallet, smallWallet] }),
  'unknown-fields': answerJson({ ...smallAccount, tier: 'gold', limits: { daily: [1, 2] } }),
  'one-bad-wallet-of-500': oneBadWalletOf(500),
  'deep-json': deepJson(500_000),
  'prototype-keys': answer(200, prototypeKeys),
  'duplicate-keys': answer(200, '{"userId":"first","userId":"second","wallets":[{}],"wallets":[]}'),
  'exact-numbers': answer(
    200,
    '{"userId":"user-1","wallets":[],"smartContracts":[],' +
      '"quota":12345678901234567890.123456789,"huge":1e400,"minus":-0}',
  ),
} as const satisfies Readonly<Record<string, Intercept>>;
