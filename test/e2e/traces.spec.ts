import path from 'node:path';
import { smallAccount, smallContract, smallWallet } from '../service/small-account';
import { formsOf } from '../secret-forms';
import { expect, test } from './connect';
import { readTree } from './user-data';

/** No other test's account contains these texts. */
const walletAddress = '0x5f1dCa2A9e7B3C40d86fe1195a0b7C2D8E4F6031';
const address = '0x5F1DbEE3c0417a9D26e8f5b7314C9a0d8e2b6F75';
const account = {
  ...smallAccount,
  name: 'Canary holder 5f1d',
  email: 'canary-5f1d@example.com',
  wallets: [{ ...smallWallet, walletAddress, walletName: 'Canary wallet 5f1d' }],
  smartContracts: [{ ...smallContract, address, name: 'Canary contract 5f1d' }],
};
/** The shown texts, in the forms that a cache or a log could hold. */
const shown = [
  account.name,
  account.email,
  walletAddress,
  address,
  'Canary wallet 5f1d',
  'Canary contract 5f1d',
].flatMap(formsOf);

test('nothing of the account that was shown is on the disk, then or after quitting (security A5)', async ({
  opened,
}) => {
  const { app, page } = await opened({ account });
  for (const [view, text] of [
    ['Wallets', 'Canary wallet 5f1d'],
    ['Contracts', 'Canary contract 5f1d'],
  ] as const) {
    await page.getByRole('link', { name: view, exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('Canary');
    await page.getByRole('gridcell').getByText(text).click();
  }
  const traces = async (state: 'running' | 'closed'): Promise<readonly string[]> => {
    const files = await readTree(app.userData, state);
    expect(Object.keys(files).map((file) => path.basename(file))).toContain('settings.json');
    return Object.entries(files).flatMap(([file, text]) =>
      shown.filter((form) => text.includes(form)).map((form) => `${file}: ${form}`),
    );
  };
  expect(await traces('running')).toEqual([]);
  await app.relaunch(async () => {
    expect(await traces('closed')).toEqual([]);
  });
  expect(await traces('running')).toEqual([]);
});
