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
  it('has the security policy that the protocol handler sends', async () => {
    expect(await app.page.getAttribute('html', 'data-inline')).toBeNull();
  });

  it('opens no other window: a popup is closed at once', async () => {
    const opened = app.page.context().waitForEvent('page');
    await app.page.evaluate(() => void window.open('https://example.test/'));
    const popup = await opened;
    await expect.poll(() => popup.isClosed()).toBe(true);
  });
});

describe('the bridge', () => {
  it('is read-only, deeply frozen, and the only new property of window', async () => {
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
    // The comparison frame has no numbered properties, so they are ignored. Nothing else may be new.
    expect(seen.added.filter((name) => !/^\d+$/.test(name))).toEqual(['bridge']);
  });

  it('gives the preload no Node modules', async () => {
    expect(await app.page.evaluate(() => window.bridge.seen())).toEqual({
      fs: 'module not found: node:fs',
    });
  });

  it('calls functions synchronously, with callbacks, and passes on only the message of an error', async () => {
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

  it('delivers events until the listener is removed', async () => {
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

  it('prints an error, as Electron does, if main sends a value that cannot be cloned', async () => {
    await app.invoke('tickFunction');
    await expect
      .poll(app.standIn.output)
      .toContain('Error sending from webFrameMain:  Error: Failed to serialize arguments');
  });
});

describe('ipcMain.handle', () => {
  it('receives and returns values that can be cloned', async () => {
    const sent = [undefined, null, -1.5, true, 'ß', { $: { a: [1] } }, new Uint8Array([9])];
    expect(await app.invoke('echo', ...sent)).toEqual(sent);
  });

  it('sees that the frame of an earlier document is destroyed', async () => {
    const { page, invoke } = app;
    const shown = { value: [false, false, 'app://bundle/index.html'] };
    expect(await invoke('frames')).toEqual([shown, undefined]);
    expect(await invoke('frames')).toEqual([shown, shown]);
    await page.reload();
    await page.waitForSelector('[data-ready="true"]');
    const gone = { error: 'Render frame was disposed before WebFrameMain could be accessed' };
    expect(await invoke('frames')).toEqual([shown, gone]);
  });

  it('returns values without their prototypes, and rejects for values that cannot be cloned', async () => {
    const { invoke } = app;
    expect(await invoke('instance')).toEqual({ shown: 1 });
    await expect(invoke('answerFunction')).rejects.toThrow(
      "Error invoking remote method 'answerFunction': Error: An object could not be cloned.",
    );
    await expect(invoke('answerMap')).rejects.toThrow('stand-in: Map in IPC is not covered');
  });

  it("rejects with Electron's message, and prints the error in main", async () => {
    await expect(app.invoke('fail')).rejects.toThrow(
      "Error invoking remote method 'fail': TypeError: no such thing",
    );
    await expect.poll(app.standIn.output).toContain("Error occurred in handler for 'fail':");
    await expect(app.invoke('nothing')).rejects.toThrow("No handler registered for 'nothing'");
  });
});

describe('the zoom of a window', () => {
  it('is reported only once a page is shown', async () => {
    expect(await app.invoke('zoomBeforeAndAfterLoad')).toEqual([1, 2]);
  });
});

describe('a session', () => {
  it('throws unless it is told to check no languages, because Electron would download a dictionary', async () => {
    expect(await app.invoke('leaveSpelling')).toBe(
      "stand-in: session('left alone') would ask redirector.gvt1.com for a dictionary",
    );
  });

  it('throws for an empty list of login servers, because Windows would then use its own', async () => {
    expect(await app.invoke('leaveLogins')).toEqual({
      error: 'stand-in: session.defaultSession leaves it to Windows which servers it logs in to',
    });
  });
});
