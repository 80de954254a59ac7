import { smallAccount } from '../../service/small-account';

export const at = (digit: string): string => `0x${digit.repeat(40)}`;

export const wallet = (id: string | null, walletName: string, walletAddress: string | null) => ({
  id,
  asset: 'ETH',
  walletAddress,
  walletName,
});

/** Enough other wallets to count as the same account. */
const others = Array.from({ length: 12 }, (_, place) =>
  wallet(`other ${place}`, `Other ${place}`, `0x${String(place).padStart(40, 'a')}`),
);

export const withWallets = (...wallets: readonly object[]) => ({
  ...smallAccount,
  wallets: [...wallets, ...others],
});

export const ops = wallet('w0', 'Ops', at('5'));
