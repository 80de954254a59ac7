import type { BrowserWindowConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { openMainWindow, webPreferences } from '../../../../electron/main/shell/window/main-window';

const preferences = webPreferences({ preload: '/app/preload.cjs', packaged: true });

describe('the preferences of every window (security A1)', () => {
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
      disableDialogs: true,
      devTools: false,
      disableBlinkFeatures: 'Auxclick',
    });
  });

  it('allow the developer tools outside packaged builds, and nothing else (security A9)', () => {
    const development = webPreferences({ preload: '/app/preload.cjs', packaged: false });
    expect(development).toStrictEqual({ ...preferences, devTools: true });
  });
});

describe('the main window', () => {
  const open = (
    maximized: boolean,
    loadURL: (url: string) => Promise<void> = () => Promise.resolve(),
  ) => {
    const made: BrowserWindowConstructorOptions[] = [];
    const steps: string[] = [];
    const create = (options: BrowserWindowConstructorOptions) => {
      made.push(options);
      return {
        loadURL: (url: string) => {
          steps.push(url);
          return loadURL(url);
        },
        maximize: () => void steps.push('maximized'),
      };
    };
    const opening = { x: 5, y: 6, width: 900, height: 700, maximized };
    openMainWindow({
      create,
      webPreferences: preferences,
      background: '#123456',
      opening,
      prepare: () => void steps.push('prepared'),
    });
    return { options: made[0], steps };
  };

  it('loads the page with the given preferences, watched from its first moment', () => {
    const { options, steps } = open(false);
    expect(steps).toEqual(['prepared', 'app://bundle/']);
    expect(options?.webPreferences).toBe(preferences);
  });

  it('opens at its place in its colour, never too small to use', () => {
    expect(open(false).options).toMatchObject({
      x: 5,
      y: 6,
      width: 900,
      height: 700,
      minWidth: 480,
      minHeight: 420,
      backgroundColor: '#123456',
    });
    expect(open(true).steps[0]).toBe('maximized');
  });

  it('survives a page that cannot be loaded', () => {
    const failed = Promise.reject(new Error('ERR_FAILED'));
    expect(open(true, () => failed).options).toMatchObject({ title: 'Account Viewer' });
  });
});
