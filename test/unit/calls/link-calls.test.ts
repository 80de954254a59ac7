import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createLinksFeature } from '../../../electron/main/shell/links/feature';
import type { OpenInBrowser } from '../../../electron/main/shell/links/open-in-browser';
import { emptySettings, type Settings } from '../../../electron/main/profiles/settings/settings';
import { presetExplorers } from '../../../shared/explorer';
import { fail, succeed } from '../../../shared/failure';
import { smallAccount, smallContract, smallWallet } from '../../service/small-account';
import { shownAnswer } from '../export/snapshot-of';
import { asCalled } from './as-called';
import { fakeSettings } from '../profiles/fake-settings';

const profileId = randomUUID();
const deployer = `0x${'d'.repeat(40)}`;
const account = {
  ...smallAccount,
  wallets: [smallWallet, { ...smallWallet, asset: 'BTC' }, { ...smallWallet, asset: null }],
  smartContracts: [
    { ...smallContract, deployedBy: deployer },
    { ...smallContract, address: null, deployedBy: 1 },
    { ...smallContract, address: '../../evil?x=', deployedBy: 'javascript:alert(1)' },
    { ...smallContract, asset: 'eth' },
  ],
};

interface Edges {
  readonly settings?: Partial<Settings>;
  readonly answers?: readonly boolean[];
  /** An address that is under an alarm. */
  readonly blocked?: string;
  readonly openInBrowser?: OpenInBrowser;
}

const setUp = ({ settings = {}, answers = [], blocked, openInBrowser }: Edges = {}) => {
  const opened: string[] = [];
  const asked: string[] = [];
  const left = [...answers];
  const file = fakeSettings({ ...emptySettings, ...settings });
  const feature = createLinksFeature({
    accounts: {
      askAbout: async (id, revision, name, request) =>
        id === profileId && revision === 1
          ? (await shownAnswer(JSON.stringify(account)).session.ask(name, request)).result
          : fail('BAD_REQUEST'),
    },
    baselines: {
      mentionsBlocked: (_id, text) => Promise.resolve(succeed(text === blocked)),
    },
    settings: file,
    dialogs: {
      confirmLink: (host) => {
        asked.push(host);
        return Promise.resolve(left.shift() ? succeed(null) : fail('CANCELLED'));
      },
    },
    openInBrowser:
      openInBrowser ??
      ((url) => {
        opened.push(url);
        return Promise.resolve(succeed(null));
      }),
  });
  return { ...asCalled(feature.handlers), opened, asked, file };
};
const link = { profileId, revision: 1, list: 'contracts', row: 0, link: 'address' } as const;
const explained = { explainedHosts: ['etherscan.io', 'repo.sourcify.dev'] };
const done = { ok: true, value: null };

describe('a link of a record', () => {
  it.each([
    ['address', `https://etherscan.io/address/${smallContract.address}`],
    ['code', `https://etherscan.io/address/${smallContract.address}#code`],
    ['verification', `https://repo.sourcify.dev/1/${smallContract.address}`],
    ['deployer', `https://etherscan.io/address/${deployer}`],
  ] as const)('opens the page of its %s', async (name, url) => {
    const { openLink, opened, asked } = setUp({ settings: explained });
    expect(await openLink({ ...link, link: name })).toEqual(done);
    expect([opened, asked]).toEqual([[url], []]);
  });

  it('is not opened for an address under an unacknowledged alarm', async () => {
    const blocked = smallContract.address;
    const { openLink, opened } = setUp({ settings: explained, blocked });
    expect(await openLink(link)).toEqual(fail('ADDRESS_CHANGED'));
    expect(await openLink({ ...link, link: 'deployer' })).toEqual(done);
    expect(opened).toHaveLength(1);
  });

  it('opens the page of a wallet', async () => {
    const { openLink, opened } = setUp({ settings: explained });
    expect(await openLink({ ...link, list: 'wallets' })).toEqual(done);
    expect(opened).toEqual([`https://etherscan.io/address/${smallWallet.walletAddress}`]);
  });

  it('uses the explorer that the user has set', async () => {
    const [ethereum] = presetExplorers;
    const address = 'https://scan.example:8443/?q={address}&net=btc';
    const explorers = [
      { ...ethereum, asset: 'BTC', evm: false, address, code: null, verification: null },
    ];
    const settings = { explorers, explainedHosts: ['scan.example:8443'] };
    const { openLink, opened } = setUp({ settings });
    expect(await openLink({ ...link, list: 'wallets', row: 1 })).toEqual(done);
    expect(opened).toEqual([`https://scan.example:8443/?q=${smallWallet.walletAddress}&net=btc`]);
    expect(await openLink(link)).toEqual(fail('LINK_NOT_KNOWN'));
  });
});

