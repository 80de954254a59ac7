import { type Intercept, startWatchedService } from '../service/watched-service';
import { bigAccount } from '../service/big-account';
import { registerFreshKey } from '../service/connect';
import { answer, faults } from '../service/faults';

const account = { ...bigAccount({ wallets: 14, contracts: 9, seed: 11 }) };
const [first, second, third, ...others] = account.wallets;

/** The middle of an address is another one; its ends, which people look at, are the same. */
const altered = (address = ''): string => `${address.slice(0, 20)}c0ffee${address.slice(26)}`;

const answers = {
  empty: { ...account, wallets: [], smartContracts: [] },
  account,
  /** An address that has changed, one that looks like another, and the usual coming and going. */
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
  /** All but the same to the eye, with addresses of somebody else. */
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

/** Milliseconds by which the clock of the service is behind while it answers with the account. */
const delays = { late: 95_000, 'an hour late': 3_600_000 };

/** What the service does from now on: one of its answers, the account with a clock that is off, or no good answer. */
export type Stage = keyof typeof answers | keyof typeof failures | keyof typeof delays;

/** The wallet whose address the stage `changed` has changed. */
export const alarmedWallet = first?.walletName ?? '';

/** The address that it has then. */
export const alarmedAddress = altered(first?.walletAddress);

/** A service that does what it is told, with an account of 14 wallets and 9 contracts, and keys for it. */
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
