import type { ListName } from '../../../../shared/account';
import {
  isLinkable,
  presetExplorers,
  siteOf,
  type Explorer,
  type ExplorerLink,
} from '../../../../shared/explorer';

/** A page about a record on an external site. Main builds its URL. */
export interface RecordLink {
  readonly link: ExplorerLink;
  readonly host: string;
}

interface Linked {
  readonly list: ListName;
  /** The record's own address; null if it has none. */
  readonly address: string | null;
  readonly deployedBy: string | null;
}

/** The links of a record to the explorer of its asset. */
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

/** The links of a record, and a note on what they assume; null if they assume nothing. */
export interface ShownLinks {
  readonly links: readonly RecordLink[];
  readonly assumed: string | null;
}

/** Whether an explorer is a preset of the app, which treats every address as one of Ethereum's main network. */
export const isAssumedMainnet = ({ asset, address }: Explorer): boolean =>
  presetExplorers.some((preset) => preset.asset === asset && preset.address === address);
