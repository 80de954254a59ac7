import type { DemoWallet } from './records';

/** Plain Ethereum wallets, each with a correct EIP-55 checksum. */
export const ethereumWallets: readonly DemoWallet[] = [
  {
    id: 'a2c3a007-a73c-4d8d-b871-539d9d586616',
    asset: 'ETH',
    walletAddress: '0xbe71Df2e36e36bf3FacE0B4A1106ceE9d9aaF335',
    walletName: 'Operating account EUR desk',
  },
  {
    id: 'dd39903d-1f95-4d00-b98b-f70f73fdbb86',
    asset: 'ETH',
    walletAddress: '0xCa74a183066f4F5E0C4e12D4078803144b621920',
    walletName: 'Operating account USD desk',
  },
  {
    id: '655d722f-a303-4d63-b898-e87068dafc7e',
    asset: 'ETH',
    walletAddress: '0x101F7c5FEA89d93001692D1212892048cA36E55D',
    walletName: 'Operating account APAC desk',
  },
  {
    id: '131d7503-8275-47c7-ac05-6bddea21bca4',
    asset: 'ETH',
    walletAddress: '0x25D01bedC9Cdb728274B77bCc9659145dB28E84f',
    walletName: 'Deployment account',
  },
  {
    id: '47780e3c-9fcb-40ff-9cea-a12e36633b6d',
    asset: 'ETH',
    walletAddress: '0xf19a142DA0b23DBA64C09992C784147d8Ae12180',
    walletName: 'Tokenisation desk',
  },
  {
    id: '18b5b637-ce06-408a-b9ee-ccd61791b5c4',
    asset: 'ETH',
    walletAddress: '0xf5B1cE732E548E3b7FD476eacc8863c07b711139',
    walletName: 'Cold storage – vault 1',
  },
  {
    id: '9bee3b1a-ceee-48eb-aee7-a43b44071ecd',
    asset: 'ETH',
    walletAddress: '0xAc99E20b8192A086c667E8a7b4632417f6fC29Ad',
    walletName: 'Cold storage – vault 2',
  },
  {
    id: '67a0a87f-d834-435d-bda7-718ac08f0500',
    asset: 'ETH',
    walletAddress: '0x34D226175233ce8c23c39591A3D969DfA53F4852',
    walletName: 'Cold storage – vault 3',
  },
  {
    id: '1306da53-eacb-4dc3-bc9b-c632092164e8',
    asset: 'ETH',
    walletAddress: '0x5F3660EBE6D8b999A881aFF882DB4030350c399E',
    walletName: 'Customer settlement',
  },
  {
    id: '7c1c40f6-2134-47d7-9159-c7981b9848b6',
    asset: 'ETH',
    walletAddress: '0x00B6e349AACf28e2935705C59E667808B5eb08BB',
    walletName: 'Collateral – prime broker A',
  },
  {
    id: 'c9fcc7b0-18d2-43bb-b8a6-70baeca2a378',
    asset: 'ETH',
    walletAddress: '0x4cBD5894797D5c8FcC0966Fcd0AacAd9747e0A1A',
    walletName: 'Collateral – prime broker B',
  },
  {
    id: 'a145a44c-4111-4cb1-97d0-ff44029fa907',
    asset: 'ETH',
    walletAddress: '0xC67Fd8bDa447DBda0A0f306e8de3e15C93F697f8',
    walletName: 'Validator rewards 2024',
  },
  {
    id: '899d5231-39b5-40fb-81f4-a5b83ba0556a',
    asset: 'ETH',
    walletAddress: '0x922cB85b9f60842eEae32ff53850751E648A0bd7',
    walletName: 'Gas reserve',
  },
];
