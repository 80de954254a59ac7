import type { WebPreferences } from 'electron';

/**
 * The preferences of every window of the app (Electron security checklist 2 to 10).
 * Defaults are spelt out so that a changed default cannot open anything.
 */
export const webPreferences = (options: {
  readonly preload: string;
  readonly packaged: boolean;
}): WebPreferences => ({
  preload: options.preload,
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
  // The dictionaries come from a server of Google's.
  spellcheck: false,
  enableWebSQL: false,
  safeDialogs: true,
  devTools: !options.packaged,
  // Middle clicks would open new windows.
  disableBlinkFeatures: 'Auxclick',
});
