import type {} from '../../renderer/bridge';
import { smallAccount, smallWallet } from '../service/small-account';
import { connect, expect, test } from './connect';
import type { App } from './fixtures';

const named = (name: string) => ({ ...smallWallet, id: name, walletName: name });
const account = {
  ...smallAccount,
  wallets: [named('First'), named('=HYPERLINK("https://evil.example")'), named('Third')],
};

/** Opens the account; gives what its calls are named by. */
const open = async (app: App, profile: string) => {
  await expect(app.page.getByText(account.name)).toBeVisible();
  return app.page.evaluate(async (name) => {
    const state = await window.accountViewer.getState();
    const found = state.ok ? state.value.profiles.find((it) => it.name === name) : undefined;
    const profileId = found?.id ?? '';
    const head = await window.accountViewer.refreshAccount({ profileId });
    return { profileId, revision: head.ok ? head.value.revision : 0 };
  }, profile);
};

test('rows are copied from what main holds, with formulas made harmless', async ({
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
});
