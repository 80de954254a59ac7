import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { answer, faults, redirect } from '../service/faults';
import { movedTo, otherAddress } from '../service/small-account';
import { expect, test } from './connect';

test('when the service goes down the last answer stays and says how old it is (security I12; fault 2)', async ({
  opened,
}) => {
  const { page, service } = await opened();
  await service.service.close();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('alert')).toContainText('UNREACHABLE');
  await expect(page.getByRole('button', { name: /^Not live/u })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('last good answer: ');
  await page.getByRole('button', { name: 'Show the whole message' }).click();
  await expect(page.getByText(/^last good answer: /u)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
});

/** Fault, its error code, the explanation on screen, and the start of the response text. */
const cases = [
  ['captive-portal', 'NOT_JSON', 'Hotel Wi-Fi', '<title>Hotel Wi-Fi</title>'],
  ['envelope-array', 'BAD_SHAPE', 'not an account', '[{"userId":"user-1"'],
  ['invalid-utf8', 'BAD_ENCODING', 'UTF-8', '{"userId":"'],
] as const;

test('what a service says to a refusal is shown in lines, and an answer that is no account is explained, and shown as plain text on demand (security H9)', async ({
  connected,
}) => {
  const message = 'the path is another one\n\nthe signature is not valid\n';
  const { page, service } = await connected({
    intercept: answer(403, JSON.stringify({ message })),
  });
  const said = page.getByText('The service says:');
  await expect(said).toContainText('the signature');
  // The first button does not suggest new keys: the keys may just not be allowed to read the account.
  await expect(page.getByRole('alert').getByRole('button').first()).toHaveText('Try again');
  expect((await said.innerText()).split('\n')).toEqual([
    'The service says: the path is another one',
    'the signature is not valid',
  ]);
  const alert = page.getByRole('alert');
  // A firewall’s page says nothing about the keys.
  service.meet(answer(403, '<html><title>Blocked</title></html>', 'text/html'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(alert).toContainText('A web page refused the call: “Blocked”');
  await expect(alert.getByRole('button', { name: 'Change keys…' })).toHaveCount(0);
  await expect(alert.getByRole('button', { name: 'Change address…' })).toHaveCount(1);
  // The title of a page is shown with other failures too.
  service.meet(answer(500, '<html><title>Maintenance until six</title></html>', 'text/html'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(alert).toContainText('A web page says: Maintenance until six');
  service.meet(answer(401, 'Schlüssel unbekannt', 'text/plain; charset=utf-8'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(alert).toContainText('The service says: Schlüssel unbekannt');
  await expect(alert).toContainText(`${service.baseUrl}/v1/account`);
  // A truncated response came from the right address.
  service.meet(answer(200, '{"userId":"user-1"'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(alert).toContainText('The answer is cut off before its end');
  await expect(alert.getByRole('button', { name: 'Change address…' })).toHaveCount(0);
  for (const [fault, code, words, beginning] of cases) {
    service.meet(faults[fault]);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(alert, fault).toContainText(code);
    await expect(alert, fault).toContainText(words);
    const show = page.getByRole('button', { name: 'Show the answer' });
    await expect(show, fault).toBeVisible();
    await show.click();
    const answered = page.getByRole('region', { name: 'Beginning of the answer' });
    await expect(answered, fault).toContainText(beginning);
    await expect(page, fault).toHaveTitle('Account Viewer');
    // No account has come from this address yet, so it may be mistyped. Text that is only badly encoded does not
    // suggest a wrong address.
    const change = alert.getByRole('button', { name: 'Change address…' });
    await expect(change, fault).toHaveCount(code === 'BAD_ENCODING' ? 0 : 1);
  }
  // Without a body there is nothing to show.
  service.meet(answer(404, ''));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(alert).toContainText('NOT_FOUND');
  await expect(page.getByRole('button', { name: 'Show the answer' })).toHaveCount(0);
});

test('redirects are refused, and where they lead is named (security G3; faults 7, 9)', async ({
  connected,
  startService,
}) => {
  const other = await startService();
  const { page, service } = await connected({
    intercept: redirect(301, `${other.baseUrl}/v1/account?secret=CANARY`),
  });
  /**
   * In this order the shown target changes with every response. `unit/account/client/refused-redirect` has many more
   * cases.
   */
  const cases = [
    ['', other.baseUrl],
    ['file:///etc/CANARY', 'another address'],
    ['/login?next=CANARY', `another path of ${service.baseUrl}`],
    ['https://b\u00C3\u00BCcher.example', 'https://xn--bcher-kva.example'],
  ] as const;
  const alert = page.getByRole('alert');
  for (const [turn, [location, named]] of cases.entries()) {
    if (turn > 0) {
      service.meet(redirect(302, location));
      await page.getByRole('button', { name: 'Refresh' }).click();
    }
    await expect(alert.getByRole('heading')).toHaveText(
      `${new URL(service.baseUrl).host} tried to redirect the call to ${named}`,
    );
    await expect(alert).toContainText('REDIRECT_REFUSED');
    await expect(page.locator('body')).not.toContainText('CANARY');
    expect(service.service.requests()).toHaveLength(turn + 1);
  }
  expect(other.service.requests()).toEqual([]);
  // One click leads to the field that fixes the problem.
  await alert.getByRole('button', { name: 'Change address…' }).click();
  await expect(page.getByRole('dialog', { name: 'Change service address' })).toBeVisible();
});

test('a pause that the service asks for is counted down, and its end is told (fault 26)', async ({
  connected,
}) => {
  const { page, service } = await connected({ intercept: faults['retry-after-hour'] });
  const alert = page.getByRole('alert');
  const left = async (): Promise<string> => {
    const text = (await alert.locator('bdi > [aria-hidden]').textContent()) ?? '';
    return text.replace('The service asks for a pause of ', '');
  };
  await expect(alert).toContainText('RATE_LIMITED');
  const first = await left();
  expect(first).toMatch(/^(?:60 minutes|5\d:\d\d)$/u);
  await expect.poll(left).not.toBe(first);
  // The pause is announced once, with the duration the service asked for, and not again each second.
  await expect(alert.locator('bdi').first()).toContainText('a pause of 60 minutes');

  service.meet(faults['retry-after-seconds']);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(alert).toContainText('The pause that the service asked for is over');
});

test('of three messages two have a line, and the third, about a damaged copy set aside, is one click away', async ({
  opened,
}) => {
  const { app, service, answer } = await opened();
  await answer(movedTo(otherAddress));
  await expect(app.page.getByRole('alert')).toContainText('1 address has changed');

  const folder = path.join(app.userData, 'accounts');
  const page = await app.relaunch(async () => {
    const copy = (await readdir(folder)).find((name) => name.endsWith('.copy')) ?? '';
    await writeFile(path.join(folder, copy), 'damaged');
  });
  const alerts = page.getByRole('alert');
  await expect(alerts).toHaveCount(2);
  service.meet(faults.outage);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(alerts.nth(0)).toContainText('1 address has changed');
  await expect(alerts.nth(1)).toContainText('SERVER_ERROR');
  const damaged = page.getByText('The offline copy of this account could not be opened').last();
  await expect(damaged).toBeHidden();
  await page.getByRole('button', { name: '1 more' }).click();
  await expect(damaged).toBeVisible();
  await expect(page.getByText(/\.copy\.bad-/u).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(damaged).toBeHidden();
  await expect(page.getByRole('button', { name: '1 more' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('button', { name: '1 more' })).toHaveCount(0);
  await expect(alerts).toHaveCount(2);
  const asides = (await readdir(folder)).filter((name) => name.includes('.copy.bad-'));
  expect(await readFile(path.join(folder, asides.join()), 'utf8')).toBe('damaged');
});
