/** Specification section 2, Wallet. */
export interface DemoWallet {
  readonly id: string;
  readonly asset: string;
  readonly walletAddress: string;
  readonly walletName: string;
}

// One wallet per line, with its fields in the order of the specification.
// oxfmt-ignore
const walletRows: readonly (readonly [id: string, asset: string, address: string, name: string])[] = [
  // Plain Ethereum wallets, each with a correct EIP-55 checksum.
  ['a2c3a007-a73c-4d8d-b871-539d9d586616', 'ETH', '0xbe71Df2e36e36bf3FacE0B4A1106ceE9d9aaF335', 'Operating account EUR desk'],
  ['dd39903d-1f95-4d00-b98b-f70f73fdbb86', 'ETH', '0xCa74a183066f4F5E0C4e12D4078803144b621920', 'Operating account USD desk'],
  ['655d722f-a303-4d63-b898-e87068dafc7e', 'ETH', '0x101F7c5FEA89d93001692D1212892048cA36E55D', 'Operating account APAC desk'],
  ['131d7503-8275-47c7-ac05-6bddea21bca4', 'ETH', '0x25D01bedC9Cdb728274B77bCc9659145dB28E84f', 'Deployment account'],
  ['47780e3c-9fcb-40ff-9cea-a12e36633b6d', 'ETH', '0xf19a142DA0b23DBA64C09992C784147d8Ae12180', 'Tokenisation desk'],
  ['18b5b637-ce06-408a-b9ee-ccd61791b5c4', 'ETH', '0xf5B1cE732E548E3b7FD476eacc8863c07b711139', 'Cold storage – vault 1'],
  ['9bee3b1a-ceee-48eb-aee7-a43b44071ecd', 'ETH', '0xAc99E20b8192A086c667E8a7b4632417f6fC29Ad', 'Cold storage – vault 2'],
  ['67a0a87f-d834-435d-bda7-718ac08f0500', 'ETH', '0x34D226175233ce8c23c39591A3D969DfA53F4852', 'Cold storage – vault 3'],
  ['1306da53-eacb-4dc3-bc9b-c632092164e8', 'ETH', '0x5F3660EBE6D8b999A881aFF882DB4030350c399E', 'Customer settlement'],
  ['7c1c40f6-2134-47d7-9159-c7981b9848b6', 'ETH', '0x00B6e349AACf28e2935705C59E667808B5eb08BB', 'Collateral – prime broker A'],
  ['c9fcc7b0-18d2-43bb-b8a6-70baeca2a378', 'ETH', '0x4cBD5894797D5c8FcC0966Fcd0AacAd9747e0A1A', 'Collateral – prime broker B'],
  ['a145a44c-4111-4cb1-97d0-ff44029fa907', 'ETH', '0xC67Fd8bDa447DBda0A0f306e8de3e15C93F697f8', 'Validator rewards 2024'],
  ['899d5231-39b5-40fb-81f4-a5b83ba0556a', 'ETH', '0x922cB85b9f60842eEae32ff53850751E648A0bd7', 'Gas reserve'],
  // Other assets, each address valid in its own network's format.
  ['84c2dba7-17df-4515-bfbe-7e2efec87a75', 'USDC_ERC20', '0xd021D3929f5bD33DFcE38193bf66A60F1f3F6E5D', 'Supplier payments'],
  ['553bb4ed-11c3-42d5-9e33-c30caafd59d7', 'USDC_ERC20', '0x83F5994007e94324842edCFAA77789a96BBd602d', 'Dividend account'],
  ['743d41fa-b8d7-48d4-8736-aef914c857b5', 'POLYGON', '0xd021D3929f5bD33DFcE38193bf66A60F1f3F6E5D', 'Supplier payments (Polygon)'],
  ['739b887c-deb6-48a6-a9ab-ebd5b9c2a128', 'POLYGON', '0xD73Af8061bc79D193038D889307a5c3B11e937E0', 'Loyalty programme'],
  ['a95a827a-7022-4f08-bdfd-ed92bed8c0af', 'BTC', 'bc1qeefnepz5jxjctj3dpu4uenw0avhpjr50u30x40', 'Bitcoin reserve – vault 1'],
  ['e96a2eb9-1b00-4676-823e-a2d2c7c0d94f', 'BTC', 'bc1pm3xc3yl2tp6k64qss2ygxw9w8krvlnzdfty29xj2rmxdt8hwtrhs062pfx', 'Bitcoin reserve – vault 2'],
  ['ad94614d-9382-4b9f-97b2-db0f99c5d36e', 'BTC', '1Kw9QLJHqJyPS4LgVixVLCND9ksrMpYc7u', 'Bitcoin receipts before 2023'],
  ['f8777aeb-98d4-4257-9ce7-173f622fd088', 'SOL', 'E5iYRWz9akJDWjuzoZ2PFGzGHrouhARUWZG7bcsYGA7q', 'Staking – Solana'],
  ['e0cb9a09-9ce7-4ba3-9257-dc482718b007', 'XRP', 'rJqqqtsNrzab89iPXxJdaHDU8YpGVaDTgJ', 'Cross-border payments'],
  // Another address than that of `Operating account EUR desk`, with the same first and last four digits.
  ['253b032f-eaa4-4779-ab01-e36d9512e3bb', 'ETH', '0xbe712C7D1A8CD87A23b0D6dC8c8E728dA27FF335', 'Operating account EUR desk (2)'],
  // One address under two names.
  ['24ae0454-ea7c-4a04-8c45-d8edbfe11dd6', 'ETH', '0x9F5e3847103dbbA6A6a29aa090644D604743FFE6', 'Payroll'],
  ['2a28fbda-d778-4de5-b972-0edcd30d4c58', 'ETH', '0x9F5e3847103dbbA6A6a29aa090644D604743FFE6', 'Payroll and benefits'],
  // The address of `Customer settlement` in another case.
  ['5dfea850-5721-4ea5-8f2d-61bd8b67a8e9', 'ETH', '0x5f3660ebe6d8b999a881aff882db4030350c399e', 'Customer settlement (imported)'],
  // No checksum: all lower case, then all upper case.
  ['17c5cd01-75ae-4ba4-9310-04b53343e6ba', 'ETH', '0xb5d26eeec2b39ba5d067288ff301ee0eb9beb920', 'Escrow – Lindqvist closing'],
  ['106cda69-f47b-40bc-b979-14b153c7e022', 'ETH', '0x7660FF5F3069359AE69A5315A96CC24838CD9570', 'Insurance fund'],
  // One letter has the wrong case for its checksum.
  ['5d5e86d9-bfc6-4192-bd78-5358f9acdac8', 'ETH', '0x0cFEf05777214462F14209FAF2aE2A931e87362A', 'Grants programme 2025'],
  // An asset code that is not well known.
  ['1edf0de1-5082-4132-bed3-9370d9e17797', 'TDEP', 'TDEP-4471-0093-8826-5510', 'Tokenised deposit pilot'],
];

