import type { KeptAlarm } from '../../../electron/reader/changes/baseline';
import { smallAccount, smallWallet } from '../../service/small-account';

/** The address of the small account's wallet, and two others. */
export const [x, y, z] = [
  smallWallet.walletAddress,
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
] as const;

/** The small account's wallet with changes. */
export const wallet = (changes: object = {}) => ({ ...smallWallet, ...changes });

/** The small account with other wallets. */
export const withWallets = <Wallet>(...wallets: readonly Wallet[]) => ({
  ...smallAccount,
  wallets,
});

/** The small account, whose wallet has this address. */
export const movedTo = (walletAddress: unknown) => withWallets(wallet({ walletAddress }));

export const moved = movedTo(y);

/** A stored alarm: the wallet's address, first seen as `x`, has become `y`. */
export const keptAlarm = (changes: Partial<KeptAlarm> = {}): KeptAlarm => ({
  list: 'wallets',
  key: 'Iw',
  name: 'Second',
  asset: 'ETH',
  address: y,
  field: 'walletAddress',
  before: x,
  after: y,
  noticedAt: 1,
  firstSeenAt: null,
  number: 1,
  knownBy: 'same',
  isReverted: false,
  isKnownGone: false,
  ...changes,
});
