/** Specification section 2, SmartContract; the last two may be missing. */
export interface DemoContract {
  readonly name: string;
  readonly asset: string;
  readonly address: string;
  readonly type: string;
  readonly deployedAt?: string;
  readonly deployedBy?: string;
}

// Who deploys them: wallets of this account, and one of its contracts.
const tokenisationDesk = '0xf19a142DA0b23DBA64C09992C784147d8Ae12180';
const supplierPayments = '0xd021D3929f5bD33DFcE38193bf66A60F1f3F6E5D';
const deploymentAccount = '0x25D01bedC9Cdb728274B77bCc9659145dB28E84f';
const eurDesk = '0xbe71Df2e36e36bf3FacE0B4A1106ceE9d9aaF335';
const customerSettlement = '0x5F3660EBE6D8b999A881aFF882DB4030350c399E';
const vestingFactory = '0x67C6960d39862357e750A745aBe7C37D136Bf46C';

type Row = readonly [
  name: string,
  asset: string,
  address: string,
  type: string,
  deployedAt: string | null,
  deployedBy: string | null,
];

// A contract a line, with its fields in the order of the specification.
// oxfmt-ignore
const rows: readonly Row[] = [
  // Token contracts; each address follows from its deployer and that account's nonce.
  ['Meridian Euro Deposit Token', 'ETH', '0x0a351657256951f0104Ea001607d0798ac5ad889', 'ERC-20', '2022-11-08T09:14:27.318Z', tokenisationDesk],
  ['Meridian Dollar Deposit Token', 'ETH', '0x763c6EC13cF2f75ed601221F9DC06aB03B8a35C7', 'ERC-20', '2022-11-08T09:41:03.902Z', tokenisationDesk],
  ['Commercial Paper Series 2023-A', 'ETH', '0x30446E1F98f3591cC688b1EA2a4e85921acBf15a', 'ERC-20', '2023-01-17T14:02:55.040Z', tokenisationDesk],
  ['Commercial Paper Series 2024-B', 'ETH', '0xeA62579eB09c59BC0A3fa52D0Fb45AB7dcA9DA85', 'ERC-20', '2024-02-05T10:26:18.733Z', tokenisationDesk],
  ['Green Bond 2029', 'ETH', '0x53eac1937aE8fA3606D3fb67fA7aA5FB2BCc9846', 'ERC-3643', '2024-06-20T07:55:00.000Z', tokenisationDesk],
  ['Warehouse Receipts', 'ETH', '0x28A811e5c0D226bFcb4C0aE4ea410E5EC159568c', 'ERC-721', '2023-04-28T16:30:41.116Z', tokenisationDesk],
  ['Bills of Lading', 'ETH', '0x3141C24baC8ee426503021560f3CC27f37F7E049', 'ERC-721', '2023-09-12T11:07:09.584Z', tokenisationDesk],
  ['Carbon Allowances', 'POLYGON', '0xEeBBFCe07f82A65A5C59309c541B7870Eab76C05', 'ERC-1155', '2023-12-01T08:00:12.270Z', tokenisationDesk],
  ['Loyalty Vouchers', 'POLYGON', '0xF17bb7f61b50FA556f5Fbfe73609807310D1AA95', 'ERC-1155', '2024-09-30T13:45:36.861Z', supplierPayments],
  ['Money Market Vault', 'ETH', '0xb6D2c568e5210f734e2DD7d37c60331B0F1BF0Dd', 'ERC-4626', '2025-03-11T12:19:48.095Z', tokenisationDesk],
  // Contracts that hold, move or govern funds.
  ['Treasury multisig 3 of 5', 'ETH', '0x310e7bcfe1ADE1937E33d19e50Da00daFD893fdE', 'Multisig', '2022-10-19T08:22:14.509Z', deploymentAccount],
  ['Operations multisig 2 of 3', 'ETH', '0xc424F34F76f937AE8a9d78c15Aa6925DfaBF17F5', 'Multisig', '2022-10-19T08:37:50.022Z', deploymentAccount],
  ['Emergency multisig 4 of 7', 'ETH', '0x93F3bf16169f1F948750952c95944186d8E21e93', 'Multisig', '2023-02-23T15:11:06.678Z', deploymentAccount],
  ['Deposit token proxy', 'ETH', '0x92cE2f02c52EaD611eF1ECdf9258a090bb4D8318', 'Proxy', '2022-11-07T17:48:33.251Z', deploymentAccount],
  ['Deposit token implementation v2', 'ETH', '0xA78C6e047ab0531926c6e3e8186E191aB7F8D08C', 'Implementation', '2024-01-29T10:03:59.870Z', deploymentAccount],
  ['Proxy admin', 'ETH', '0x7Ee64457A6E0e3dB9b836642437D4e84DF0E678b', 'Proxy Admin', '2022-11-07T17:52:20.106Z', deploymentAccount],
  ['Upgrade timelock 48 h', 'ETH', '0x98AD063D4cd5c0bFd97100e1168b40c621816E7e', 'Timelock', '2023-03-14T12:00:00.000Z', deploymentAccount],
  ['Role registry', 'ETH', '0x6Ff662A0fEB31121228fD037721795a7C2229Fa2', 'Access Control', '2023-05-02T06:40:17.935Z', deploymentAccount],
  ['Payment splitter – shared services', 'ETH', '0x52286b80a937CF02f488e2d94Eae6fe739286284', 'Payment Splitter', '2024-04-16T09:58:44.312Z', eurDesk],
  ['Collateral escrow – prime broker A', 'ETH', '0xe73508E5DdEc9fF387d95F5828D344972c690e80', 'Escrow', '2025-07-03T14:33:05.729Z', eurDesk],
  ['EUR/USD rate feed', 'ETH', '0x0CDE24A631fbD0965A69b2CB782dE2D2f5b722f0', 'Oracle', '2025-10-22T18:20:27.643Z', deploymentAccount],
  ['Settlement netting', 'ETH', '0x1F69600A05C87fb3e21C10fD455De9A3CAD9d708', 'Settlement', '2026-05-27T07:15:52.188Z', customerSettlement],
  ['Vesting factory', 'ETH', vestingFactory, 'Factory', '2023-06-06T09:00:31.447Z', deploymentAccount],
  // Deployed by another contract of this account, the vesting factory.
  ['Vesting – employees 2024', 'ETH', '0xF53acc36D172793c59130B859B4DE13f292D0764', 'Vesting', '2024-01-02T00:00:00.000Z', vestingFactory],
  ['Vesting – employees 2025', 'ETH', '0x9D571f147D0ab6B1FF4c4480742010C4258a1bDC', 'Vesting', '2025-01-02T00:00:00.000Z', vestingFactory],
  // Deployed by an address that is none of this account’s.
  ['Staking deposit router', 'ETH', '0x27E4fc402d2Bb0EBB45a3050678e00b4b4F233fF', 'Router', '2024-11-15T20:06:38.414Z', '0x2c25B96Cb26485B508b995312021D5c132567833'],
  // Deployer is a service, not an address.
  ['Custody policy engine', 'ETH', '0x2d913CE573C37c113752F37e36a1A2430Fe06C44', 'Policy', '2025-02-18T05:27:11.960Z', 'custody-provisioning-service'],
  // No deployer.
  ['Wrapped deposit bridge', 'POLYGON', '0x494A6F6B8e74150E7072B27C60CDb57F38dfD4d9', 'Bridge', '2023-07-25T22:49:55.537Z', null],
  // No date.
  ['Legacy allowance list', 'ETH', '0xe226C0F133Ecf4562C3B6f88ec3C7C15c1Cf6b55', 'Allowlist', null, eurDesk],
  // Dated before the network existed.
  ['Genesis allocation record', 'ETH', '0x7Aa7c7535618BDC3A2451AF92fCdaD6440d55437', 'Registry', '2014-11-03T00:00:00.000Z', deploymentAccount],
  // A name longer than any column.
  ['Revolving credit facility agreement between Meridian Treasury Operations, the participating lenders of tranche B and the security trustee, as amended and restated on 14 March 2025 (interest calculation and drawdown register)', 'ETH', '0xFe768B695A95400146b156880f880f9575D0511b', 'Credit Facility', '2025-03-14T16:00:00.125Z', eurDesk],
  // Names in other scripts, and an emoji.
  ['東京支店 決済コントラクト', 'ETH', '0x3E303EFAf474B0f2695299405628eb63E5d5dFbB', 'Settlement', '2024-08-08T01:30:00.777Z', customerSettlement],
  ['عقد تسوية مكتب دبي', 'ETH', '0xCaaBf3a5dBc4CA7415a98040ecB6AD926baD257e', 'Settlement', '2025-05-19T06:12:24.050Z', customerSettlement],
  ['Vermögensübertragung Zürich – Schlüsselverträge', 'ETH', '0xFDd4008f1A23d3704118167ad327449088d8fC24', 'Escrow', '2026-02-10T08:59:59.999Z', deploymentAccount],
  ['Sustainability reporting 🌱', 'POLYGON', '0x5D886d540F3D0Af423c3233492C45284a27e9446', 'Registry', '2026-09-01T10:10:10.010Z', supplierPayments],
];

const contractOf = ([name, asset, address, type, deployedAt, deployedBy]: Row): DemoContract => ({
  name,
  asset,
  address,
  type,
  ...(deployedAt !== null && { deployedAt }),
  ...(deployedBy !== null && { deployedBy }),
});

/** Dated in the future; the date stands still for a calendar year. `nowMs` is in milliseconds since the epoch. */
const scheduledContract = (nowMs: number): DemoContract => ({
  name: 'Settlement escrow – next go-live',
  asset: 'ETH',
  address: '0x1597DACdeD4a9d96fE5984183b0dB7937d022D9F',
  type: 'Escrow',
  deployedAt: new Date(Date.UTC(new Date(nowMs).getUTCFullYear() + 1, 2, 31, 6)).toISOString(),
  deployedBy: deploymentAccount,
});

/** Its contracts; the last ones are what a viewer should point out or at least not stumble over. */
export const demoContracts = (nowMs: number): readonly DemoContract[] => [
  ...rows.map(contractOf),
  scheduledContract(nowMs),
];
