import type { MenuItemConstructorOptions } from 'electron';
import { afterEach, describe, expect, it } from 'vitest';
import { menuTemplate } from '../../../../electron/main/shell/window/menu';
import { setLocale } from '../../../../electron/main/i18n';

const systems = ['darwin', 'linux', 'win32'] as const;

const itemsOf = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? itemsOf(item.submenu) : [])]);

const name = 'Account Viewer';

const rolesOf = (platform: NodeJS.Platform, packaged: boolean) =>
  itemsOf(menuTemplate({ platform, packaged, name })).flatMap(({ role }) => (role ? [role] : []));

describe('the menu', () => {
  // Electron's default menus, as in its documentation of MenuItem's roles.
  const appRoles = ['about', 'services', 'hide', 'hideOthers', 'unhide', 'quit'];
  const editRoles = ['undo', 'redo', 'cut', 'copy', 'paste'];
  const macEditRoles = [
    ...['pasteAndMatchStyle', 'delete', 'selectAll', 'showSubstitutions', 'toggleSmartQuotes'],
    ...['toggleSmartDashes', 'toggleTextReplacement', 'startSpeaking', 'stopSpeaking'],
  ];

  it.each(systems)('has the roles of %s, and more from source alone (security A9)', (platform) => {
    const isMac = platform === 'darwin';
    for (const packaged of [true, false]) {
      expect(rolesOf(platform, packaged)).toEqual([
        ...(isMac ? ['appMenu', ...appRoles] : []),
        ...['fileMenu', isMac ? 'close' : 'quit'],
        ...['editMenu', ...editRoles, ...(isMac ? macEditRoles : ['delete', 'selectAll'])],
        ...['resetZoom', 'zoomIn', 'zoomIn', 'zoomOut', 'togglefullscreen'],
        ...(packaged ? [] : ['toggleDevTools']),
        ...['windowMenu', 'minimize', ...(isMac ? ['zoom', 'front'] : ['close'])],
        ...(isMac ? [] : ['about']),
      ]);
    }
  });

  afterEach(() => {
    setLocale('en');
  });

  it.each(systems)('names everything in German if that is the language, on %s', (platform) => {
    const labelsOf = () =>
      itemsOf(menuTemplate({ platform, packaged: false, name }))
        .filter(
          ({ type, role, visible }) =>
            type !== 'separator' && role !== 'appMenu' && visible !== false,
        )
        .map(({ label }) => label);
    const english = labelsOf();
    setLocale('de');
    const german = labelsOf();
    expect(german).toHaveLength(english.length);
    expect([...english, ...german]).not.toContain(undefined);
    expect(german.filter((label, place) => label === english[place])).toEqual([]);
  });

  it.each(systems)('runs no code of its own and opens no link on %s (security A9)', (platform) => {
    const items = itemsOf(menuTemplate({ platform, packaged: false, name }));
    expect(items.filter(({ click }) => click)).toEqual([]);
  });

  it('zooms in with the plus key, with and without Shift', () => {
    const items = itemsOf(menuTemplate({ platform: 'linux', packaged: true, name }));
    const zooming = items.filter(({ role }) => role === 'zoomIn');
    expect(zooming.map(({ accelerator, visible }) => [accelerator, visible])).toEqual([
      [undefined, undefined],
      ['CommandOrControl+=', false],
    ]);
  });
});
