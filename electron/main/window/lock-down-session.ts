import type { ProxyConfig, Session } from 'electron';

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

/** A proxy that is not there, for all there is: without the bypass rule, addresses of this computer would go around it. */
const deadProxy: ProxyConfig = {
  mode: 'fixed_servers',
  proxyRules: '127.0.0.1:9',
  proxyBypassRules: '<-loopback>',
};

/**
 * Leaves a session without a network, whatever a page in it finds to get past its policy and the request filter: WebRTC
 * asks neither. Schemes that the app answers itself use no proxy. Windows are opened once it resolves; that it rejects
 * means that there is no wall.
 */
export const cutOff = (session: Pick<Session, 'setProxy'>): Promise<void> =>
  session.setProxy(deadProxy);
