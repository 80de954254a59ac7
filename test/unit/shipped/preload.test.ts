import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventChannelOf } from '../../../shared/bridge';
import { contract, events as told, type EventName } from '../../../shared/contract';
import { builtMainFile } from '../../launch/built-app';
import { callsOf, record, type Recording } from './recorded';

// Runs the shipped file itself on an Electron that only notes its calls.

const preload = path.join(path.dirname(builtMainFile()), '../preload/index.cjs');

describe('the preload', () => {
  const eventNames = Object.keys(told) as EventName[];
  const noEvents = [
    '',
    'wait ',
    'getState',
    eventChannelOf('state'),
    'constructor',
    null,
    1,
    ['state'],
  ];
  let loaded: Recording;
  beforeAll(async () => {
    loaded = await record(preload, { follow: [...noEvents, ...eventNames] });
  });

  it('gives the page one frozen object of named calls and `on` (security D1)', () => {
    expect(callsOf(loaded, 'contextBridge.exposeInMainWorld')).toHaveLength(1);
    expect(loaded.bridge.names.toSorted()).toEqual([...Object.keys(contract), 'on'].toSorted());
    expect(loaded.bridge.frozen).toBe(true);
  });

  it('passes one argument of a call on, and knows no other way to main (security D2)', () => {
    const sent = callsOf(loaded, 'ipcRenderer.invoke');
    expect(sent).toHaveLength(Object.keys(contract).length);
    for (const args of sent) expect(args).toHaveLength(2);
    const used = new Set(loaded.calls.map(([name]) => name));
    const ways = [...used].filter((name) => name.startsWith('ipcRenderer.')).toSorted();
    expect(ways).toEqual(['ipcRenderer.invoke', 'ipcRenderer.on', 'ipcRenderer.removeListener']);
  });

  it('listens to the events of the contract alone, for functions alone (security D2)', () => {
    const channels = eventNames.map((name) => [eventChannelOf(name), '[function]']);
    expect(callsOf(loaded, 'ipcRenderer.on')).toEqual(channels);
  });

  it('hands on the data of an event and nothing of Electron’s, until it is stopped (security D2)', () => {
    const expected = eventNames.map((name) => [name, [{ sentOn: eventChannelOf(name) }]]);
    expect(loaded.bridge.heard).toEqual(expected);
    const stopped = callsOf(loaded, 'ipcRenderer.removeListener').map(([channel]) => channel);
    expect(stopped).toEqual(eventNames.map(eventChannelOf));
  });
});
