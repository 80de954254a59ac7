/** Specification section 2, SmartContract; the last two may be missing. */
export interface DemoContract {
  readonly name: string;
  readonly asset: string;
  readonly address: string;
  readonly type: string;
  readonly deployedAt?: string;
  readonly deployedBy?: string;
}

/** Token contracts; each address follows from its deployer and that account's nonce. */
export const tokenContracts: readonly DemoContract[] = [
  {
    name: 'Meridian Euro Deposit Token',
    asset: 'ETH',
    address: '0x0a351657256951f0104Ea001607d0798ac5ad889',
    type: 'ERC-20',
    deployedAt: '2022-11-08T09:14:27.318Z',
    deployedBy: '0xf19a142DA0b23DBA64C09992C784147d8Ae12180',
  },
  {
    name: 'Meridian Dollar Deposit Token',
    asset: 'ETH',
    address: '0x763c6EC13cF2f75ed601221F9DC06aB03B8a35C7',
    type: 'ERC-20',
    deployedAt: '2022-11-08T09:41:03.902Z',
    deployedBy: '0xf19a142DA0b23DBA64C09992C784147d8Ae12180',
  },
  {
    name: 'Commercial Paper Series 2023-A',
    asset: 'ETH',
    address: '0x30446E1F98f3591cC688b1EA2a4e85921acBf15a',
    type: 'ERC-20',
    deployedAt: '2023-01-17T14:02:55.040Z',
    deployedBy: '0xf19a142DA0b23DBA64C09992C784147d8Ae12180',
  },
  {
    name: 'Commercial Paper Series 2024-B',
    asset: 'ETH',
    address: '0xeA62579eB09c59BC0A3fa52D0Fb45AB7dcA9DA85',
    type: 'ERC-20',
    deployedAt: '2024-02-05T10:26:18.733Z',
    deployedBy: '0xf19a142DA0b23DBA64C09992C784147d8Ae12180',
  },
  {
    name: 'Green Bond 2029',
    asset: 'ETH',
    address: '0x53eac1937aE8fA3606D3fb67fA7aA5FB2BCc9846',
    type: 'ERC-3643',
    deployedAt: '2024-06-20T07:55:00.000Z',
    deployedBy: '0xf19a142DA0b23DBA64C09992C784147d8Ae12180',
  },
  {
    name: 'Warehouse Receipts',
    asset: 'ETH',
    address: '0x28A811e5c0D226bFcb4C0aE4ea410E5EC159568c',
    type: 'ERC-721',
    deployedAt: '2023-04-28T16:30:41.116Z',
    deployedBy: '0xf19a142DA0b23DBA64C09992C784147d8Ae12180',
  },
  {
    name: 'Bills of Lading',
    asset: 'ETH',
    address: '0x3141C24baC8ee426503021560f3CC27f37F7E049',
    type: 'ERC-721',
    deployedAt: '2023-09-12T11:07:09.584Z',
    deployedBy: '0xf19a142DA0b23DBA64C09992C784147d8Ae12180',
  },
  {
    name: 'Carbon Allowances',
    asset: 'POLYGON',
    address: '0xEeBBFCe07f82A65A5C59309c541B7870Eab76C05',
    type: 'ERC-1155',
    deployedAt: '2023-12-01T08:00:12.270Z',
    deployedBy: '0xf19a142DA0b23DBA64C09992C784147d8Ae12180',
  },
  {
    name: 'Loyalty Vouchers',
    asset: 'POLYGON',
    address: '0xF17bb7f61b50FA556f5Fbfe73609807310D1AA95',
    type: 'ERC-1155',
    deployedAt: '2024-09-30T13:45:36.861Z',
    deployedBy: '0xd021D3929f5bD33DFcE38193bf66A60F1f3F6E5D',
  },
  {
    name: 'Money Market Vault',
    asset: 'ETH',
    address: '0xb6D2c568e5210f734e2DD7d37c60331B0F1BF0Dd',
    type: 'ERC-4626',
    deployedAt: '2025-03-11T12:19:48.095Z',
    deployedBy: '0xf19a142DA0b23DBA64C09992C784147d8Ae12180',
  },
];

