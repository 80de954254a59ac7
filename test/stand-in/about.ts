/** Limits of the stand-in that the user must know. Printed at each start. */
export const about = [
  'This is the Electron stand-in, not Electron: Node runs the built main process, and the',
  'installed Chromium or Chrome shows the built page under the headers the app serves it with.',
  "Not covered: Electron's OS sandbox and fuses, native menus, dialogs and notifications,",
  'permission prompts, navigator.permissions, auto-update, packaging, several windows,',
  'the app: scheme inside the page (it sees http://bundle.localhost).',
].join('\n');
