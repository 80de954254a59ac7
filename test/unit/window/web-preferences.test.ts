import type { BrowserWindowConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { openMainWindow } from '../../../electron/main/window/main-window';
import {
  pageHost,
  pageOrigin,
  pageProtocol,
  pageScheme,
  pageUrl,
} from '../../../electron/main/window/page-address';
import { webPreferences } from '../../../electron/main/window/web-preferences';

const preferences = webPreferences({ preload: '/app/preload.cjs', packaged: true });

describe('the preferences of every window', () => {
  it('are exactly these', () => {
    expect(preferences).toStrictEqual({
      preload: '/app/preload.cjs',
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      plugins: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      enableWebSQL: false,
      safeDialogs: true,
      devTools: false,
      disableBlinkFeatures: 'Auxclick',
    });
  });

  it('allow the developer tools outside packaged builds, and nothing else', () => {
    const development = webPreferences({ preload: '/app/preload.cjs', packaged: false });
    expect(development).toStrictEqual({ ...preferences, devTools: true });
  });
});

describe('the main window', () => {
  const open = (dark: boolean, loadURL: (url: string) => Promise<void>) => {
    const made: BrowserWindowConstructorOptions[] = [];
    const create = (options: BrowserWindowConstructorOptions) => {
      made.push(options);
      return { loadURL };
    };
    openMainWindow({ create, webPreferences: preferences, dark });
    return made[0];
  };

  it('loads the page under the given preferences', () => {
    const loaded: string[] = [];
    const options = open(false, (url) => {
      loaded.push(url);
      return Promise.resolve();
    });
    expect(loaded).toEqual(['app://bundle/']);
    expect(options?.webPreferences).toBe(preferences);
  });

  it('has the background of its theme', () => {
    const backgrounds = [true, false].map((dark) => open(dark, () => Promise.resolve()));
    expect(new Set(backgrounds.map((options) => options?.backgroundColor)).size).toBe(2);
  });

  it('survives a page that cannot be loaded', () => {
    const failed = Promise.reject(new Error('ERR_FAILED'));
    expect(open(true, () => failed)).toMatchObject({ title: 'Account Viewer' });
  });
});

describe('the address of the page', () => {
  it('is the same in all its parts', () => {
    const url = new URL(pageUrl);
    expect([url.protocol, url.host]).toEqual([pageProtocol, pageHost]);
    expect(pageProtocol).toBe(`${pageScheme}:`);
    expect(pageUrl).toBe(`${pageOrigin}/`);
  });
});
