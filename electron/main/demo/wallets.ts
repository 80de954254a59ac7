/** Specification section 2, Wallet. */
export interface DemoWallet {
  readonly id: string;
  readonly asset: string;
  readonly walletAddress: string;
  readonly walletName: string;
}

// A wallet a line, with its fields in the order of the specification.
// oxfmt-ignore
const rows: readonly (readonly [id: string, asset: string, address: string, name: string])[] = [
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
  // A stranger to `Operating account EUR desk` that begins and ends with the same four digits.
  ['253b032f-eaa4-4779-ab01-e36d9512e3bb', 'ETH', '0xbe712C7D1A8CD87A23b0D6dC8c8E728dA27FF335', 'Operating account EUR desk (2)'],
  // One address under two names.
  ['24ae0454-ea7c-4a04-8c45-d8edbfe11dd6', 'ETH', '0x9F5e3847103dbbA6A6a29aa090644D604743FFE6', 'Payroll'],
  ['2a28fbda-d778-4de5-b972-0edcd30d4c58', 'ETH', '0x9F5e3847103dbbA6A6a29aa090644D604743FFE6', 'Payroll and benefits'],
  // The address of `Customer settlement` but for case.
  ['5dfea850-5721-4ea5-8f2d-61bd8b67a8e9', 'ETH', '0x5f3660ebe6d8b999a881aff882db4030350c399e', 'Customer settlement (imported)'],
  // No checksum: all lower case, then all upper case.
  ['17c5cd01-75ae-4ba4-9310-04b53343e6ba', 'ETH', '0xb5d26eeec2b39ba5d067288ff301ee0eb9beb920', 'Escrow – Lindqvist closing'],
  ['106cda69-f47b-40bc-b979-14b153c7e022', 'ETH', '0x7660FF5F3069359AE69A5315A96CC24838CD9570', 'Insurance fund'],
  // One letter has the wrong case for its checksum.
  ['5d5e86d9-bfc6-4192-bd78-5358f9acdac8', 'ETH', '0x0cFEf05777214462F14209FAF2aE2A931e87362A', 'Grants programme 2025'],
  // An asset code that no list of well-known ones holds.
  ['1edf0de1-5082-4132-bed3-9370d9e17797', 'TDEP', 'TDEP-4471-0093-8826-5510', 'Tokenised deposit pilot'],
];

/** Its wallets; the last eight are what a viewer should point out or at least not stumble over. */
export const demoWallets = rows.map(([id, asset, walletAddress, walletName]): DemoWallet => ({
  id,
  asset,
  walletAddress,
  walletName,
}));