/** Contracts that hold, move or govern funds. */
export const controlContracts: readonly DemoContract[] = [
  {
    name: 'Treasury multisig 3 of 5',
    asset: 'ETH',
    address: '0x310e7bcfe1ADE1937E33d19e50Da00daFD893fdE',
    type: 'Multisig',
    deployedAt: '2022-10-19T08:22:14.509Z',
    deployedBy: '0x25D01bedC9Cdb728274B77bCc9659145dB28E84f',
  },
  {
    name: 'Operations multisig 2 of 3',
    asset: 'ETH',
    address: '0xc424F34F76f937AE8a9d78c15Aa6925DfaBF17F5',
    type: 'Multisig',
    deployedAt: '2022-10-19T08:37:50.022Z',
    deployedBy: '0x25D01bedC9Cdb728274B77bCc9659145dB28E84f',
  },
  {
    name: 'Emergency multisig 4 of 7',
    asset: 'ETH',
    address: '0x93F3bf16169f1F948750952c95944186d8E21e93',
    type: 'Multisig',
    deployedAt: '2023-02-23T15:11:06.678Z',
    deployedBy: '0x25D01bedC9Cdb728274B77bCc9659145dB28E84f',
  },
  {
    name: 'Deposit token proxy',
    asset: 'ETH',
    address: '0x92cE2f02c52EaD611eF1ECdf9258a090bb4D8318',
    type: 'Proxy',
    deployedAt: '2022-11-07T17:48:33.251Z',
    deployedBy: '0x25D01bedC9Cdb728274B77bCc9659145dB28E84f',
  },
  {
    name: 'Deposit token implementation v2',
    asset: 'ETH',
    address: '0xA78C6e047ab0531926c6e3e8186E191aB7F8D08C',
    type: 'Implementation',
    deployedAt: '2024-01-29T10:03:59.870Z',
    deployedBy: '0x25D01bedC9Cdb728274B77bCc9659145dB28E84f',
  },
  {
    name: 'Proxy admin',
    asset: 'ETH',
    address: '0x7Ee64457A6E0e3dB9b836642437D4e84DF0E678b',
    type: 'Proxy Admin',
    deployedAt: '2022-11-07T17:52:20.106Z',
    deployedBy: '0x25D01bedC9Cdb728274B77bCc9659145dB28E84f',
  },
  {
    name: 'Upgrade timelock 48 h',
    asset: 'ETH',
    address: '0x98AD063D4cd5c0bFd97100e1168b40c621816E7e',
    type: 'Timelock',
    deployedAt: '2023-03-14T12:00:00.000Z',
    deployedBy: '0x25D01bedC9Cdb728274B77bCc9659145dB28E84f',
  },
  {
    name: 'Role registry',
    asset: 'ETH',
    address: '0x6Ff662A0fEB31121228fD037721795a7C2229Fa2',
    type: 'Access Control',
    deployedAt: '2023-05-02T06:40:17.935Z',
    deployedBy: '0x25D01bedC9Cdb728274B77bCc9659145dB28E84f',
  },
  {
    name: 'Payment splitter – shared services',
    asset: 'ETH',
    address: '0x52286b80a937CF02f488e2d94Eae6fe739286284',
    type: 'Payment Splitter',
    deployedAt: '2024-04-16T09:58:44.312Z',
    deployedBy: '0xbe71Df2e36e36bf3FacE0B4A1106ceE9d9aaF335',
  },
  {
    name: 'Collateral escrow – prime broker A',
    asset: 'ETH',
    address: '0xe73508E5DdEc9fF387d95F5828D344972c690e80',
    type: 'Escrow',
    deployedAt: '2025-07-03T14:33:05.729Z',
    deployedBy: '0xbe71Df2e36e36bf3FacE0B4A1106ceE9d9aaF335',
  },
  {
    name: 'EUR/USD rate feed',
    asset: 'ETH',
    address: '0x0CDE24A631fbD0965A69b2CB782dE2D2f5b722f0',
    type: 'Oracle',
    deployedAt: '2025-10-22T18:20:27.643Z',
    deployedBy: '0x25D01bedC9Cdb728274B77bCc9659145dB28E84f',
  },
  {
    name: 'Settlement netting',
    asset: 'ETH',
    address: '0x1F69600A05C87fb3e21C10fD455De9A3CAD9d708',
    type: 'Settlement',
    deployedAt: '2026-05-27T07:15:52.188Z',
    deployedBy: '0x5F3660EBE6D8b999A881aFF882DB4030350c399E',
  },
  {
    name: 'Vesting factory',
    asset: 'ETH',
    address: '0x67C6960d39862357e750A745aBe7C37D136Bf46C',
    type: 'Factory',
    deployedAt: '2023-06-06T09:00:31.447Z',
    deployedBy: '0x25D01bedC9Cdb728274B77bCc9659145dB28E84f',
  },
];
