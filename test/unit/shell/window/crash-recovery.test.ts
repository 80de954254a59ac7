import { describe, expect, it } from 'vitest';
import type { Log } from '../../../../electron/main/log/logger';
import {
  crashRecovery,
  type Question,
} from '../../../../electron/main/shell/window/crash-recovery';
import { words } from '../../../../electron/main/i18n';
import { fakeWindow } from './fake-window';

/** A watched window, its open questions, and how to answer them. */
const watched = () => {
  const fake = fakeWindow();
  const edges = { canAsk: true };
  const open: { question: Question; answer: (button: number) => void }[] = [];
  const asked: string[] = [];
  const noted: unknown[][] = [];
  const log: Log = (event, fields) => void noted.push(fields ? [event, fields] : [event]);
  let later: (() => void)[] = [];
  let quits = 0;
  crashRecovery(fake.window, {
    ask: (question) => {
      if (!edges.canAsk) return Promise.reject(new TypeError('no dialog'));
      asked.push(question.message);
      return new Promise((resolve) => {
        open.push({ question, answer: resolve });
        question.signal?.addEventListener('abort', () => {
          resolve(question.buttons.length - 1);
        });
      });
    },
    quit: () => (quits += 1),
    log,
    now: () => 0,
    later: (run) => (later = [...later, run]),
  });
  const settle = async (): Promise<void> => {
    await new Promise((resolve) => setImmediate(resolve));
    const due = later;
    later = [];
    for (const run of due) run();
  };
  const press = async (label: string): Promise<void> => {
    const asking = open.pop();
    asking?.answer(asking.question.buttons.indexOf(label));
    await settle();
  };
  /** Another program on Windows can close the question with a number that belongs to no button. */
  const dismiss = async (number: number): Promise<void> => {
    open.pop()?.answer(number);
    await settle();
  };
  const crash = async (reason = 'crashed'): Promise<void> => {
    fake.contents.emit('render-process-gone', {}, { reason, exitCode: 1 });
    await settle();
  };
  return { ...fake, edges, asked, noted, quits: () => quits, press, dismiss, crash, settle };
};

describe('a window that crashes (security I8)', () => {
  it('is reloaded with the screen it showed, and not before Electron has handled the crash', async () => {
    const { contents, loaded, shown, settle, noted } = watched();
    shown.url = 'app://bundle/#wallets';
    contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
    expect(loaded).toEqual([]);
    await settle();
    expect(loaded).toEqual(['app://bundle/#wallets']);
    expect(noted).toEqual([['window-gone', { reason: 'crashed', exitCode: 1, then: 'reload' }]]);
  });

  it.each(['', 'about:blank', 'chrome-error://chromewebdata/', 'https://example.com/'])(
    'is reloaded from the start if it showed %j',
    async (url) => {
      const { loaded, shown, crash } = watched();
      shown.url = url;
      await crash();
      expect(loaded).toEqual(['app://bundle/']);
    },
  );

  it('asks once after the third time, however often it crashes meanwhile', async () => {
    const { loaded, asked, quits, crash } = watched();
    for (let count = 0; count < 6; count += 1) await crash();
    expect([loaded.length, asked, quits()]).toEqual([3, [words.windowGone.message], 0]);
  });

  it('comes back when the user wants it to, and is counted from zero', async () => {
    const { loaded, asked, crash, press } = watched();
    for (let count = 0; count < 4; count += 1) await crash();
    await press('Reload');
    for (let count = 0; count < 3; count += 1) await crash();
    expect([loaded.length, asked.length]).toEqual([7, 1]);
  });

  it('never comes back with foreign code in it', async () => {
    const { loaded, asked, quits, crash, press } = watched();
    await crash('integrity-failure');
    expect(asked).toEqual([words.windowForeign.message]);
    await press('Quit');
    expect([loaded, quits()]).toEqual([[], 1]);
  });

  it.each([-1, 1, 100])(
    'comes back only for its own button, and never with foreign code: answered %i',
    async (number) => {
      const foreign = watched();
      await foreign.crash('integrity-failure');
      await foreign.dismiss(number);
      const usual = watched();
      for (let count = 0; count < 4; count += 1) await usual.crash();
      await usual.dismiss(number);
      expect([foreign.loaded.length, foreign.quits()]).toEqual([0, 1]);
      expect([usual.loaded.length, usual.quits()]).toEqual([3, 1]);
    },
  );

  it('is asked about again after a dialog that could not be shown', async () => {
    const { edges, events, asked, noted, quits, crash } = watched();
    edges.canAsk = false;
    for (let count = 0; count < 4; count += 1) await crash();
    events.emit('unresponsive');
    await crash();
    expect([asked, quits()]).toEqual([[], 0]);
    const failed = noted.filter(([event]) => event === 'failed');
    expect(failed).toHaveLength(3);
    edges.canAsk = true;
    await crash();
    events.emit('unresponsive');
    expect(asked).toEqual([words.windowGone.message, words.windowHangs.message]);
  });

  it('is left alone while it closes', async () => {
    const { loaded, asked, shown, crash } = watched();
    shown.destroyed = true;
    for (let count = 0; count < 4; count += 1) await crash('killed');
    await crash('clean-exit');
    expect([loaded, asked]).toEqual([[], []]);
  });
});

