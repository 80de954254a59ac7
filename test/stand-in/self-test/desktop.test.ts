import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSelfTestApp, type SelfTestApp } from './self-test-app';

let app: SelfTestApp;
/** The lines that main has printed since the test began. */
let told: () => string[];

beforeAll(async () => {
  app = await startSelfTestApp();
});
beforeEach(async ({ task }) => {
  await app.invoke('note', task.id);
  await expect.poll(app.log).toContain(task.id);
  told = () => app.log().slice(app.log().indexOf(task.id) + 1);
});
afterEach(async () => {
  if (await app.standIn.shownMenu()) await app.standIn.dismissMenu();
  app.standIn.setClipboard('');
  await app.page.reload();
});
afterAll(async () => {
  await app.standIn.close();
});

describe('the desktop', () => {
  it('rejects an open dialog without a scripted answer', async () => {
    await expect(app.invoke('open')).rejects.toThrow('the open dialog has no answer to give');
  });

  it('refuses a dialog that belongs to no open window', async () => {
    const refused = { error: 'stand-in: a dialog without an open window is not covered' };
    expect(await app.invoke('dialogsWithoutWindow')).toEqual([refused, refused]);
  });

  it('returns no `response` for a message box that was aborted before it opened, as Electron does', async () => {
    const answer = { cancelId: 1, checkboxChecked: false };
    expect(await app.invoke('confirmUntilAborted')).toEqual(answer);
  });
});

const ofMenus = (lines: readonly string[]): string[] =>
  lines.filter((line) => /^(?:one|two): /u.test(line));

describe('a pop-up menu', () => {
  it('shows separators between items only, and no hidden items', async () => {
    expect(await app.standIn.shownMenu()).toBeNull();
    await app.invoke('popup');
    const item = { enabled: true, checked: false };
    expect(await app.standIn.shownMenu()).toEqual([
      { label: 'First', ...item },
      '-',
      { label: 'Second', ...item, enabled: false },
      { label: 'Third', ...item },
    ]);
  });

  it('ticks the chosen item, then calls its click handler, and closes afterwards', async () => {
    await app.invoke('popup');
    await expect(app.standIn.chooseInMenu('Second')).rejects.toThrow('is disabled');
    await app.standIn.chooseInMenu('Third');
    expect(await app.standIn.shownMenu()).toBeNull();
    await expect.poll(() => ofMenus(told())).toEqual(['one: chose Third true', 'one: closed']);
  });

  it('can be closed by the user and by the app, and closes with its window', async () => {
    const { standIn, invoke, log } = await startSelfTestApp();
    await invoke('popup');
    await standIn.dismissMenu();
    await invoke('popup');
    await invoke('closePopup');
    await invoke('closePopup');
    await invoke('popup');
    // The page may be gone before the call returns.
    await invoke('closeWindow').catch(() => undefined);
    const closed = ['one: closed', 'one: closed', 'one: closed'];
    await expect.poll(() => ofMenus(log())).toEqual(closed);
    await standIn.close();
  });

  it('closes an open menu instead of opening, and is not called back', async () => {
    expect(await app.invoke('popupTwice')).toEqual([{}, {}]);
    expect(await app.standIn.shownMenu()).toBeNull();
    await expect.poll(() => ofMenus(told())).toEqual(['one: closed']);
  });

  it('opens at whole pixels only', async () => {
    expect(await app.invoke('popup', { x: 1.5, y: 2 })).toEqual({
      error: 'Error processing argument at index 2, conversion failure from 1.5',
    });
    expect(await app.invoke('popup', { x: 1, y: 2 ** 40 })).toHaveProperty('error');
    expect(await app.standIn.shownMenu()).toBeNull();
  });

  it('opens over another window when its own has been closed', async () => {
    expect(await app.invoke('popupInClosed')).toEqual({});
    expect(await app.standIn.shownMenu()).not.toBeNull();
  });

  it.each([
    [{ label: 'Not in an array' }, 'must be an array'],
    [[{ id: 'nameless' }], 'must have at least one of label, role or type'],
    [[{ label: 'Odd', type: 'button' }], 'Unknown menu item type: button'],
    [[{ label: 7 }], 'Error processing argument'],
  ])('is refused for the template %j', async (template, message) => {
    expect(await app.invoke('badTemplate', template)).toEqual({
      error: expect.stringContaining(message) as unknown,
    });
  });
});

