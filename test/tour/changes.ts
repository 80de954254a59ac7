import { expect } from 'playwright/test';
import type { Intercept } from '../../electron/main/demo/service';
import { bigAccount } from '../service/big-account';
import { answer } from '../service/faults';
import type { Walk } from './walk';

const before = bigAccount({ wallets: 14, contracts: 9, seed: 11 });
const [first, second, third, ...others] = before.wallets;

/** The middle of an address is another one; its ends, which people look at, are the same. */
const altered = (address = ''): string => `${address.slice(0, 20)}c0ffee${address.slice(26)}`;

/** What the service answers later: an address that has changed, and the usual coming and going. */
const after = {
  ...before,
  wallets: [
    { ...first, walletAddress: altered(first?.walletAddress) },
    { ...second, walletName: 'Payroll EUR desk (closed)' },
    ...others,
    {
      ...third,
      id: 'wallet-new',
      walletName: 'Settlement CHF desk',
      walletAddress: altered(second?.walletAddress),
    },
  ],
  smartContracts: before.smartContracts.map((contract, index) =>
    index === 4 ? { ...contract, name: 'Escrow contract, second series' } : contract,
  ),
};

/** An account that changes when it is told to, at a service that can go down. */
export const changingAccount = () => {
  const state = { isChanged: false, isDown: false };
  const outage = answer(503, '{"error":"down for maintenance"}');
  const intercept: Intercept = (context) => (state.isDown ? outage(context) : 'continue');
  return { state, account: () => (state.isChanged ? after : before), intercept };
};

/** Walks through the alarm, the changes and the offline copy, once the account is on screen. */
export const changes = async (
  walk: Walk,
  state: ReturnType<typeof changingAccount>['state'],
  suffix: string,
): Promise<void> => {
  const { page, picture } = walk;
  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByText(/^You have seen everything below/u)).toBeVisible();
  await picture(`activity-empty${suffix}`);
  state.isChanged = true;
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('alert')).toContainText('has changed');
  await picture(`alarm${suffix}`);
  await page.getByRole('button', { name: 'Acknowledge…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Announced by the service on the phone.');
  await picture(`acknowledge${suffix}`);
  await dialog.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await picture(`changes-overview${suffix}`);
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await picture(`changes-wallets${suffix}`);
  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByRole('listitem').nth(3)).toBeVisible();
  await picture(`activity${suffix}`);
  state.isDown = true;
  await walk.relaunch();
  await expect(walk.page.getByRole('alert')).toContainText('SERVER_ERROR');
  await expect(walk.page.getByText('Not live')).toBeVisible();
  await picture(`offline-copy${suffix}`);
};