describe('a window that hangs (security I9; fault 54)', () => {
  it('is asked about once', async () => {
    const { events, asked, settle } = watched();
    events.emit('unresponsive');
    events.emit('unresponsive');
    await settle();
    expect(asked).toEqual([words.windowHangs.message]);
  });

  it('is waited for if the user wants to, and asked about again later', async () => {
    const { events, asked, loaded, press } = watched();
    events.emit('unresponsive');
    await press('Wait');
    events.emit('unresponsive');
    expect([asked.length, loaded]).toEqual([2, []]);
  });

  it('is ended and reloaded if the user wants to, and is counted from zero', async () => {
    const { events, loaded, asked, crash, press, settle } = watched();
    for (let count = 0; count < 3; count += 1) await crash();
    events.emit('unresponsive');
    await press('Reload');
    await settle();
    expect([loaded.length, asked]).toEqual([4, [words.windowHangs.message]]);
  });

  it('withdraws its question when it responds again', async () => {
    const { events, asked, loaded, noted, settle } = watched();
    events.emit('unresponsive');
    events.emit('responsive');
    await settle();
    events.emit('unresponsive');
    expect([asked.length, loaded]).toEqual([2, []]);
    expect(noted.flat()).toEqual([
      'window-unresponsive',
      'window-responsive',
      'window-unresponsive',
    ]);
  });

  it('withdraws its question when it crashes, and comes back', async () => {
    const { events, loaded, crash, settle } = watched();
    events.emit('unresponsive');
    await crash('oom');
    await settle();
    expect(loaded).toEqual(['app://bundle/']);
  });
});

describe('a window that cannot be loaded (security I9)', () => {
  it.each([
    ['its page', 'did-fail-load', [{}, -6, 'ERR_FILE_NOT_FOUND', 'app://bundle/', true]],
    ['its bridge', 'preload-error', [{}, '/app/preload.cjs', new Error('x')]],
  ])('says so for %s, and tries again only when asked to', async (_what, event, args) => {
    const { contents, asked, loaded, press, settle } = watched();
    contents.emit(event, ...args);
    await settle();
    expect([asked, loaded]).toEqual([[words.windowNotLoaded.message], []]);
    await press('Reload');
    expect(loaded).toEqual(['app://bundle/']);
  });

  it.each([
    ['a part of the page', [{}, -6, 'ERR_FILE_NOT_FOUND', 'app://bundle/x', false]],
    ['a load that another one replaced', [{}, -3, 'ERR_ABORTED', 'app://bundle/', true]],
  ])('says nothing about %s', (_what, args) => {
    const { contents, asked } = watched();
    contents.emit('did-fail-load', ...args);
    expect(asked).toEqual([]);
  });
});
