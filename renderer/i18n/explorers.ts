/** What is said about explorers, the web pages that show addresses of a chain. */
export const explorerWords = {
  title: 'Explorers',
  hint: 'Web pages that show an address. {address} stands for the address. They open in your browser, only when you click, and their operators see the address and where you come from. The service does not say which chain an asset is on: for ETH, Ethereum mainnet is assumed.',
  asset: 'Asset',
  newAsset: 'New asset',
  address: 'Page of an address',
  code: 'Page of a contract’s code (optional)',
  verification: 'Page of a contract’s verified source (optional)',
  evm: 'Its addresses follow EIP-55 (Ethereum and compatible chains)',
  add: 'Add asset',
  remove: (asset: string) => `Remove ${asset === '' ? 'this asset' : asset}`,
  removed: (asset: string) => `${asset} is removed.`,
  beforeStays: 'Not saved yet: what was here before still applies.',
  notYet: 'Not saved yet.',
};
