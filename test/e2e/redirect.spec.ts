import type { Intercept } from '../../electron/main/demo/service';
import { answer, redirect } from '../service/faults';
import { connectByForm, expect, test } from './connect';

test.use({ handsOn: true });

test('redirects are refused, and where they lead is named (security G3; faults 7, 9)', async ({
  app,
  startService,
}) => {
  const other = await startService();
  const to = (status: number): Intercept =>
    redirect(status, `${other.baseUrl}/v1/account?secret=CANARY`);
  const elsewhere = (url: string): Intercept => redirect(302, url);
  let intercept = to(301);
  const service = await startService({ intercept: (call) => intercept(call) });
  const { host } = new URL(service.baseUrl);
  const nowhere = 'another address';
  /** In this order what is named changes with every answer. */
  const cases: readonly (readonly [Intercept, named: string])[] = [
    [to(301), other.baseUrl],
    [elsewhere('file:///etc/CANARY'), nowhere],
    [to(302), other.baseUrl],
    [elsewhere('/login?next=CANARY'), `another path of ${service.baseUrl}`],
    [to(303), other.baseUrl],
    [answer(302, ''), nowhere],
    [to(307), other.baseUrl],
    [elsewhere('http://api.example.com/CANARY'), 'http://api.example.com'],
    [to(308), other.baseUrl],
    [elsewhere('https://b\u00C3\u00BCcher.example'), 'https://xn--bcher-kva.example'],
    [elsewhere('http://[CANARY'), nowhere],
  ];
  const alert = app.page.getByRole('alert');
  for (const [turn, [sent, named]] of cases.entries()) {
    intercept = sent;
    if (turn === 0) await connectByForm(app, service.baseUrl, service);
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
