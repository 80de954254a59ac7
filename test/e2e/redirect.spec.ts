import { answer, redirect } from '../service/faults';
import { connect, expect, test } from './connect';

for (const status of [301, 302, 303, 307, 308]) {
  test(`a redirect of status ${status} is refused, and the other origin named (security G3; fault 7)`, async ({
    app,
    startService,
  }) => {
    const other = await startService();
    const target = `${other.baseUrl}/v1/account?secret=CANARY`;
    const service = await startService({ intercept: redirect(status, target) });
    await connect(app, service.baseUrl, service);
    const alert = app.page.getByRole('alert');
    await expect(alert).toContainText('REDIRECT_REFUSED');
    await expect(alert.getByRole('heading')).toHaveText(
      `${new URL(service.baseUrl).host} tried to send the call on to ${other.baseUrl}`,
    );
    await expect(app.page.locator('body')).not.toContainText('CANARY');
    expect(service.service.requests()).toHaveLength(1);
    expect(other.service.requests()).toEqual([]);
  });
}

test('a redirect to the same origin says so', async ({ app, startService }) => {
  const service = await startService({ intercept: redirect(302, '/login?next=CANARY') });
  await connect(app, service.baseUrl, service);
  await expect(app.page.getByRole('alert').getByRole('heading')).toHaveText(
    `${new URL(service.baseUrl).host} tried to send the call on to another path of ${service.baseUrl}`,
  );
  await expect(app.page.locator('body')).not.toContainText('CANARY');
  expect(service.service.requests()).toHaveLength(1);
});

const cases = [
  [
    'another scheme',
    redirect(302, 'http://api.example.com/CANARY'),
    /http:\/\/api\.example\.com$/u,
  ],
  [
    'a name in other letters',
    redirect(302, 'https://b\u00C3\u00BCcher.example'),
    /\/\/xn--bcher-kva\.example$/u,
  ],
  ['a file', redirect(302, 'file:///etc/CANARY'), /another address$/u],
  ['nowhere', answer(302, ''), /another address$/u],
  ['no address', redirect(302, 'http://[CANARY'), /another address$/u],
] as const;

for (const [name, intercept, named] of cases) {
  test(`a redirect to ${name} is refused (security G3; fault 9)`, async ({ app, startService }) => {
    const service = await startService({ intercept });
    await connect(app, service.baseUrl, service);
    const alert = app.page.getByRole('alert');
    await expect(alert).toContainText('REDIRECT_REFUSED');
    await expect(alert.getByRole('heading')).toHaveText(named);
    await expect(app.page.locator('body')).not.toContainText('CANARY');
    expect(service.service.requests()).toHaveLength(1);
  });
}
