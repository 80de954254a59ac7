import type { DemoWallet } from './records';

/** Wallets of other assets, each address valid in its own network's format. */
export const otherAssetWallets: readonly DemoWallet[] = [
  {
    id: '84c2dba7-17df-4515-bfbe-7e2efec87a75',
    asset: 'USDC_ERC20',
    walletAddress: '0xd021D3929f5bD33DFcE38193bf66A60F1f3F6E5D',
    walletName: 'Supplier payments',
  },
  {
    id: '553bb4ed-11c3-42d5-9e33-c30caafd59d7',
    asset: 'USDC_ERC20',
    walletAddress: '0x83F5994007e94324842edCFAA77789a96BBd602d',
    walletName: 'Dividend account',
  },
  {
    id: '743d41fa-b8d7-48d4-8736-aef914c857b5',
    asset: 'POLYGON',
    walletAddress: '0xd021D3929f5bD33DFcE38193bf66A60F1f3F6E5D',
    walletName: 'Supplier payments (Polygon)',
  },
  {
    id: '739b887c-deb6-48a6-a9ab-ebd5b9c2a128',
    asset: 'POLYGON',
    walletAddress: '0xD73Af8061bc79D193038D889307a5c3B11e937E0',
    walletName: 'Loyalty programme',
  },
  {
    id: 'a95a827a-7022-4f08-bdfd-ed92bed8c0af',
    asset: 'BTC',
    walletAddress: 'bc1qeefnepz5jxjctj3dpu4uenw0avhpjr50u30x40',
    walletName: 'Bitcoin reserve – vault 1',
  },
  {
    id: 'e96a2eb9-1b00-4676-823e-a2d2c7c0d94f',
    asset: 'BTC',
    walletAddress: 'bc1pm3xc3yl2tp6k64qss2ygxw9w8krvlnzdfty29xj2rmxdt8hwtrhs062pfx',
    walletName: 'Bitcoin reserve – vault 2',
  },
  {
    id: 'ad94614d-9382-4b9f-97b2-db0f99c5d36e',
    asset: 'BTC',
    walletAddress: '1Kw9QLJHqJyPS4LgVixVLCND9ksrMpYc7u',
    walletName: 'Bitcoin receipts before 2023',
  },
  {
    id: 'f8777aeb-98d4-4257-9ce7-173f622fd088',
    asset: 'SOL',
    walletAddress: 'E5iYRWz9akJDWjuzoZ2PFGzGHrouhARUWZG7bcsYGA7q',
    walletName: 'Staking – Solana',
  },
  {
    id: 'e0cb9a09-9ce7-4ba3-9257-dc482718b007',
    asset: 'XRP',
    walletAddress: 'rJqqqtsNrzab89iPXxJdaHDU8YpGVaDTgJ',
    walletName: 'Cross-border payments',
  },
];
