import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';
import { afterEach, describe, expect, it } from 'vitest';
import {
  editItems,
  offerEditMenu,
  createContextMenuFeature,
  recordItems,
} from '../../../../electron/main/shell/context-menu/feature';
import { createPopups, type PopupItem } from '../../../../electron/main/shell/context-menu/popups';
import { setLocale } from '../../../../electron/main/i18n';
import { contract } from '../../../../shared/contract';
import { menuItemIds } from '../../../../shared/native-menu';
import { fakeWindow } from './fake-window';

type Params = Parameters<typeof editItems>[0];

const all: ContextMenuParams['editFlags'] = {
  canUndo: true,
  canRedo: true,
  canCut: true,
  canCopy: true,
  canPaste: true,
  canDelete: true,
  canSelectAll: true,
  canEditRichly: true,
};

const field: Params = {
  isEditable: true,
  formControlType: 'input-text',
  selectionText: '',
  editFlags: all,
};

const told = (items: readonly PopupItem<string>[]): readonly string[] =>
  items.map((item) => (item === 'line' ? '-' : `${item.id} ${String(item.enabled)}`));

const names = (items: readonly PopupItem<string>[]): readonly string[] =>
  items.flatMap((item) => (item === 'line' ? [] : [item.label]));

afterEach(() => {
  setLocale('en');
});

describe('the menu of a field', () => {
  it('offers the edit actions that Chromium reports', () => {
    expect(told(editItems(field))).toEqual([
      ...['undo true', 'redo true', '-', 'cut true', 'copy true', 'paste true', '-'],
      'selectAll true',
    ]);
    const flags = { ...all, canRedo: false, canCut: false, canCopy: false, canPaste: false };
    expect(told(editItems({ ...field, editFlags: flags }))).toEqual([
      ...['undo true', 'redo false', '-', 'cut false', 'copy false', 'paste false', '-'],
      'selectAll true',
    ]);
  });

  it('never offers to copy a password, whatever the event says', () => {
    expect(told(editItems({ ...field, formControlType: 'input-password' }))).toEqual([
      ...['undo true', 'redo true', '-', 'paste true', '-', 'selectAll true'],
    ]);
  });
});

it('the menu outside a field copies the selected text under the pointer, and does not open without a selection', () => {
  const page: Params = { ...field, isEditable: false, formControlType: 'none' };

  expect(told(editItems({ ...page, selectionText: '0x52' }))).toEqual(['copy true']);
  expect(editItems(page)).toEqual([]);
});

describe('the texts of the menus', () => {
  it('are main’s own, in English and German, and name no record', () => {
    const wanted = menuItemIds.map((id) => ({ id, enabled: true }));
    const labels = () => [...names(editItems(field)), ...names(recordItems(wanted))];
    const english = labels();
    setLocale('de');
    const german = labels();
    expect(new Set(english).size).toBe(english.length);
    expect(new Set(german).size).toBe(german.length);
    expect(german.filter((label, place) => label === english[place])).toEqual([]);
    // Electron treats the letter after it as a shortcut, and does not show it.
    expect([...english, ...german].filter((label) => label.includes('&'))).toEqual([]);
  });

  it('come in one order, whatever the window requests first', () => {
    const items = recordItems([
      { id: 'select', enabled: true, checked: true },
      { id: 'copyAddress', enabled: false },
    ]);
    expect(items.filter((item) => item !== 'line')).toEqual([
      { id: 'copyAddress', label: 'Copy address', enabled: false },
      { id: 'select', label: 'Select row', enabled: true, checked: true },
    ]);
  });
});

/** Menus of which one is shown at a time, as Chromium does it. */
const fakeMenus = () => {
  interface Shown {
    readonly template: readonly MenuItemConstructorOptions[];
    readonly callback: () => void;
  }
  const state: { shown: Shown | null; places: unknown[]; fails: boolean } = {
    shown: null,
    places: [],
    fails: false,
  };
  const closeShown = (): void => {
    const { shown } = state;
    state.shown = null;
    shown?.callback();
  };
  const buildFromTemplate = (template: MenuItemConstructorOptions[]) => ({
    popup: ({ x, y, sourceType, callback }: Electron.PopupOptions) => {
      if (state.fails) throw new TypeError('Error processing argument');
      state.places.push({ x, y, sourceType });
      // The new menu is neither shown nor called back.
      if (state.shown) closeShown();
      else state.shown = { template, callback: callback ?? (() => undefined) };
    },
    closePopup: () => {
      if (state.shown?.template === template) closeShown();
    },
  });
  return {
    state,
    popups: createPopups({ buildFromTemplate } as unknown as typeof Electron.Menu),
    dismiss: closeShown,
    choose: (label: string) => {
      const item = state.shown?.template.find((one) => one.label === label);
      if (!item?.click) throw new Error(`no item "${label}" is shown`);
      (item.click as () => void)();
      closeShown();
    },
  };
};

const windowOf = ({ window }: ReturnType<typeof fakeWindow>) => window;

