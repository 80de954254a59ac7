import { movedTo, otherAddress, smallWallet } from '../service/small-account';
import { expect, test } from './connect';
import { lookUp, palette } from './palette-tools';

test('notes on an earlier address are shown and can be used again', async ({ connected }) => {
  const { page, answer } = await connected();
  await page.getByRole('link', { name: 'Wallets', exact: true }).click();
  await page.getByRole('gridcell', { name: smallWallet.walletName }).click();
  const panel = page.locator('main aside');
  const notes = panel.getByRole('region', { name: 'Your notes', exact: true });
  const earlier = panel.getByRole('region', { name: 'Your notes on the earlier address' });
  const star = panel.getByRole('button', { name: 'Favourite' });
  const takeOver = earlier.getByRole('button', { name: 'Use for the new address, too' });
  await star.click();
  await notes.getByRole('button', { name: 'Add name, tags or note' }).click();
  await notes.getByLabel('Name').fill('Main ops');
  await notes.getByRole('textbox', { name: 'Note' }).fill('Call Anna before sending');
  await notes.getByRole('button', { name: 'Save notes' }).click();
  await expect(notes.getByText('Call Anna before sending')).toBeVisible();
  await expect(earlier).toHaveCount(0);

  await answer(movedTo(otherAddress));
  await expect(earlier).toContainText(smallWallet.walletAddress);
  for (const text of ['Favourite', 'Main ops', 'Call Anna before sending'])
    await expect(earlier).toContainText(text);
  await expect(takeOver).toHaveCount(0);
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('ControlOrMeta+Shift+H');
  await expect(earlier).not.toContainText('Anna');
  await expect(earlier).not.toContainText(smallWallet.walletAddress.slice(-8));
  await page.keyboard.press('ControlOrMeta+Shift+H');

  await panel.getByRole('button', { name: 'Acknowledge…' }).click();
  const question = page.getByRole('dialog', { name: 'Acknowledge this change?' });
  await question.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(notes).not.toContainText('Main ops');
  await takeOver.click();
  await expect(earlier.getByText('Your notes are now on the new address, too.')).toBeVisible();
  await expect(takeOver).toHaveCount(0);
  await expect(panel).toBeFocused();
  await expect(notes).toContainText('Main ops');
  await expect(notes).toContainText('Call Anna before sending');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  // Identical notes are shown once, and the earlier address keeps its own.
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('gridcell', { name: smallWallet.walletName }).click();
  await expect(notes).toContainText('Main ops');
  await expect(earlier).toHaveCount(0);

  await lookUp(page, smallWallet.walletAddress);
  await expect(palette(page).getByRole('option', { name: /^Main ops/u })).toBeVisible();
  // The third result, below the former address of the record and the contracts it deployed.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const noted = page.getByRole('dialog', { name: 'Noted address' });
  await expect(noted).toContainText('Call Anna before sending');
  await noted.getByRole('button', { name: 'Edit' }).click();
  await noted.getByLabel('Name').fill('');
  await noted.getByRole('textbox', { name: 'Note' }).fill('');
  await noted.getByRole('button', { name: 'Save notes' }).click();
  await expect(noted.getByText('Saved.')).toBeVisible();
  await noted.getByRole('button', { name: 'Favourite' }).click();
  await page.keyboard.press('Escape');
  await expect(noted).toHaveCount(0);
  await expect(notes).toContainText('Main ops');
  await lookUp(page, smallWallet.walletAddress);
  await expect(palette(page).getByRole('option').first()).toBeVisible();
  await expect(palette(page).getByRole('option', { name: /Note$/u })).toHaveCount(0);
});