describe('a link that cannot be (security C5)', () => {
  it.each([
    ['of an asset without a website', { ...link, list: 'wallets' as const, row: 1 }],
    ['of an asset that was not given', { ...link, list: 'wallets' as const, row: 2 }],
    ['of an asset that is written in another way', { ...link, row: 3 }],
    ['that a wallet does not have', { ...link, list: 'wallets' as const, link: 'code' as const }],
    ['of a wallet’s deployer', { ...link, list: 'wallets' as const, link: 'deployer' as const }],
    ['of an address that was not given', { ...link, row: 1 }],
    ['of an address that is no text', { ...link, row: 1, link: 'deployer' as const }],
    ['of an address that is a path', { ...link, row: 2 }],
    ['of an address that is a script', { ...link, row: 2, link: 'deployer' as const }],
  ])('is refused: %s', async (_name, request) => {
    const { openLink, opened, asked } = setUp({ answers: [true] });
    expect(await openLink(request)).toEqual(fail('LINK_NOT_KNOWN'));
    expect([opened, asked]).toEqual([[], []]);
  });

  it.each([
    ['of an older answer', { ...link, revision: 2 }],
    ['of another profile', { ...link, profileId: randomUUID() }],
    ['beyond the list', { ...link, row: 4 }],
  ])('is a bad request: %s', async (_name, request) => {
    const { openLink, opened } = setUp({ settings: explained });
    expect(await openLink(request)).toEqual(fail('BAD_REQUEST'));
    expect(opened).toEqual([]);
  });

  it('fails with a code if there is no browser', async () => {
    const openInBrowser = () => Promise.resolve(fail('LINK_NOT_OPENED'));
    const { openLink } = setUp({ settings: explained, openInBrowser });
    expect(await openLink(link)).toEqual(fail('LINK_NOT_OPENED'));
  });
});

describe('the first link to a host', () => {
  it('opens only after a question to which the user agrees', async () => {
    const { openLink, opened, asked, file } = setUp({ answers: [false, true] });
    expect(await openLink(link)).toEqual(fail('CANCELLED'));
    expect([opened, file.current().explainedHosts]).toEqual([[], []]);
    expect(await openLink(link)).toEqual(done);
    expect(opened).toHaveLength(1);
    expect(asked).toEqual(['etherscan.io', 'etherscan.io']);
  });

  it('is the only link with a question, host by host', async () => {
    const { openLink, opened, asked, file } = setUp({ answers: [true, true] });
    for (const name of ['address', 'code', 'verification', 'verification'] as const) {
      expect(await openLink({ ...link, link: name })).toEqual(done);
    }
    expect(opened).toHaveLength(4);
    expect(asked).toEqual(['etherscan.io', 'repo.sourcify.dev']);
    expect(file.current().explainedHosts).toEqual(asked);
  });

  it('opens even if the answer can be kept for this run only', async () => {
    const { openLink, opened, asked, file } = setUp({ answers: [true] });
    file.full = true;
    expect([await openLink(link), await openLink(link)]).toEqual([done, done]);
    expect([opened.length, asked.length]).toEqual([2, 1]);
  });
});
