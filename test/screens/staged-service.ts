import { type Intercept, startWatchedService } from '../service/watched-service';
import { bigAccount } from '../service/big-account';
import { registerFreshKey } from '../service/connect';
import { answer, faults } from '../service/faults';

const account = { ...bigAccount({ wallets: 14, contracts: 9, seed: 11 }) };
const [first, second, third, ...others] = account.wallets;

/** Changes the middle of an address. Both ends, which users compare, stay the same. */
const altered = (address = ''): string => `${address.slice(0, 20)}c0ffee${address.slice(26)}`;

const answers = {
  empty: { ...account, wallets: [], smartContracts: [] },
  account,
  /** One changed address, one look-alike address, and some ordinary changes. */
  changed: {
    ...account,
    wallets: [
      { ...first, walletAddress: altered(first?.walletAddress) },
      { ...second, walletName: 'Payroll EUR desk (closed)' },
      ...others,
      {
        ...third,
        id: 'wallet-new',
        walletName: 'Settlement CHF desk',
        walletAddress: altered(second?.walletAddress),
      },
    ],
    smartContracts: account.smartContracts.map((contract, at) =>
      at === 4 ? { ...contract, name: 'Escrow contract, second series' } : contract,
    ),
  },
  /** Another account with a name that looks almost the same and with other addresses. */
  other: {
    ...bigAccount({ wallets: 14, contracts: 0, seed: 12 }),
    userId: '7e19d0b4-31c6-4a82-8f57-e4c29a6b1d03',
    name: 'Meridian Treasury Operatlons',
  },
};

const failures = {
  hanging: faults['never-answers'],
  portal: faults['captive-portal'],
  refusing: answer(401, '{"error":"api key is unknown"}'),
  down: answer(500, '{"error":"down for maintenance"}'),
};

/** Milliseconds that the service's clock is behind. The service still answers with the account. */
const delays = { late: 95_000, 'an hour late': 3_600_000 };

/** State of the service: one of its answers, a failure, or the account with a wrong clock. */
export type Stage = keyof typeof answers | keyof typeof failures | keyof typeof delays;

/** The wallet whose address the stage `changed` has changed. */
export const alarmedWallet = first?.walletName ?? '';

/** The address of `alarmedWallet` after the change. */
export const alarmedAddress = altered(first?.walletAddress);

/** Starts a service with an account of 14 wallets and 9 contracts, and registers keys. `become` changes its stage. */
export const startStagedService = async (stage: Stage) => {
  let now = stage;
  const intercept: Intercept = (context) =>
    now in failures ? failures[now as keyof typeof failures](context) : 'continue';
  const service = await startWatchedService({
    clock: () => Date.now() - (now in delays ? delays[now as keyof typeof delays] : 0),
    account: () => answers[now in answers ? (now as keyof typeof answers) : 'account'],
    intercept,
  });
  return {
    baseUrl: service.baseUrl,
    keys: registerFreshKey(service),
    become: (next: Stage) => {
      now = next;
    },
    close: () => service.close(),
  };
};

export type StagedService = Awaited<ReturnType<typeof startStagedService>>;
