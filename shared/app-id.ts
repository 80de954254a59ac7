/**
 * Bundle identifier on macOS and AppUserModelID on Windows. On Windows the installer's shortcut and the running app
 * must have the same AppUserModelID, otherwise the taskbar shows a second icon beside a pinned one.
 */
export const appId = 'app.account-viewer';
