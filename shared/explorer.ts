import { misleading, parseUrl } from './base-url';
import { fail, succeed, type Result } from './failure';
import type { TemplateProblem } from './problems';

/** The websites that show addresses of an asset. Templates hold `{address}` once. */
export interface Explorer {
  /** The asset as the service names it. */
  readonly asset: string;
  /** Whether its addresses follow EIP-55. */
  readonly evm: boolean;
  readonly address: string;
  /** Where the code of a contract is shown; null for nowhere. */
  readonly code: string | null;
  /** Where a contract's verification is shown; null for nowhere. */
  readonly verification: string | null;
}

/** What of a record is looked up; the deployer has the template of addresses. */
export const explorerLinks = ['address', 'code', 'verification', 'deployer'] as const;
export type ExplorerLink = (typeof explorerLinks)[number];

export const mostExplorers = 100;

/** Only Ethereum has one until the person adds more: which network another asset's addresses are of is not known. */
export const presetExplorers: readonly Explorer[] = [
  {
    asset: 'ETH',
    evm: true,
    address: 'https://etherscan.io/address/{address}',
    code: 'https://etherscan.io/address/{address}#code',
    verification: 'https://repo.sourcify.dev/1/{address}',
  },
];

const placeholder = '{address}';

/** In UTF-16 units. */
const longestAsset = 64;

/** Longest template and longest address built from one: Windows opens none above 2,081 characters. */
const longestUrl = 2048;

/** Between the two slashes and what comes after the host; empty for `https:host` and `https:///host`. */
const authorityOf = (text: string): string => /^https:\/\/([^/?#]*)/iu.exec(text)?.[1] ?? '';

/** A host whose name has an empty part, such as `.com` or `a..b`; no name server knows one. */
const hasEmptyLabel = (hostname: string): boolean => /^\.|\.\./u.test(hostname);

/** This computer, or a name that only the own network knows; the parser has made every form of an IP one. */
const isLocal = (hostname: string): boolean => {
  const name = hostname.replace(/\.+$/u, '');
  if (name.startsWith('['))
    return /^\[::(?:1|(?:ffff:)?(?:7f[\da-f]{2}|0):[\da-f]+)?\]$/u.test(name);
  return !name.includes('.') || /^(?:127|0)\.[\d.]+$|\.localhost$/u.test(name);
};

const fill = (template: string, address: string): string =>
  template.replace(placeholder, () => encodeURIComponent(address));

/** Stands for an address; whether it is still there tells whether the parser keeps the place. */
const probe = '0x00placeholder00';

/** Why a template cannot be used, or null. It needs https, a host of the web and one `{address}` behind it. */
export const templateProblem = (template: string): TemplateProblem | null => {
  if (template === '') return 'empty';
  if (template.length > longestUrl) return 'too-long';
  if (misleading.test(template)) return 'not-an-address';
  if (!/^https:/iu.test(template)) return 'not-https';
  const authority = authorityOf(template);
  if (authority === '') return 'not-an-address';
  if (authority.includes('@')) return 'has-credentials';
  if (authority.includes(placeholder)) return 'address-in-host';
  const places = template.split(placeholder).length - 1;
  if (places !== 1) return places === 0 ? 'no-address' : 'several-addresses';
  const url = parseUrl(fill(template, probe));
  if (!url) return 'not-an-address';
  if (hasEmptyLabel(url.hostname)) return 'not-an-address';
  if (isLocal(url.hostname)) return 'local-host';
  // A later `..` would take the address away again.
  return url.href.includes(probe) ? null : 'no-address';
};

/** The parts of an explorer that hold a template. */
export const explorerTemplates = ['address', 'code', 'verification'] as const;
type ExplorerTemplate = (typeof explorerTemplates)[number];

/** Whether two explorers say the same, also of what asset. */
export const isSameExplorer = (one: Explorer, other: Explorer): boolean =>
  one.asset === other.asset &&
  one.evm === other.evm &&
  explorerTemplates.every((name) => one[name] === other[name]);

/** The website whose pages a template opens, as its certificate names it; empty while there is none to read. */
export const siteOf = (template: string): string => parseUrl(template)?.host ?? '';

const assetProblem = (asset: string, before: readonly Explorer[]): TemplateProblem | null => {
  // Nobody could tell a name without a visible character from none.
  if (!/[^\s\p{C}]/u.test(asset)) return 'asset-empty';
  if (asset.length > longestAsset) return 'asset-too-long';
  return before.some((other) => other.asset === asset) ? 'asset-twice' : null;
};

/** What is wrong with one entry of a list of explorers, and in which part of it. */
export interface ExplorerProblem {
  readonly index: number;
  readonly part: 'asset' | ExplorerTemplate;
  readonly problem: TemplateProblem;
}

const partProblem = (
  explorer: Explorer,
  part: ExplorerProblem['part'],
  before: readonly Explorer[],
): TemplateProblem | null => {
  if (part === 'asset') return assetProblem(explorer.asset, before);
  const template = explorer[part];
  return template === null ? null : templateProblem(template);
};

/** The first thing wrong with a list of explorers, in the order of its fields; null when it can be used. */
export const explorerProblem = (explorers: readonly Explorer[]): ExplorerProblem | null => {
  for (const [index, explorer] of explorers.entries()) {
    for (const part of ['asset', ...explorerTemplates] as const) {
      const problem = partProblem(explorer, part, explorers.slice(0, index));
      if (problem !== null) return { index, part, problem };
    }
  }
  return null;
};

/** The one rule for explorers. Fails with `LINK_TEMPLATE_INVALID`, the asset and what is wrong with its entry. */
export const checkExplorers = (explorers: readonly Explorer[]): Result<readonly Explorer[]> => {
  const found = explorerProblem(explorers);
  if (!found) return succeed(explorers);
  const asset = explorers[found.index]?.asset.slice(0, longestAsset) ?? '';
  return fail('LINK_TEMPLATE_INVALID', { template: found.problem, asset });
};

/** The only addresses that go into a link: 1 to 128 letters and digits of the ASCII set, whatever a service calls one. */
export const isLinkable = (address: string): boolean => /^[A-Za-z\d]{1,128}$/u.test(address);

/** The full URL for one address; null when the template or the address cannot be used. */
export const explorerUrl = (template: string, address: string): string | null => {
  if (!isLinkable(address) || templateProblem(template) !== null) return null;
  const url = parseUrl(fill(template, address));
  const isOfTemplate =
    url?.protocol === 'https:' && url.host === parseUrl(fill(template, probe))?.host;
  return isOfTemplate && url.href.length <= longestUrl ? url.href : null;
};
