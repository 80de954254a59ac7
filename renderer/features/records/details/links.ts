import type { ListName } from '../../../../shared/account';
import {
  isLinkable,
  presetExplorers,
  siteOf,
  type Explorer,
  type ExplorerLink,
} from '../../../../shared/explorer';

/** A page about a record on somebody else's site; main builds its address. */
export interface RecordLink {
  readonly link: ExplorerLink;
  readonly host: string;
}

interface Linked {
  readonly list: ListName;
  /** The record's own address; null when it has no text. */
  readonly address: string | null;
  readonly deployedBy: string | null;
}

/** The links of a record on the explorer of its asset. */
export const linksOf = (
  explorer: Pick<Explorer, 'address' | 'code' | 'verification'>,
  { list, address, deployedBy }: Linked,
): readonly RecordLink[] => {
  const links: RecordLink[] = [];
  const add = (link: ExplorerLink, template: string | null): void => {
    if (template !== null) links.push({ link, host: siteOf(template) });
  };
  const isContract = list === 'contracts';
  if (isLinkable(address ?? '')) {
    add('address', explorer.address);
    if (isContract) add('code', explorer.code);
    if (isContract) add('verification', explorer.verification);
  }
  if (isContract && isLinkable(deployedBy ?? '')) add('deployer', explorer.address);
  return links;
};

/** The links of a record; and what is taken for granted about them, or null. */
export interface ShownLinks {
  readonly links: readonly RecordLink[];
  readonly assumed: string | null;
}

/** Whether an explorer is the one the app came with, which takes every address for one of Ethereum's main network. */
export const isAssumedMainnet = ({ asset, address }: Explorer): boolean =>
  presetExplorers.some((preset) => preset.asset === asset && preset.address === address);
