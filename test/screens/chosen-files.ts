/** A list to compare the wallets with: an equal address, a different address, an unknown wallet, a missing address. */
export const expected = [
  'name,asset,address',
  'Tokenisation desk,ETH,0xf19a142DA0b23DBA64C09992C784147d8Ae12180',
  'Cold storage – vault 1,ETH,0xf5B1cE732E548E3b7FD4c0ffee5a1d427b711139',
  'Dividend reserve,ETH,0x4C1B7F0E93a2d65c08bE17F4a9D3360B52eC8d71',
  'Nobody,ETH,',
];

/** A file of notes and pins to import: a note, a different address for a known wallet, a different block explorer. */
export const notesToImport = {
  format: 'account-viewer-notes-and-pins',
  version: 1,
  appVersion: '0.1.0',
  savedAt: '2026-01-05T09:30:00.000Z',
  account: { userId: null, name: 'Meridian Treasury Operations' },
  explorers: [
    {
      asset: 'ETH',
      evm: true,
      code: null,
      verification: null,
      address: 'https://blocks.example.org/address/{address}',
    },
  ],
  notes: [
    {
      address: '0xac99e20b8192a086c667e8a7b4632417f6fc29ad',
      name: 'Vault of the board',
      note: 'Call first.',
      tags: ['board'],
      favourite: true,
    },
  ],
  pins: [
    {
      list: 'wallets',
      id: '18b5b637-ce06-408a-b9ee-ccd61791b5c4',
      asset: 'ETH',
      walletAddress: '0xf5B1cE732E548E3b7FD4c0ffee5a1d427b711139',
      walletName: 'Cold storage – vault 1',
    },
  ],
};
