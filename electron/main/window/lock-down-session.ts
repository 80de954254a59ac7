import type { Session } from 'electron';

/** Every permission that Electron knows. */
export type Permission = Parameters<
  NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>
>[1];

/**
 * Denies a session every permission, device and download, and every request that `allows` does not.
 * Electron grants all permissions by default, and both permission handlers are needed to deny them all
 * (Electron security checklist 5). No server is ever logged in to with the account of the system's user.
 */
export const lockDownSession = (
  session: Session,
  allows: (url: string) => boolean,
  onRefused: (permission: Permission) => void,
): void => {
  session.setPermissionRequestHandler((_contents, permission, callback) => {
    callback(false);
    onRefused(permission);
  });
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, callback) => {
    callback(null);
  });
  session.allowNTLMCredentialsForDomains('');
  session.on('will-download', (event) => {
    event.preventDefault();
  });
  session.webRequest.onBeforeRequest((details, callback) => {
    callback({ cancel: !allows(details.url) });
  });
};
