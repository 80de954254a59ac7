import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { alarmedAddress, alarmedWallet, type StagedService, type Stage } from './staged-service';
import type { Look, Visitor, Words } from './visitor';

/** Fills in the first screen, confirms the question before the first request (`ask` is its button) and saves. */
export const connect = async (
  { page, userData, chooseFile, pressButton }: Visitor,
  { window: { connect: words, settings } }: Words,
  { baseUrl, keys }: Pick<StagedService, 'baseUrl' | 'keys'>,
  ask: string,
): Promise<void> => {
  const file = `${userData}-key.pem`;
  await writeFile(file, keys.privateKeyPem, { mode: 0o600 });
  await page.getByLabel(words.name).fill('Meridian Treasury');
  await page.getByLabel(words.baseUrl).fill(baseUrl);
  await page.getByLabel(words.apiKey).fill(keys.apiKey);
  await chooseFile(file);
  await page.getByRole('button', { name: words.chooseFile }).click();
  await page.getByText(settings.fingerprint).waitFor();
  await pressButton(ask);
  await page.getByRole('button', { name: words.save }).click();
};

const open = (page: Page, view: string) =>
  page.getByRole('link', { name: view, exact: true }).click();

/**
 * Opens all screens that depend on the service: no answer yet, failures with and without data, an empty account,
 * changes, an alarm, an offline copy, another account. Starts on the first screen, with a service that does not answer.
 * `ask` is the button of main's message box that allows the first request. `again` runs after each restart of the app.
 */
export const visitServiceScreens = async (
  visitor: Visitor,
  words: Words,
  service: StagedService,
  ask: string,
  look: Look,
  again: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  const { account, refreshing, wait, common } = words.window;
  const { activity, addressRelations, charts, tools } = words;
  const refresh = async (stage: Stage): Promise<void> => {
    service.become(stage);
    await visitor.page.getByRole('button', { name: account.refresh, exact: true }).click();
  };
  const says = (text: string | RegExp) =>
    expect(visitor.page.getByText(text).first()).toBeVisible();

  await connect(visitor, words, service, ask);
  await visitor.page.getByRole('button', { name: refreshing.stop }).waitFor();
  // After a while the app shows what it is waiting for.
  await says(wait.service);
  await look('loading');
  await open(visitor.page, account.wallets);
  await look('loading-wallets');
  await visitor.page.getByRole('button', { name: refreshing.stop }).click();
  await refresh('portal');
  await says('NOT_JSON');
  await look('captive-portal');
  await refresh('refusing');
  await says('AUTH');
  await look('wrong-key');
  await refresh('down');
  await says('SERVER_ERROR');
  await look('service-down');

  await refresh('empty');
  await says(tools.empty.wallets);
  await look('empty-wallets');
  await open(visitor.page, account.overview);
  await look('empty-overview');
  await visitor.letDaysPass?.(5);

  await refresh('account');
  await visitor.page.getByRole('button', { name: charts.explore }).waitFor();
  await visitor.letDaysPass?.(1);
  await open(visitor.page, activity.title);
  await visitor.page.getByRole('button', { name: activity.markSeen }).waitFor();
  await visitor.page.getByRole('main').getByRole('listitem').first().waitFor();
  await look('changes');
  await visitor.page.getByRole('button', { name: activity.markSeen }).click();
  await open(visitor.page, account.wallets);
  await visitor.page.getByRole('gridcell').first().waitFor();
  await refresh('down');
  await says('SERVER_ERROR');
  await look('service-down-with-data');

  await refresh('late');
  await expect(visitor.page.getByText('SERVER_ERROR')).toHaveCount(0);
  // The button that shows how current the data is. Its label consists of several texts, so it is found by its place.
  await visitor.page.getByRole('main').getByRole('button').first().click();
  await visitor.page.locator('[popover]:popover-open').waitFor();
  await look('clock-corrected');
  await visitor.page.keyboard.press('Escape');

  await refresh('changed');
  await expect(visitor.page.getByRole('alert')).toContainText(alarmedWallet);
  // Three wallets are marked: two with similar addresses, and one similar to the deployer of a contract.
  await visitor.page.getByRole('button', { name: tools.marked.alike.wallets(3) }).waitFor();
  await visitor.page.getByRole('button', { name: tools.marked.changed(3) }).waitFor();
  await look('alarm-wallets');
  await visitor.page.getByText('Settlement CHF desk').click();
  const [isNew = ''] = addressRelations.newSince('#').split('#');
  await says(isNew.trim());
  await look('look-alike-new');
  await visitor.page.keyboard.press('Escape');
  await visitor.page.getByRole('button', { name: activity.review, exact: true }).first().click();
  const acknowledge = visitor.page.getByRole('button', { name: activity.acknowledge });
  await expect(acknowledge).toBeVisible();
  await look('alarm-details');
  await acknowledge.click();
  await visitor.page.getByRole('dialog').waitFor();
  await look('acknowledge');
  await visitor.page.getByRole('button', { name: common.cancel }).click();
  await visitor.page.keyboard.press('Escape');
  await visitor.page.getByRole('button', { name: words.palette.open }).click();
  await visitor.page.getByRole('combobox').last().fill(alarmedAddress);
  await says(words.palette.titles.changed);
  await look('palette-changed');
  await visitor.page.keyboard.press('Escape');
  await open(visitor.page, account.overview);
  await visitor.page.getByRole('button', { name: charts.explore }).waitFor();
  await look('alarm');
  await visitor.page.getByRole('button', { name: words.export.open }).click();
  await says(words.export.alarms(1, false));
  await look('alarm-export');
  await visitor.page.keyboard.press('Escape');
  await open(visitor.page, activity.title);
  await visitor.page.getByRole('main').getByRole('listitem').first().waitFor();
  await look('alarm-changes');

  service.become('down');
  await visitor.relaunch();
  await again();
  await says('SERVER_ERROR');
  await open(visitor.page, account.wallets);
  await visitor.page.getByRole('gridcell').first().waitFor();
  await visitor.page.getByRole('button', { name: tools.marked.alike.wallets(3) }).waitFor();
  await look('offline-copy');
  await open(visitor.page, account.overview);
  await visitor.page.getByRole('button', { name: charts.explore }).waitFor();
  await look('offline-copy-overview');

  await refresh('other');
  await says(activity.other.title);
  await look('another-account');
  await visitor.page.getByRole('button', { name: activity.other.keepLooking }).click();
  await open(visitor.page, account.wallets);
  await visitor.page.getByRole('gridcell').first().waitFor();
  await look('another-account-looking');

  service.become('changed');
  await visitor.relaunch(async () => {
    const accounts = path.join(visitor.userData, 'accounts');
    const memory = (await readdir(accounts)).find((name) => name.endsWith('.memory'));
    await rm(path.join(accounts, memory ?? ''));
  });
  await again();
  await says(activity.lost.title);
  await visitor.page.getByRole('button', { name: words.charts.explore }).waitFor();
  await says(words.window.overview.attention.pair);
  await look('lost-baseline');
  await visitor.relaunch(async () => {
    const settings = path.join(visitor.userData, 'settings.json');
    const text = await readFile(settings, 'utf8');
    await writeFile(settings, text.replaceAll(service.baseUrl, 'https://accounts.example.net'));
  });
  await again();
  await says('HOST_CHANGED');
  await look('address-not-confirmed');
};
