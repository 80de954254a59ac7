import { alteredByUrlParser, parseUrl } from './base-url';
import { fail, succeed, type Result } from './failure';
import type { TemplateProblem } from './problems';

/** Block explorer websites of an asset, as URL templates. Each template contains `{address}` once. */
export interface Explorer {
  /** The asset as the service names it. */
  readonly asset: string;
  /** Whether addresses of the asset follow EIP-55. */
  readonly evm: boolean;
  /** Template for the page of an address. */
  readonly address: string;
  /** Template for the page with the code of a contract; null for none. */
  readonly code: string | null;
  /** Template for the page with the verification of a contract; null for none. */
  readonly verification: string | null;
}

/** Links of a record. `deployer` uses the template `address`. */
export const explorerLinks = ['address', 'code', 'verification', 'deployer'] as const;
export type ExplorerLink = (typeof explorerLinks)[number];

export const mostExplorers = 100;

/** Only Ethereum is preset, because the app does not know the networks of other assets. Users can add explorers. */
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

/** Longest template, and longest URL made from a template. Windows opens no URL longer than 2,081 characters. */
const longestUrl = 2048;

/** The authority of a URL, as written; empty for `https:host` and `https:///host`. */
const authorityOf = (text: string): string => /^https:\/\/([^/?#]*)/iu.exec(text)?.[1] ?? '';

/** Whether a host name has an empty label, such as `.com` or `a..b`. No name server resolves such a name. */
const hasEmptyLabel = (hostname: string): boolean => /^\.|\.\./u.test(hostname);

/**
 * Whether a host is this computer, or a name without a dot, which each network can give to another computer. Full names
 * and IP addresses of private networks are no local hosts: companies have explorers of their own there, and the page is
 * opened by a browser, on a click. The URL parser has normalized all IP notations.
 */
const isLocal = (hostname: string): boolean => {
  const name = hostname.replace(/\.+$/u, '');
  if (name.startsWith('['))
    return /^\[::(?:1|(?:ffff:)?(?:7f[\da-f]{2}|0):[\da-f]+)?\]$/u.test(name);
  return !name.includes('.') || /^(?:127|0)\.[\d.]+$|\.localhost$/u.test(name);
};

const fill = (template: string, address: string): string =>
  template.replace(placeholder, () => encodeURIComponent(address));

/** Test address for a template: the parsed URL must still contain it. */
const probe = '0x00placeholder00';

/**
 * Why a template cannot be used, or null. A template needs https, no local host, and one `{address}` after the host.
 */
export const templateProblem = (template: string): TemplateProblem | null => {
  if (template === '') return 'empty';
  if (template.length > longestUrl) return 'too-long';
  if (alteredByUrlParser.test(template)) return 'not-an-address';
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
  // A `..` after the placeholder would remove the address from the path.
  return url.href.includes(probe) ? null : 'no-address';
};

/** The parts of an explorer that hold a template. */
export const explorerTemplates = ['address', 'code', 'verification'] as const;
type ExplorerTemplate = (typeof explorerTemplates)[number];

/** Whether two explorers are equal in every field. */
export const isSameExplorer = (one: Explorer, other: Explorer): boolean =>
  one.asset === other.asset &&
  one.evm === other.evm &&
  explorerTemplates.every((name) => one[name] === other[name]);

/** Host (in ASCII, with port) of the website that a template opens; empty when the template is not a URL. */
export const siteOf = (template: string): string => parseUrl(template)?.host ?? '';

const assetProblem = (asset: string, before: readonly Explorer[]): TemplateProblem | null => {
  // A name without a visible character looks like no name.
  if (!/[^\s\p{C}]/u.test(asset)) return 'asset-empty';
  if (asset.length > longestAsset) return 'asset-too-long';
  return before.some((other) => other.asset === asset) ? 'asset-twice' : null;
};

/** What is wrong with an entry of a list of explorers, and in which field. */
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

/** The first problem of a list of explorers, in the order of entries and fields; null when the list can be used. */
export const explorerProblem = (explorers: readonly Explorer[]): ExplorerProblem | null => {
  for (const [index, explorer] of explorers.entries()) {
    for (const part of ['asset', ...explorerTemplates] as const) {
      const problem = partProblem(explorer, part, explorers.slice(0, index));
      if (problem !== null) return { index, part, problem };
    }
  }
  return null;
};

/** Checks a list of explorers. Fails with `LINK_TEMPLATE_INVALID`, the asset and the problem of its entry. */
export const checkExplorers = (explorers: readonly Explorer[]): Result<readonly Explorer[]> => {
  const found = explorerProblem(explorers);
  if (!found) return succeed(explorers);
  const asset = explorers[found.index]?.asset.slice(0, longestAsset) ?? '';
  return fail('LINK_TEMPLATE_INVALID', { template: found.problem, asset });
};

/** Whether an address may be put into a link: 1 to 128 ASCII letters and digits. A service may send other texts. */
export const isLinkable = (address: string): boolean => /^[A-Za-z\d]{1,128}$/u.test(address);

/** The URL for an address; null when the template or the address cannot be used. */
export const explorerUrl = (template: string, address: string): string | null => {
  if (!isLinkable(address) || templateProblem(template) !== null) return null;
  const url = parseUrl(fill(template, address));
  const isOfTemplate =
    url?.protocol === 'https:' && url.host === parseUrl(fill(template, probe))?.host;
  return isOfTemplate && url.href.length <= longestUrl ? url.href : null;
};
