import { mostExplorers } from '../../shared/explorer';
import type { Failure, TemplateProblem } from '../../shared/failure';
import { catalogue } from './language';
import type { Message } from './message';

const problems: Record<TemplateProblem, string> = {
  'asset-empty': 'Enter the asset as the service names it.',
  'asset-too-long': 'The name of an asset has at most 64 characters.',
  'asset-twice': 'This asset is in the list more than once.',
  empty: 'Enter the address of a website, or leave this link out.',
  'too-long': 'The address of a website has at most 2,048 characters.',
  'not-an-address': 'This is not a web address. It must not contain spaces or backslashes.',
  'not-https': 'The address of a website must start with https://',
  'has-credentials': 'The address of a website must not contain a user name or password.',
  'local-host': 'The address must be that of a website, not of this computer.',
  'address-in-host': '{address} must stand behind the name of the website, not in it.',
  'no-address': '{address} must stand where the address belongs.',
  'several-addresses': '{address} must stand there once only.',
};

/** What is wrong with a website that addresses are looked up on. */
export const templateProblem = catalogue(
  'templateProblem',
  (problem: TemplateProblem): string => problems[problem],
);

/** What is wrong with the websites that addresses are looked up on, and of which asset. */
export const templateSentence = ({ template, asset }: Failure): Message => ({
  message: problems[template ?? 'not-an-address'],
  ...(asset ? { remedy: `Look at the entry of ${asset}. Nothing was saved.` } : {}),
});

/** What is said about explorers, the web pages that show addresses of a chain. */
export const explorerWords = {
  title: 'Explorers',
  hint: 'Web pages that show an address. {address} stands for the address. They open in your browser, only when you click, and their operators see the address and where you come from. The service does not say which chain an asset is on: for ETH, Ethereum mainnet is assumed.',
  newAsset: 'New asset',
  address: 'Page of an address',
  code: 'Page of a contract’s code (optional)',
  verification: 'Page of a contract’s verified source (optional)',
  evm: 'Its addresses follow EIP-55 (Ethereum and compatible chains)',
  add: 'Add asset',
  full: `There is room for ${mostExplorers}: remove one first.`,
  remove: (asset: string) => `Remove ${asset === '' ? 'this asset' : asset}`,
  removed: (asset: string) => `${asset} is removed.`,
  beforeStays: 'Not saved yet: what was here before still applies.',
  notYet: 'Not saved yet.',
};
