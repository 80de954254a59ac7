import { emptySettings } from '../../electron/main/profiles/settings/settings';
import { smallAccount, smallContract, smallWallet } from '../service/small-account';
import { connect, expect, test } from './connect';
import { onlyElectron, type App } from './fixtures';

test.use({ handsOn: true });

const named = (name: string) => ({ ...smallWallet, id: name, walletName: name });
const account = {
  ...smallAccount,
  wallets: [named('First'), named('=HYPERLINK("https://evil.example")'), named('Third')],
};

/** Opens the account; gives what its calls are named by. */
const open = async (app: App, profile: string) => {
  await expect(app.page.getByRole('heading', { name: account.name })).toBeVisible();
  return app.page.evaluate(async (name) => {
    const state = await window.accountViewer.getState();
    const found = state.ok ? state.value.profiles.find((it) => it.name === name) : undefined;
    const profileId = found?.id ?? '';
    const head = await window.accountViewer.refreshAccount({ profileId });
    return { profileId, revision: head.ok ? head.value.revision : 0 };
  }, profile);
};

test('rows are copied and links opened from what main holds: formulas are made harmless, and each website is explained once', async ({
  app,
  startService,
}) => {
  const service = await startService({ account: () => account });
  await connect(app, service.baseUrl, service);
  const ids = await open(app, 'Treasury');
  const copied = await app.page.evaluate((request) => {
    const rows = btoa(String.fromCharCode(...new Uint8Array(Uint32Array.of(2, 1).buffer)));
    const columns = ['walletName', 'asset'];
    return window.accountViewer.copyRows({ ...request, list: 'wallets', rows, columns });
  }, ids);
  expect(copied).toEqual({ ok: true, value: { state: 'kept', count: 2, guarded: 1 } });
  expect(await app.clipboard()).toBe(
    'walletName\tasset\nThird\tETH\n"\'=HYPERLINK(""https://evil.example"")"\tETH',
  );

  const openLink = (link: 'address' | 'code' | 'deployer') =>
    app.page.evaluate(
      ([request, name]) =>
        window.accountViewer.openLink({ ...request, list: 'contracts', row: 0, link: name }),
      [ids, link] as const,
    );
  await app.pressButton('Cancel');
  expect(await openLink('address')).toEqual({ ok: false, error: { code: 'CANCELLED' } });
  expect(await app.openedLinks()).toEqual([]);
  await app.pressButton('Open');
  for (const link of ['address', 'code', 'deployer'] as const) {
    expect(await openLink(link)).toEqual({ ok: true, value: null });
  }
  const page = 'https://etherscan.io/address/';
  expect(await app.openedLinks()).toEqual([
    page + smallContract.address,
    `${page}${smallContract.address}#code`,
    page + smallContract.deployedBy,
  ]);
});

test('the view of a list, the websites and the zone of dates outlive the app', async ({
  app,
  startService,
}) => {
  const service = await startService({ account: () => account });
  await connect(app, service.baseUrl, service);
  const { profileId } = await open(app, 'Treasury');
  const view = {
    sort: { column: 'walletName', direction: 'descending' },
    hidden: ['id'],
    widths: { asset: 120 },
    group: 'asset',
    density: 'compact',
    details: 420,
    filters: { assets: ['ETH', null], types: [], checksums: ['mismatch'], differs: true },
  } as const;
  const explorer = {
    asset: 'BTC',
    evm: false,
    address: 'https://scan.example/{address}',
    code: null,
    verification: null,
  };
  const saved = await app.page.evaluate(
    async ([id, kept, btc, preferences]) => {
      const { accountViewer: main } = window;
      await main.setPreferences({ ...preferences, dates: 'utc' });
      const local = { ...btc, address: 'https://localhost/{address}' };
      return [
        await main.saveView({ profileId: id, list: 'wallets', view: kept }),
        await main.setExplorers({ explorers: [local] }),
        (await main.setExplorers({ explorers: [btc] })).ok,
      ];
    },
    [profileId, view, explorer, emptySettings.preferences] as const,
  );
  const error = { code: 'LINK_TEMPLATE_INVALID', template: 'local-host', asset: 'BTC' };
  expect(saved).toEqual([{ ok: true, value: null }, { ok: false, error }, true]);

  await app.relaunch();
  await expect(app.page.getByRole('heading', { name: account.name })).toBeVisible();
  const [views, state] = await app.page.evaluate(
    async (id) => [
      await window.accountViewer.readViews({ profileId: id }),
      await window.accountViewer.getState(),
    ],
    profileId,
  );
  expect(views).toMatchObject({ ok: true, value: { wallets: view, contracts: { sort: null } } });
  expect(state).toMatchObject({
    ok: true,
    value: { explorers: [explorer], preferences: { dates: 'utc' } },
  });
});

test(
  'a build from source can be given another folder for user data (security E9)',
  onlyElectron('it is Electron’s own answer'),
  async ({ app: { electron, userData } }) => {
    const folders = await electron?.evaluate(({ app }) => {
      const given = app.getPath('userData');
      app.setPath('userData', `${given} (dev)`);
      const own = [app.getPath('userData'), app.getPath('sessionData')];
      app.setPath('userData', given);
      return [given, ...own];
    });
    expect(folders).toEqual([userData, `${userData} (dev)`, `${userData} (dev)`]);
  },
);

test(
  'Help > About takes a name and a version, and nothing that is no record of texts',
  onlyElectron('the stand-in keeps what it is given and shows it to tests alone'),
  async ({ app: { electron } }) => {
    const refused = await electron?.evaluate(({ app }) => {
      app.setAboutPanelOptions({
        applicationName: app.name,
        applicationVersion: app.getVersion(),
      });
      try {
        Reflect.apply(app.setAboutPanelOptions, app, [5]);
        return false;
      } catch {
        return true;
      }
    });
    expect(refused).toBe(true);
  },
);
