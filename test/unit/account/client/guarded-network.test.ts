import { EventEmitter } from 'node:events';
import type { Session } from 'electron';
import { afterEach, expect, it, vi } from 'vitest';
import { createContext, type Start } from '../../../../electron/main/context';
import { importSigningKey } from '../../../../electron/main/account/client/sign-jwt';
import { plainLanguage } from '../../../../shared/language';
import { fail } from '../../../../shared/failure';
import { signingKey } from '../../calls/app-parts';
import { folderOfTest } from '../../folder-of';

const electron = vi.hoisted(() => ({
  folder: '',
  request: vi.fn(() => {
    throw new Error('a request');
  }),
}));

vi.mock('electron', () => ({
  app: { isPackaged: true, getPath: () => electron.folder, getVersion: () => '1.0.0' },
  clipboard: {},
  dialog: {},
  net: { request: electron.request },
  utilityProcess: {
    fork: () =>
      Object.assign(new EventEmitter(), { kill: () => true, postMessage: () => undefined }),
  },
}));

afterEach(() => {
  vi.clearAllMocks();
});

it('the network of the app reaches no address that the user has not agreed to (security G2)', async () => {
  electron.folder = folderOfTest('guarded-network');
  const resolveHost = vi.fn(() => Promise.resolve({ endpoints: [] }));
  const resolveProxy = vi.fn(() => Promise.resolve('DIRECT'));
  const start: Start = {
    serviceSession: { resolveHost, resolveProxy } as unknown as Session,
    logger: {} as Start['logger'],
    apply: () => plainLanguage,
    captures: {} as Start['captures'],
    send: () => undefined,
    popups: {} as Start['popups'],
    mainWindow: () => undefined,
  };
  const { service, readers, ...context } = await createContext(start, () => undefined);
  const baseUrl = 'https://not-agreed.example';
  const target = { baseUrl, signedPath: 'endpoint', waitSeconds: 30 } as const;
  const credentials = { apiKey: 'key', key: await importSigningKey(signingKey().pkcs8) };
  const { signal } = new AbortController();
  const ask = async () => (await service.call(target, credentials, signal)).result;
  expect(await ask()).toMatchObject(fail('CANCELLED'));
  await expect(context.resolveHost('not-agreed.example')).rejects.toThrow('not an agreed address');
  await expect(context.resolveProxy(`${baseUrl}/v1/account`)).rejects.toThrow();
  const asked = () =>
    [electron.request, resolveHost, resolveProxy].map(({ mock }) => mock.calls.length);
  expect(asked()).toEqual([0, 0, 0]);
  // The same network takes an agreed address.
  context.addresses.add(baseUrl);
  await ask();
  await context.resolveHost('not-agreed.example');
  await context.resolveProxy(`${baseUrl}/v1/account`);
  expect(asked().every((count) => count > 0)).toBe(true);
  readers.stop();
});
