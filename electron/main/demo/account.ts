import { controlContracts } from './contracts-control';
import { tokenContracts } from './contracts-tokens';
import { scheduledContract, unusualContracts } from './contracts-unusual';
import { ethereumWallets } from './wallets-ethereum';
import { otherAssetWallets } from './wallets-other-assets';
import { unusualWallets } from './wallets-unusual';

/** The demo account (specification section 2); `nowMs` only dates its one future contract. */
export function demoAccount(nowMs: number): unknown {
  return {
    userId: 'c0a7f3d2-58be-4e19-9d64-2b1f70e8a935',
    name: 'Meridian Treasury Operations',
    email: 'treasury.operations@example.com',
    wallets: [...ethereumWallets, ...otherAssetWallets, ...unusualWallets],
    smartContracts: [
      ...tokenContracts,
      ...controlContracts,
      ...unusualContracts,
      scheduledContract(nowMs),
    ],
  };
}
