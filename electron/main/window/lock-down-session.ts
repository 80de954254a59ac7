import type { Session } from 'electron';

/**
 * Denies a session every permission, device and download, and every request that `allows` does not.
 * Electron grants all permissions by default, and both permission handlers are needed to deny them all
 * (Electron security checklist 5).
 */
export const lockDownSession = (session: Session, allows: (url: string) => boolean): void => {
  session.setPermissionRequestHandler((_contents, _permission, callback) => {
    callback(false);
  });
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, callback) => {
    callback(null);
  });
  session.on('will-download', (event) => {
    event.preventDefault();
  });
  session.webRequest.onBeforeRequest((details, callback) => {
    callback({ cancel: !allows(details.url) });
  });
};
