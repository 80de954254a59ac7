import type { DemoWallet } from './records';

/** Wallets a viewer should point out or at least not stumble over. */
export const unusualWallets: readonly DemoWallet[] = [
  // A stranger to `Operating account EUR desk` that begins and ends with the same four digits.
  {
    id: '253b032f-eaa4-4779-ab01-e36d9512e3bb',
    asset: 'ETH',
    walletAddress: '0xbe712C7D1A8CD87A23b0D6dC8c8E728dA27FF335',
    walletName: 'Operating account EUR desk (2)',
  },
  // One address under two names.
  {
    id: '24ae0454-ea7c-4a04-8c45-d8edbfe11dd6',
    asset: 'ETH',
    walletAddress: '0x9F5e3847103dbbA6A6a29aa090644D604743FFE6',
    walletName: 'Payroll',
  },
  {
    id: '2a28fbda-d778-4de5-b972-0edcd30d4c58',
    asset: 'ETH',
    walletAddress: '0x9F5e3847103dbbA6A6a29aa090644D604743FFE6',
    walletName: 'Payroll and benefits',
  },
  // The address of `Customer settlement` but for case.
  {
    id: '5dfea850-5721-4ea5-8f2d-61bd8b67a8e9',
    asset: 'ETH',
    walletAddress: '0x5f3660ebe6d8b999a881aff882db4030350c399e',
    walletName: 'Customer settlement (imported)',
  },
  // No checksum: all lower case, then all upper case.
  {
    id: '17c5cd01-75ae-4ba4-9310-04b53343e6ba',
    asset: 'ETH',
    walletAddress: '0xb5d26eeec2b39ba5d067288ff301ee0eb9beb920',
    walletName: 'Escrow – Lindqvist closing',
  },
  {
    id: '106cda69-f47b-40bc-b979-14b153c7e022',
    asset: 'ETH',
    walletAddress: '0x7660FF5F3069359AE69A5315A96CC24838CD9570',
    walletName: 'Insurance fund',
  },
  // One letter has the wrong case for its checksum.
  {
    id: '5d5e86d9-bfc6-4192-bd78-5358f9acdac8',
    asset: 'ETH',
    walletAddress: '0x0cFEf05777214462F14209FAF2aE2A931e87362A',
    walletName: 'Grants programme 2025',
  },
  // An asset code that no list of well-known ones holds.
  {
    id: '1edf0de1-5082-4132-bed3-9370d9e17797',
    asset: 'TDEP',
    walletAddress: 'TDEP-4471-0093-8826-5510',
    walletName: 'Tokenised deposit pilot',
  },
];
