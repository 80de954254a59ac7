import { mostExplorers } from '../../../shared/explorer';
import type { Failure, TemplateProblem } from '../../../shared/failure';
import type { Message } from '../message';
import type { explorerWords as english } from '../explorers';

const problems: Record<TemplateProblem, string> = {
  'asset-empty': 'Geben Sie das Asset so ein, wie der Dienst es nennt.',
  'asset-too-long': 'Der Name eines Assets hat höchstens 64 Zeichen.',
  'asset-twice': 'Dieses Asset steht mehr als einmal in der Liste.',
  empty: 'Geben Sie die Adresse einer Website ein, oder lassen Sie diesen Link weg.',
  'too-long': 'Die Adresse einer Website hat höchstens 2.048 Zeichen.',
  'not-an-address':
    'Das ist keine Webadresse. Sie darf weder Leerzeichen noch umgekehrte Schrägstriche enthalten.',
  'not-https': 'Die Adresse einer Website muss mit https:// beginnen.',
  'has-credentials': 'Die Adresse einer Website darf weder Benutzernamen noch Passwort enthalten.',
  'local-host': 'Die Adresse muss die einer Website sein, nicht die dieses Computers.',
  'address-in-host': '{address} muss hinter dem Namen der Website stehen, nicht darin.',
  'no-address': '{address} muss da stehen, wohin die Adresse gehört.',
  'several-addresses': '{address} darf nur einmal vorkommen.',
};

/** What is wrong with a website that addresses are looked up on. */
export const templateProblem = (problem: TemplateProblem): string => problems[problem];

/** What is wrong with the websites that addresses are looked up on, and of which asset. */
export const templateSentence = ({ template, asset }: Failure): Message => ({
  message: problems[template ?? 'not-an-address'],
  ...(asset
    ? { remedy: `Sehen Sie sich den Eintrag zu ${asset} an. Nichts wurde gespeichert.` }
    : {}),
});

export const explorerWords: typeof english = {
  title: 'Explorer',
  hint: 'Webseiten, die eine Adresse anzeigen. {address} steht für die Adresse. Sie öffnen sich in Ihrem Browser, und nur auf einen Klick; ihre Betreiber sehen die Adresse und woher Sie kommen. Der Dienst sagt nicht, auf welcher Chain ein Asset liegt: Für ETH ist das Ethereum-Mainnet angenommen.',
  newAsset: 'Neues Asset',
  address: 'Seite einer Adresse',
  code: 'Seite zum Code eines Contracts (optional)',
  verification: 'Seite zum verifizierten Quelltext eines Contracts (optional)',
  evm: 'Seine Adressen folgen EIP-55 (Ethereum und kompatible Chains)',
  add: 'Asset hinzufügen',
  full: `Es ist Platz für ${mostExplorers}: Entfernen Sie zuerst eines.`,
  remove: (asset) => `${asset === '' ? 'Dieses Asset' : asset} entfernen`,
  removed: (asset) => `${asset} ist entfernt.`,
  beforeStays: 'Noch nicht gespeichert: Es gilt weiter, was hier vorher stand.',
  notYet: 'Noch nicht gespeichert.',
};
