import type { explorerWords as english } from '../explorers';

export const explorerWords: typeof english = {
  title: 'Explorer',
  hint: 'Webseiten, die eine Adresse anzeigen. {address} steht für die Adresse. Sie öffnen sich in Ihrem Browser, und nur auf einen Klick; ihre Betreiber sehen die Adresse und woher Sie kommen. Der Dienst sagt nicht, auf welcher Chain ein Asset liegt: Für ETH ist das Ethereum-Mainnet angenommen.',
  asset: 'Asset',
  newAsset: 'Neues Asset',
  address: 'Seite einer Adresse',
  code: 'Seite zum Code eines Contracts (optional)',
  verification: 'Seite zum verifizierten Quelltext eines Contracts (optional)',
  evm: 'Seine Adressen folgen EIP-55 (Ethereum und kompatible Chains)',
  add: 'Asset hinzufügen',
  remove: (asset) => `${asset === '' ? 'Dieses Asset' : asset} entfernen`,
  removed: (asset) => `${asset} ist entfernt.`,
  beforeStays: 'Noch nicht gespeichert: Es gilt weiter, was hier vorher stand.',
  notYet: 'Noch nicht gespeichert.',
};
