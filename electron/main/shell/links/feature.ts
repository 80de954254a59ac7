import { explorerUrl, type Explorer, type ExplorerLink } from '../../../../shared/explorer';
import { fail, succeed, type Result } from '../../../../shared/failure';
import type { ReaderAnswer } from '../../../../shared/reader-messages';
import type { Accounts } from '../../account/accounts';
import type { Feature } from '../../feature';
import { mostExplainedHosts } from '../../profiles/settings/settings';
import type { Baselines } from '../../changes/baselines';
import type { SettingsFile } from '../../profiles/settings/settings-file';
import type { NativeDialogs } from '../native-dialogs';
import type { OpenInBrowser } from './open-in-browser';

interface LinksContext {
  readonly accounts: Pick<Accounts, 'askAbout'>;
  readonly baselines: Pick<Baselines, 'mentionsBlocked'>;
  readonly settings: Pick<SettingsFile, 'current' | 'update'>;
  readonly dialogs: Pick<NativeDialogs, 'confirmLink'>;
  readonly openInBrowser: OpenInBrowser;
}

/** An address of the account, and the asset of its record. */
type Linked = NonNullable<ReaderAnswer<'readLinked'>>;

const urlOf = (
  { asset, address }: Linked,
  link: ExplorerLink,
  explorers: readonly Explorer[],
): string | null => {
  const explorer = explorers.find((known) => known.asset === asset);
  const template = explorer?.[link === 'deployer' ? 'address' : link] ?? null;
  return template === null ? null : explorerUrl(template, address);
};

/** Opens addresses of the account in the browser. The window passes a place in a list, and no text at all. */
export const createLinksFeature = (context: LinksContext) => {
  const { accounts, baselines, settings, dialogs, openInBrowser } = context;
  /** Hosts that the user has agreed to in this run, in case the settings file cannot be written. */
  const agreed = new Set<string>();

  /** Asks the user before a host sees an address of the account for the first time. */
  const agree = async (host: string): Promise<Result<null>> => {
    if (agreed.has(host) || settings.current().explainedHosts.includes(host)) return succeed(null);
    const confirmed = await dialogs.confirmLink(host);
    if (!confirmed.ok) return confirmed;
    agreed.add(host);
    await settings.update((before) => ({
      ...before,
      explainedHosts: [...before.explainedHosts, host].slice(-mostExplainedHosts),
    }));
    return confirmed;
  };

  const open = async (url: string): Promise<Result<null>> => {
    const confirmed = await agree(new URL(url).host);
    return confirmed.ok ? openInBrowser(url) : confirmed;
  };

  return {
    handlers: {
      openLink: async ({ profileId, revision, list, row, link }) => {
        const linked = await accounts.askAbout(profileId, revision, 'readLinked', {
          list,
          row,
          link,
        });
        if (!linked.ok) return linked;
        const address = linked.value?.address ?? '';
        const blocked = await baselines.mentionsBlocked(profileId, address);
        if (!blocked.ok) return blocked;
        if (blocked.value) return fail('ADDRESS_CHANGED');
        const url = linked.value && urlOf(linked.value, link, settings.current().explorers);
        return url === null ? fail('LINK_NOT_KNOWN') : open(url);
      },
    },
  } satisfies Feature;
};