const items = [{ id: 'a', label: 'A', enabled: true }] as const;
const place = { x: 3, y: 4 };

describe('a menu that pops up', () => {
  it('returns the chosen item, or null when it is closed', async () => {
    const { popups, choose, dismiss } = fakeMenus();
    const window = windowOf(fakeWindow());
    const first = popups.open(window, items, place);
    choose('A');
    expect(await first).toBe('a');
    const second = popups.open(window, items, place);
    dismiss();
    expect(await second).toBeNull();
  });

  it('closes for the next one, which is shown', async () => {
    const { popups, choose } = fakeMenus();
    const window = windowOf(fakeWindow());
    const first = popups.open(window, items, place);
    const second = popups.open(window, [{ ...items[0], id: 'b' }], place);
    expect(await first).toBeNull();
    choose('A');
    expect(await second).toBe('b');
  });

  it.each([
    ['shows another page', 'webContents', 'did-navigate'],
    ['shows none any more', 'webContents', 'render-process-gone'],
    ['has been closed', 'window', 'closed'],
  ] as const)('ends when its window %s', async (_what, which, event) => {
    const { popups } = fakeMenus();
    const fake = fakeWindow();
    const emitter = which === 'window' ? fake.events : fake.contents;
    const before = emitter.listenerCount(event);
    const answer = popups.open(windowOf(fake), items, place);
    emitter.emit(event);
    expect(await answer).toBeNull();
    expect(emitter.listenerCount(event)).toBe(before);
  });

  it('that cannot be shown is an error, and leaves nothing behind', async () => {
    const { popups, state } = fakeMenus();
    const fake = fakeWindow();
    state.fails = true;
    await expect(popups.open(windowOf(fake), items, place)).rejects.toThrow('Error processing');
    expect(fake.window.listenerCount('closed')).toBe(0);
  });
});

it('the chosen item of a field’s menu acts on the page under the pointer, unless it is gone', async () => {
  const { popups, state, choose } = fakeMenus();
  const fake = fakeWindow();
  const done: string[] = [];
  let isGone = false;
  const { contents } = fake;
  Object.assign(contents, {
    isDestroyed: () => isGone,
    paste: () => void done.push('paste'),
  });
  offerEditMenu(windowOf(fake), popups);
  const params = { ...field, x: 5, y: 6, menuSourceType: 'keyboard' };
  contents.emit('context-menu', {}, params);
  expect(state.places).toEqual([{ x: 5, y: 6, sourceType: 'keyboard' }]);
  choose('Paste');
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toEqual(['paste']);
  contents.emit('context-menu', {}, params);
  isGone = true;
  choose('Paste');
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toEqual(['paste']);
});

describe('a menu request of the window', () => {
  const { request } = contract.showMenu;
  const items = [{ id: 'select', enabled: true }];

  it.each([
    ['nothing', { items: [], x: 1, y: 1 }],
    ['words of its own', { items: [{ ...items[0], label: 'Send all' }], x: 1, y: 1 }],
    ['an item that is not known', { items: [{ id: 'quit', enabled: true }], x: 1, y: 1 }],
    ['an item twice', { items: [...items, ...items], x: 1, y: 1 }],
    ['a part of a pixel', { items, x: 1.5, y: 1 }],
    ['a place before the window', { items, x: -1, y: 1 }],
    ['a place beyond all windows', { items, x: 1, y: 1e9 }],
  ])('may not have %s', (_what, payload) => {
    expect(request.safeParse({ items, x: 1, y: 1 }).success).toBe(true);
    expect(request.safeParse(payload).success).toBe(false);
  });
});

describe('the menu of a record', () => {
  const opened = (zoom: number) => {
    const { popups, state, choose } = fakeMenus();
    const fake = fakeWindow();
    const window = Object.assign(fake.window, {
      getContentBounds: () => ({ x: 0, y: 0, width: 800, height: 600 }),
    });
    fake.shown.zoom = zoom;
    fake.showPage();
    const mainWindow = () => window;
    return { feature: createContextMenuFeature({ popups, mainWindow }), state, choose };
  };
  const request = { items: [{ id: 'select' as const, enabled: true }], x: 101, y: 1000 };

  it('opens at whole pixels of the window, at any zoom', async () => {
    const { feature, state, choose } = opened(1.25);
    const answer = feature.handlers.showMenu(request);
    expect(state.places).toEqual([{ x: 126, y: 600 }]);
    choose('Select row');
    expect(await answer).toEqual({ ok: true, value: 'select' });
  });

  it('closes when the screen locks or the computer sleeps', async () => {
    const { feature, state } = opened(1);
    const answer = feature.handlers.showMenu(request);
    feature.onLock();
    expect(state.shown).toBeNull();
    expect(await answer).toEqual({ ok: true, value: null });
  });

  it('closes at once if there is no window', async () => {
    const { popups } = fakeMenus();
    const feature = createContextMenuFeature({ popups, mainWindow: () => undefined });
    expect(await feature.handlers.showMenu(request)).toEqual({ ok: true, value: null });
  });
});
