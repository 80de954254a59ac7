import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSelfTestApp, type SelfTestApp } from './self-test-app';

let app: SelfTestApp;

beforeAll(async () => {
  app = await startSelfTestApp();
});

afterAll(async () => {
  await app.standIn.close();
});

describe('the page', () => {
  it('is under the policy that the protocol handler gives it', async () => {
    expect(await app.page.getAttribute('html', 'data-inline')).toBeNull();
  });

  it('is alone: a window that it opens is closed at once', async () => {
    const opened = app.page.context().waitForEvent('page');
    await app.page.evaluate(() => void window.open('https://example.test/'));
    const popup = await opened;
    await expect.poll(() => popup.isClosed()).toBe(true);
  });
});

describe('the bridge', () => {
  it('is read-only, deeply frozen, and all that the preload leaves on window', async () => {
    const seen = await app.page.evaluate(() => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      const usual = new Set(Object.getOwnPropertyNames(frame.contentWindow));
      frame.remove();
      const { bridge } = window;
      return {
        added: Object.getOwnPropertyNames(window).filter((name) => !usual.has(name)),
        writable: Object.getOwnPropertyDescriptor(window, 'bridge')?.writable,
        frozen: [bridge, bridge.nested, bridge.nested.names].map((part) => Object.isFrozen(part)),
      };
    });
    expect(seen).toEqual({
      added: expect.arrayContaining(['bridge']) as string[],
      writable: false,
      frozen: [true, true, true],
    });
    // Frames have no numbered properties of their own; nothing else may be new.
    expect(seen.added.filter((name) => !/^\d+$/.test(name))).toEqual(['bridge']);
  });

  it('gives the preload no Node modules', async () => {
    expect(await app.page.evaluate(() => window.bridge.seen())).toEqual({
      fs: 'module not found: node:fs',
    });
  });

  it('calls functions synchronously, with callbacks, and passes errors on by message', async () => {
    const results = await app.page.evaluate(() => {
      const { bridge } = window;
      let thrown: unknown;
      try {
        bridge.throws();
      } catch (error) {
        thrown = error;
      }
      return {
        twice: bridge.twice((value) => value + 1),
        error: thrown instanceof Error ? [thrown.name, thrown.message] : thrown,
      };
    });
    expect(results).toEqual({ twice: 3, error: ['Error', 'out of range'] });
  });

  it('delivers events until the listener is taken off', async () => {
    const ticks = await app.page.evaluate(async () => {
      const { bridge } = window;
      const seen: unknown[] = [];
      const next = (value: unknown) =>
        new Promise<void>((resolve) => {
          const stop = bridge.onTick((given) => {
            if (given !== value) return;
            stop();
            resolve();
          });
        });
      const stop = bridge.onTick((value) => seen.push(value));
      await Promise.all([next(1), bridge.invoke('tick', 1)]);
      stop();
      await Promise.all([next(2), bridge.invoke('tick', 2)]);
      return seen;
    });
    expect(ticks).toEqual([1]);
  });

  it('only prints, as Electron does, what main sends and nothing can clone', async () => {
    await app.invoke('tickFunction');
    await expect
      .poll(app.standIn.output)
      .toContain('Error sending from webFrameMain:  Error: Failed to serialize arguments');
  });
});

describe('ipcMain.handle', () => {
  it('receives and answers what structured clone can carry', async () => {
    const sent = [undefined, null, -1.5, true, 'ß', { $: { a: [1] } }, new Uint8Array([9])];
    expect(await app.invoke('echo', ...sent)).toEqual(sent);
  });

  it('sees a frame that is gone once the page is another', async () => {
    const { page, invoke } = app;
    const shown = { value: [false, false, 'app://bundle/index.html'] };
    expect(await invoke('frames')).toEqual([shown, undefined]);
    expect(await invoke('frames')).toEqual([shown, shown]);
    await page.reload();
    await page.waitForSelector('[data-ready="true"]');
    const gone = { error: 'Render frame was disposed before WebFrameMain could be accessed' };
    expect(await invoke('frames')).toEqual([shown, gone]);
  });

  it('answers what can be cloned, without prototypes, and nothing else', async () => {
    const { invoke } = app;
    expect(await invoke('instance')).toEqual({ shown: 1 });
    await expect(invoke('answerFunction')).rejects.toThrow(
      "Error invoking remote method 'answerFunction': Error: An object could not be cloned.",
    );
    await expect(invoke('answerMap')).rejects.toThrow('stand-in: Map in IPC is not covered');
  });

  it("rejects in Electron's words, and prints the error in main", async () => {
    await expect(app.invoke('fail')).rejects.toThrow(
      "Error invoking remote method 'fail': TypeError: no such thing",
    );
    await expect.poll(app.standIn.output).toContain("Error occurred in handler for 'fail':");
    await expect(app.invoke('nothing')).rejects.toThrow("No handler registered for 'nothing'");
  });
});

describe('the zoom of a window', () => {
  it('is what was asked for only once a page is shown', async () => {
    expect(await app.invoke('zoomBeforeAndAfterLoad')).toEqual([1, 2]);
  });
});

describe('a session', () => {
  it('that nobody tells to check no spelling asks for a dictionary, and is loud', async () => {
    expect(await app.invoke('leaveSpelling')).toBe(
      "stand-in: session('left alone') would ask redirector.gvt1.com for a dictionary",
    );
  });

  it('that names no server to log in to leaves that to Windows, and is loud', async () => {
    expect(await app.invoke('leaveLogins')).toEqual({
      error: 'stand-in: session.defaultSession leaves it to Windows which servers it logs in to',
    });
  });
});
