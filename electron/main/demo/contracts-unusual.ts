import type { DemoContract } from './contracts';

/** Contracts a viewer should point out or at least not stumble over. */
export const unusualContracts: readonly DemoContract[] = [
  // Deployed by another contract of this account, the vesting factory.
  {
    name: 'Vesting – employees 2024',
    asset: 'ETH',
    address: '0xF53acc36D172793c59130B859B4DE13f292D0764',
    type: 'Vesting',
    deployedAt: '2024-01-02T00:00:00.000Z',
    deployedBy: '0x67C6960d39862357e750A745aBe7C37D136Bf46C',
  },
  {
    name: 'Vesting – employees 2025',
    asset: 'ETH',
    address: '0x9D571f147D0ab6B1FF4c4480742010C4258a1bDC',
    type: 'Vesting',
    deployedAt: '2025-01-02T00:00:00.000Z',
    deployedBy: '0x67C6960d39862357e750A745aBe7C37D136Bf46C',
  },
  // Deployed by an address that is none of this account’s.
  {
    name: 'Staking deposit router',
    asset: 'ETH',
    address: '0x27E4fc402d2Bb0EBB45a3050678e00b4b4F233fF',
    type: 'Router',
    deployedAt: '2024-11-15T20:06:38.414Z',
    deployedBy: '0x2c25B96Cb26485B508b995312021D5c132567833',
  },
  // Deployer is a service, not an address.
  {
    name: 'Custody policy engine',
    asset: 'ETH',
    address: '0x2d913CE573C37c113752F37e36a1A2430Fe06C44',
    type: 'Policy',
    deployedAt: '2025-02-18T05:27:11.960Z',
    deployedBy: 'custody-provisioning-service',
  },
  // No deployer.
  {
    name: 'Wrapped deposit bridge',
    asset: 'POLYGON',
    address: '0x494A6F6B8e74150E7072B27C60CDb57F38dfD4d9',
    type: 'Bridge',
    deployedAt: '2023-07-25T22:49:55.537Z',
  },
  // No date.
  {
    name: 'Legacy allowance list',
    asset: 'ETH',
    address: '0xe226C0F133Ecf4562C3B6f88ec3C7C15c1Cf6b55',
    type: 'Allowlist',
    deployedBy: '0xbe71Df2e36e36bf3FacE0B4A1106ceE9d9aaF335',
  },
  // Dated before the network existed.
  {
    name: 'Genesis allocation record',
    asset: 'ETH',
    address: '0x7Aa7c7535618BDC3A2451AF92fCdaD6440d55437',
    type: 'Registry',
    deployedAt: '2014-11-03T00:00:00.000Z',
    deployedBy: '0x25D01bedC9Cdb728274B77bCc9659145dB28E84f',
  },
  // A name longer than any column.
  {
    name: 'Revolving credit facility agreement between Meridian Treasury Operations, the participating lenders of tranche B and the security trustee, as amended and restated on 14 March 2025 (interest calculation and drawdown register)',
    asset: 'ETH',
    address: '0xFe768B695A95400146b156880f880f9575D0511b',
    type: 'Credit Facility',
    deployedAt: '2025-03-14T16:00:00.125Z',
    deployedBy: '0xbe71Df2e36e36bf3FacE0B4A1106ceE9d9aaF335',
  },
  // Names in other scripts, and an emoji.
  {
    name: '東京支店 決済コントラクト',
    asset: 'ETH',
    address: '0x3E303EFAf474B0f2695299405628eb63E5d5dFbB',
    type: 'Settlement',
    deployedAt: '2024-08-08T01:30:00.777Z',
    deployedBy: '0x5F3660EBE6D8b999A881aFF882DB4030350c399E',
  },
  {
    name: 'عقد تسوية مكتب دبي',
    asset: 'ETH',
    address: '0xCaaBf3a5dBc4CA7415a98040ecB6AD926baD257e',
    type: 'Settlement',
    deployedAt: '2025-05-19T06:12:24.050Z',
    deployedBy: '0x5F3660EBE6D8b999A881aFF882DB4030350c399E',
  },
  {
    name: 'Vermögensübertragung Zürich – Schlüsselverträge',
    asset: 'ETH',
    address: '0xFDd4008f1A23d3704118167ad327449088d8fC24',
    type: 'Escrow',
    deployedAt: '2026-02-10T08:59:59.999Z',
    deployedBy: '0x25D01bedC9Cdb728274B77bCc9659145dB28E84f',
  },
  {
    name: 'Sustainability reporting 🌱',
    asset: 'POLYGON',
    address: '0x5D886d540F3D0Af423c3233492C45284a27e9446',
    type: 'Registry',
    deployedAt: '2026-09-01T10:10:10.010Z',
    deployedBy: '0xd021D3929f5bD33DFcE38193bf66A60F1f3F6E5D',
  },
];

const nextGoLive = (nowMs: number): string =>
  new Date(Date.UTC(new Date(nowMs).getUTCFullYear() + 1, 2, 31, 6)).toISOString();

/** A contract dated in the future; the date stands still for a calendar year. */
export const scheduledContract = (nowMs: number): DemoContract => ({
  name: 'Settlement escrow – next go-live',
  asset: 'ETH',
  address: '0x1597DACdeD4a9d96fE5984183b0dB7937d022D9F',
  type: 'Escrow',
  deployedAt: nextGoLive(nowMs),
  deployedBy: '0x25D01bedC9Cdb728274B77bCc9659145dB28E84f',
});
