import type { DemoContract, DemoWallet } from '../../../../../electron/main/demo/account';
import { seededRandom } from '../../../../seeded-random';

/** Records as a service sends them. */
export interface Account {
  readonly wallets: readonly DemoWallet[];
  readonly smartContracts: readonly DemoContract[];
}

const assets = ['ETH', 'POLYGON', 'USDC_ERC20', 'BTC', 'SOL'];
const types = ['ERC-20', 'ERC-721', 'Multisig', 'Proxy', 'Vesting', 'Escrow'];

/** Names of wallets; `n` counts from 1. */
const walletNames: readonly ((n: number) => string)[] = [
  (n) => `Cold storage – vault ${n}`,
  (n) => `Hot wallet ${String(n).padStart(3, '0')}`,
  (n) => `Rücklage Zürich ${n}`,
  (n) => `第${n}金庫`,
  (n) => `Treasury desk ${String.fromCharCode(64 + (n % 26 || 26))}${n}`,
  (n) => `Validator-${n}`,
  (n) => `محفظة ${n}`,
  (n) => `Réserve d’urgence nº ${n}`,
  (n) => `🌱 Grant pool ${n}`,
  (n) => `Fee collector (${n})`,
];
const single = ['Gas reserve', 'Supplier payments', 'Supplier payments (Polygon)', 'Payroll'];
const rare = [
  'İstanbul şubesi',
  'Großhandel Süd',
  'ＦＵＬＬ ＷＩＤＴＨ',
  'eth',
  'Vault',
  '1',
  'ab',
  'beef',
];
const twice = ['Gas reserve', 'Escrow – Lindqvist closing', 'Vault'];

/** 5,000 wallets and 5,000 contracts with realistic names, some of them repeated. */
export const namedAccount = (): Account => {
  const random = seededRandom(11);
  const hexDigits = (count: number): string =>
    Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join('');
  const names = [
    ...Array.from(
      { length: 4000 },
      (_, at) => walletNames[at % 10]?.(1 + Math.floor(at / 10)) ?? '',
    ),
    ...Array.from(
      { length: 985 },
      (_, at) => `Customer deposit ${String(at * 37).padStart(6, '0')}`,
    ),
    ...[...single, ...rare, ...twice],
  ];
  const wallets = names.map((walletName, at) => ({
    id: `${hexDigits(8)}-${hexDigits(4)}-${hexDigits(4)}-${hexDigits(12)}`,
    asset: assets[at % assets.length] ?? 'ETH',
    walletAddress: `0x${hexDigits(40)}`,
    walletName,
  }));
  const day = (at: number): string =>
    new Date(Date.UTC(2021, 0, 1 + (at % 1800), at % 24, at % 60)).toISOString();
  const smartContracts = Array.from({ length: 5000 }, (_, at) => ({
    name:
      at === 4999
        ? 'Oct 2025 audit escrow'
        : `${['Bond', 'Vesting', 'Escrow', 'Token'][at % 4] ?? ''} series ${2020 + (at % 7)}-${at}`,
    asset: assets[at % assets.length] ?? 'ETH',
    address: `0x${hexDigits(40)}`,
    type: types[at % types.length] ?? '',
    deployedAt: day(at),
    deployedBy: wallets[at % wallets.length]?.walletAddress ?? '',
  }));
  return { wallets, smartContracts };
};
