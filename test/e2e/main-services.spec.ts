import { smallAccount, smallWallet } from '../service/small-account';
import { expect, test } from './connect';
import { onlyElectron, type App } from './fixtures';

test.use({ handsOn: true });

const named = (name: string) => ({ ...smallWallet, id: name, walletName: name });
const account = {
  ...smallAccount,
  wallets: [named('First'), named('=HYPERLINK("https://evil.example")'), named('Third')],
};

/** Opens the account; gives what its calls are named by. */
const open = async (app: App) => {
  await expect(app.page.getByRole('heading', { name: account.name })).toBeVisible();
  return app.page.evaluate(async () => {
    const state = await window.accountViewer.getState();
    const profileId = state.ok ? (state.value.activeProfileId ?? '') : '';
    const head = await window.accountViewer.refreshAccount({ profileId });
    return { profileId, revision: head.ok ? head.value.revision : 0 };
  });
};

test('rows are copied from what main holds, and formulas are made harmless', async ({
  connected,
}) => {
  const { app } = await connected({ account: () => account });
  const ids = await open(app);
  const copied = await app.page.evaluate((request) => {
    const rows = btoa(String.fromCharCode(...new Uint8Array(Uint32Array.of(2, 1).buffer)));
    const columns = ['walletName', 'asset'];
    return window.accountViewer.copyRows({ ...request, list: 'wallets', rows, columns });
  }, ids);
  expect(copied).toEqual({ ok: true, value: { state: 'kept', count: 2, guarded: 1 } });
  expect(await app.clipboard()).toBe(
    'walletName\tasset\nThird\tETH\n"\'=HYPERLINK(""https://evil.example"")"\tETH',
  );
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