/** Wallets of the demo account. The last eight are cases that a viewer should point out or at least cope with. */
const demoWallets = walletRows.map(([id, asset, walletAddress, walletName]): DemoWallet => ({
  id,
  asset,
  walletAddress,
  walletName,
}));

/** Specification section 2, SmartContract; the last two fields may be missing. */
export interface DemoContract {
  readonly name: string;
  readonly asset: string;
  readonly address: string;
  readonly type: string;
  readonly deployedAt?: string;
  readonly deployedBy?: string;
}

// Deployers: wallets of this account, and one of its contracts.
const tokenisationDesk = '0xf19a142DA0b23DBA64C09992C784147d8Ae12180';
const supplierPayments = '0xd021D3929f5bD33DFcE38193bf66A60F1f3F6E5D';
const deploymentAccount = '0x25D01bedC9Cdb728274B77bCc9659145dB28E84f';
const eurDesk = '0xbe71Df2e36e36bf3FacE0B4A1106ceE9d9aaF335';
const customerSettlement = '0x5F3660EBE6D8b999A881aFF882DB4030350c399E';
const vestingFactory = '0x67C6960d39862357e750A745aBe7C37D136Bf46C';

type ContractRow = readonly [
  name: string,
  asset: string,
  address: string,
  type: string,
  deployedAt: string | null,
  deployedBy: string | null,
];

// One contract per line, with its fields in the order of the specification.
// oxfmt-ignore
const contractRows: readonly ContractRow[] = [
  // Token contracts; each address is derived from its deployer and the deployer's nonce.
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
  // Deployed by an address that is not in this account.
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

const contractOf = ([
  name,
  asset,
  address,
  type,
  deployedAt,
  deployedBy,
]: ContractRow): DemoContract => ({
  name,
  asset,
  address,
  type,
  ...(deployedAt !== null && { deployedAt }),
  ...(deployedBy !== null && { deployedBy }),
});

/** Dated in the future; the date changes once a calendar year. `nowMs` is in milliseconds since the epoch. */
const scheduledContract = (nowMs: number): DemoContract => ({
  name: 'Settlement escrow – next go-live',
  asset: 'ETH',
  address: '0x1597DACdeD4a9d96fE5984183b0dB7937d022D9F',
  type: 'Escrow',
  deployedAt: new Date(Date.UTC(new Date(nowMs).getUTCFullYear() + 1, 2, 31, 6)).toISOString(),
  deployedBy: deploymentAccount,
});

/** Contracts of the demo account. The last ones are cases that a viewer should point out or at least cope with. */
const demoContracts = (nowMs: number): readonly DemoContract[] => [
  ...contractRows.map(contractOf),
  scheduledContract(nowMs),
];

/** The demo account (specification section 2); `nowMs` only dates its one future contract. */
export const demoAccount = (nowMs: number): unknown => ({
  userId: 'c0a7f3d2-58be-4e19-9d64-2b1f70e8a935',
  name: 'Meridian Treasury Operations',
  email: 'treasury.operations@example.com',
  wallets: demoWallets,
  smartContracts: demoContracts(nowMs),
});
