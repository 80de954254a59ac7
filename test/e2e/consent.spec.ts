import { createServer } from 'node:net';
import { connectByForm, expect, fillForm, test } from './connect';

test.use({ handsOn: true });

test('nothing is sent before main’s question is answered, and it is asked once for a test and for saving (H3)', async ({
  app,
  startService,
}) => {
  const service = await startService();
  const { page } = app;
  await app.pressButton('Cancel');
  await app.pressButton('Cancel');
  await fillForm(app, service.baseUrl, service);
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByRole('button', { name: 'Test connection' })).toBeEnabled();
  await page.getByRole('button', { name: 'Save and open' }).click();
  await expect(page.getByRole('button', { name: 'Save and open' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('API key')).toHaveValue(service.apiKey);
  expect(service.service.requests()).toHaveLength(0);

  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText('The service accepts the keys of')).toBeVisible();
  await page.getByRole('button', { name: 'Save and open' }).click();
  await expect(page.getByRole('heading', { name: 'Meridian Treasury Operations' })).toBeVisible();
  await app.relaunch();
  await expect(
    app.page.getByRole('heading', { name: 'Meridian Treasury Operations' }),
  ).toBeVisible();
});

test('a page that calls everything in its reach opens no connection to another host (H3)', async ({
  app,
  startService,
}) => {
  const service = await startService();
  let connections = 0;
  const listener = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as { readonly port: number };
  await connectByForm(app, service.baseUrl, service);
  await expect(
    app.page.getByRole('heading', { name: 'Meridian Treasury Operations' }),
  ).toBeVisible();
  const codes = await app.page.evaluate(async (evil) => {
    const { accountViewer } = window;
    const state = await accountViewer.getState();
    const profileId = (state.ok && state.value.activeProfileId) || '';
    const key = await accountViewer.generateKey({ bits: 2048 });
    if (!key.ok) throw new Error(key.error.code);
    const { stagedKeyId } = key.value;
    const draft = { baseUrl: evil, signedPath: 'endpoint' as const, apiKey: 'x', stagedKeyId };
    const made = [
      await accountViewer.testConnection(draft),
      await accountViewer.saveProfile({ ...draft, name: 'Theirs', secrets: 'this-run' }),
      await accountViewer.moveProfile({ profileId, baseUrl: evil }),
      ...(await Promise.all(Array.from({ length: 20 }, () => accountViewer.testConnection(draft)))),
    ];
    return made.map((result) => (result.ok ? 'ok' : result.error.code));
  }, `http://127.0.0.1:${port}`);
  expect(codes.slice(0, 3)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
  expect(codes.slice(3).every((code) => code === 'CANCELLED' || code === 'BUSY')).toBe(true);
  expect(connections).toBe(0);
  await new Promise((resolve) => listener.close(resolve));
});