/** Adds a field of this type to the page, with selected text. */
const addField = (type: string): Promise<void> =>
  app.page.evaluate((kind) => {
    const field = document.createElement(kind === 'textarea' ? 'textarea' : 'input');
    if (field instanceof HTMLInputElement) field.type = kind;
    field.value = 'typed';
    field.id = 'field';
    document.body.append(field);
    field.focus();
    field.select();
  }, type);

const places = (): string[] => told().filter((line) => line.startsWith('context-menu '));

describe('a context-menu event', () => {
  it('reports the place and the possible edit commands', async () => {
    await addField('text');
    await app.page.click('#field', { button: 'right' });
    await expect
      .poll(places)
      .toContain('context-menu input-text true "typed" canCut canCopy canDelete canSelectAll');
    await app.page.evaluate(() => getSelection()?.selectAllChildren(document.body));
    await app.page.click('h1', { button: 'right' });
    await expect
      .poll(places)
      .toContainEqual(expect.stringMatching(/^context-menu none false "Self/u));
    await expect.poll(() => places()[1]).toMatch(/^context-menu at [1-9]\d* \d+ by mouse$/u);
  });

  it('allows no copying or cutting of a password, and pasting if the clipboard has text', async () => {
    app.standIn.setClipboard('from outside');
    await addField('password');
    await app.page.keyboard.press('ContextMenu');
    await expect
      .poll(places)
      .toContain('context-menu input-password true "" canPaste canDelete canSelectAll');
    await expect.poll(() => places()[1]).toMatch(/by keyboard$/u);
    await app.invoke('edit', 'copy');
    await app.invoke('edit', 'cut');
    await app.invoke('edit', 'paste');
    await expect.poll(() => app.page.inputValue('#field')).toBe('from outside');
    expect(app.standIn.clipboard()).toBe('from outside');
  });

  it('is not emitted if any listener of the page has prevented the default', async () => {
    await app.page.evaluate(() => {
      document.querySelector('h1')?.addEventListener('contextmenu', (event) => {
        event.preventDefault();
        event.stopPropagation();
      });
    });
    await app.page.click('h1', { button: 'right' });
    await app.page.click('text=Away', { button: 'right' });
    await expect.poll(places).toContainEqual(expect.stringContaining('by mouse'));
    expect(places()).toHaveLength(2);
  });
});

describe('edit commands of main', () => {
  it('cut, undo, redo, paste, select and copy, with the clipboard of the desktop', async () => {
    await addField('text');
    await app.invoke('edit', 'cut');
    await expect.poll(() => app.standIn.clipboard()).toBe('typed');
    expect(await app.page.inputValue('#field')).toBe('');
    await app.invoke('edit', 'undo');
    await expect.poll(() => app.page.inputValue('#field')).toBe('typed');
    await app.invoke('edit', 'redo');
    await expect.poll(() => app.page.inputValue('#field')).toBe('');
    app.standIn.setClipboard('one\ntwo');
    await app.invoke('edit', 'paste');
    await expect.poll(() => app.page.inputValue('#field')).toBe('one two');
    await app.invoke('edit', 'selectAll');
    await app.invoke('edit', 'copy');
    await expect.poll(() => app.standIn.clipboard()).toBe('one two');
  });

  it('do nothing when the page prevents copying and pasting', async () => {
    await addField('text');
    await app.page.evaluate(() => {
      for (const name of ['copy', 'paste']) {
        addEventListener(name, (event) => {
          event.preventDefault();
          document.querySelector('h1')?.setAttribute(`data-${name}`, String(event.isTrusted));
        });
      }
    });
    app.standIn.setClipboard('before');
    await app.invoke('edit', 'copy');
    await app.invoke('edit', 'paste');
    await expect.poll(() => app.page.getAttribute('h1', 'data-paste')).toBe('false');
    expect(await app.page.getAttribute('h1', 'data-copy')).toBe('true');
    expect(app.standIn.clipboard()).toBe('before');
    expect(await app.page.inputValue('#field')).toBe('typed');
  });
});
