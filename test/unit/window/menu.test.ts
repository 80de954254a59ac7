import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { menuTemplate } from '../../../electron/main/window/menu';

const systems = ['darwin', 'linux', 'win32'] as const;

const itemsOf = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? itemsOf(item.submenu) : [])]);

const rolesOf = (platform: NodeJS.Platform, packaged: boolean) =>
  itemsOf(menuTemplate({ platform, packaged })).flatMap(({ role }) => (role ? [role] : []));

describe('the menu', () => {
  it.each(systems)('has the standard roles of %s', (platform) => {
    expect(rolesOf(platform, true)).toEqual([
      ...(platform === 'darwin' ? ['appMenu'] : []),
      'fileMenu',
      'editMenu',
      'resetZoom',
      'zoomIn',
      'zoomIn',
      'zoomOut',
      'togglefullscreen',
      'windowMenu',
      ...(platform === 'darwin' ? [] : ['about']),
    ]);
  });

  it.each(systems)(
    'has developer tools in builds from source only, on %s (security A9)',
    (platform) => {
      expect(rolesOf(platform, false)).toContain('toggleDevTools');
      expect(rolesOf(platform, true)).not.toContain('toggleDevTools');
    },
  );

  it.each(systems)(
    'never reloads the page, runs code of its own, or opens a link, on %s (security A9)',
    (platform) => {
      const items = itemsOf(menuTemplate({ platform, packaged: false }));
      const roles = items.map(({ role }) => role);
      for (const role of ['reload', 'forceReload', 'viewMenu']) expect(roles).not.toContain(role);
      expect(items.filter(({ click }) => click)).toEqual([]);
    },
  );

  it('zooms in with the plus key, with and without Shift', () => {
    const items = itemsOf(menuTemplate({ platform: 'linux', packaged: true }));
    const zooming = items.filter(({ role }) => role === 'zoomIn');
    expect(zooming.map(({ accelerator, visible }) => [accelerator, visible])).toEqual([
      [undefined, undefined],
      ['CommandOrControl+=', false],
    ]);
  });
});
