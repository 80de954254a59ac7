import { expect, it, vi } from 'vitest';
import { bridgeName, channelOf, eventChannelOf, type Bridge } from '../../../shared/bridge';

type Receive = (event: unknown, data: unknown) => void;

/** The preload's bridge over an Electron that sends an event with data and fails every call. */
const loadPreload = async () => {
  const listeners = new Map<string, Receive>();
  const invoke = vi.fn(() => Promise.reject(new Error('text of an error')));
  const exposed = vi.fn<(name: string, bridge: Bridge) => void>();
  vi.doMock('electron', () => ({
    contextBridge: { exposeInMainWorld: exposed },
    ipcRenderer: {
      invoke,
      on: (channel: string, receive: Receive) => listeners.set(channel, receive),
      removeListener: (channel: string) => listeners.delete(channel),
    },
    webUtils: { getPathForFile: () => '/dropped' },
  }));
  vi.stubGlobal('__CALLS__', ['getState', 'dropKeyFile', 'dropList']);
  vi.stubGlobal('__EVENTS__', ['state']);
  await import('../../../electron/preload/index');
  const [name, bridge] = exposed.mock.calls[0] ?? [];
  if (!bridge) throw new Error('nothing was exposed');
  expect(name).toBe(bridgeName);
  return { bridge, listeners, invoke };
};

it('passes on the data of an event, and nothing else of Electron', async () => {
  const { bridge, listeners, invoke } = await loadPreload();
  const told = vi.fn();
  const end = bridge.on('state', told);
  listeners.get(eventChannelOf('state'))?.({ sender: 'ipcRenderer' }, 'data');
  expect(told.mock.calls).toEqual([['data']]);
  end();
  expect(listeners.size).toBe(0);
  bridge.on('anything' as 'state', told);
  expect(listeners.size).toBe(0);

  expect(await bridge.getState()).toEqual({ ok: false, error: { code: 'BAD_REQUEST' } });
  // A key file is passed as its path, which only a real drop has. A list is passed as the page has read it.
  await bridge.dropKeyFile({ name: 'key.pem', size: 1 });
  const list = { name: 'list.csv', bytes: new Uint8Array(1) };
  await bridge.dropList(list);
  expect(invoke.mock.calls).toEqual([
    [channelOf('getState'), undefined],
    [channelOf('dropKeyFile'), { path: '/dropped' }],
    [channelOf('dropList'), list],
  ]);
  expect(Object.isFrozen(bridge)).toBe(true);
});
