import type { Intercept } from '../service/watched-service';
import { redirect } from '../service/faults';
import { connect, expect, test } from './connect';

test('redirects are refused, and where they lead is named (security G3; faults 7, 9)', async ({
  app,
  startService,
}) => {
  const other = await startService();
  const elsewhere = (url: string): Intercept => redirect(302, url);
  let intercept = redirect(301, `${other.baseUrl}/v1/account?secret=CANARY`);
  const service = await startService({ intercept: (call) => intercept(call) });
  const { host } = new URL(service.baseUrl);
  /** In this order what is named changes with every answer; `unit/account/client/refused-redirect` has many more. */
  const cases: readonly (readonly [Intercept, named: string])[] = [
    [intercept, other.baseUrl],
    [elsewhere('file:///etc/CANARY'), 'another address'],
    [elsewhere('/login?next=CANARY'), `another path of ${service.baseUrl}`],
    [elsewhere('https://b\u00C3\u00BCcher.example'), 'https://xn--bcher-kva.example'],
  ];
  const alert = app.page.getByRole('alert');
  for (const [turn, [sent, named]] of cases.entries()) {
    intercept = sent;
    if (turn === 0) await connect(app, service.baseUrl, service);
    else await app.page.getByRole('button', { name: 'Refresh' }).click();
    await expect(alert.getByRole('heading')).toHaveText(
      `${host} tried to send the call on to ${named}`,
    );
    await expect(alert).toContainText('REDIRECT_REFUSED');
    await expect(app.page.locator('body')).not.toContainText('CANARY');
    expect(service.service.requests()).toHaveLength(turn + 1);
  }
  expect(other.service.requests()).toEqual([]);
  // One press away from where it is put right.
  await alert.getByRole('button', { name: 'Change address…' }).click();
  await expect(app.page.getByRole('dialog', { name: 'Change service address' })).toBeVisible();
});
