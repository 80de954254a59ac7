/**
 * What the systems know the app by: its bundle on macOS, and on Windows the AppUserModelID. The installer puts the latter
 * on its shortcut and the running app says the same, or the taskbar shows a second icon beside one that was pinned.
 */
export const appId = 'app.account-viewer';
