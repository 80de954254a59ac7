import type { DemoContract, DemoWallet } from '../../electron/main/demo/account';
import { seededRandom } from '../seeded-random';

/** Number of records of each kind. The same `seed` gives the same account. */
export interface BigAccountOptions {
  readonly wallets: number;
  readonly contracts: number;
  readonly seed: number;
}

/** An account as in the specification's section 2, without unusual values. */
export interface BigAccount {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly wallets: readonly DemoWallet[];
  readonly smartContracts: readonly DemoContract[];
}

/** An account in which no field is missing. */
export interface CompleteAccount extends BigAccount {
  readonly smartContracts: readonly Required<DemoContract>[];
}

const assets = ['ETH', 'ETH', 'ETH', 'ETH', 'POLYGON', 'USDC_ERC20', 'BTC', 'SOL'];
const purposes = ['Operating account', 'Cold storage', 'Payroll', 'Collateral', 'Settlement'];
const desks = ['EUR desk', 'USD desk', 'APAC desk', 'prime brokerage', 'tokenisation'];
const types = ['ERC-20', 'ERC-721', 'ERC-1155', 'Multisig', 'Proxy', 'Vesting', 'Escrow'];
const firstDeployment = Date.UTC(2021, 0, 1);
const fiveYearsMs = 5 * 365 * 86_400_000;

/** Returns an account with unique ids and names and lower-case addresses. Wallets deployed four contracts in five. */
export function bigAccount({ wallets, contracts, seed }: BigAccountOptions): CompleteAccount {
  const random = seededRandom(seed);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const address = () => `0x${Array.from({ length: 5 }, () => hex(random())).join('')}`;

  const walletList = Array.from({ length: wallets }, (_, index) => ({
    id: `wallet-${seed}-${index}`,
    asset: pick(assets),
    walletAddress: address(),
    walletName: `${pick(purposes)} ${pick(desks)} ${index + 1}`,
  }));
  const deployer = () =>
    walletList[Math.floor(random() * walletList.length * 1.25)]?.walletAddress ?? address();
  const contractList = Array.from({ length: contracts }, (_, index) => ({
    name: `${pick(purposes)} contract ${index + 1}`,
    asset: pick(assets),
    address: address(),
    type: pick(types),
    deployedAt: new Date(firstDeployment + Math.floor(random() * fiveYearsMs)).toISOString(),
    deployedBy: deployer(),
  }));
  return {
    userId: `user-${seed}`,
    name: 'Meridian Treasury Operations',
    email: 'treasury.operations@example.com',
    wallets: walletList,
    smartContracts: contractList,
  };
}

function hex(fraction: number): string {
  return Math.floor(fraction * 0x1_0000_0000)
    .toString(16)
    .padStart(8, '0');
}
