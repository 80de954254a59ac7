import type { App, ProxyConfig, Session, WebContents } from 'electron';
import type { FieldsOf } from '../../log/log-events';
import type { Log } from '../../log/logger';

/**
 * Keeps every web contents on the page it was made for (Electron security checklist 11 to 14):
 * no navigation, no redirect, no new window, no webview. `will-navigate` alone misses subframes,
 * and only `will-redirect` sees what a server sends. A page never learns the addresses of this computer's network.
 */
export const lockDownContents = (contents: WebContents, log: Log): void => {
  const refuse =
    (kind: FieldsOf<'refused-navigation'>['kind']) => (event: { preventDefault(): void }) => {
      event.preventDefault();
      log('refused-navigation', { kind });
    };
  contents.on('will-navigate', refuse('page'));
  contents.on('will-frame-navigate', refuse('frame'));
  contents.on('will-redirect', refuse('redirect'));
  contents.on('will-attach-webview', refuse('webview'));
  contents.setWindowOpenHandler(() => {
    log('refused-navigation', { kind: 'window' });
    return { action: 'deny' };
  });
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
};

/**
 * Answers every demand for a login or a client certificate with nothing. Unhandled, Electron would send the first
 * certificate of the system's store to any service that asks for one. A login for a call of main does not come here:
 * the HTTP client declines it at the request's own `login` event.
 */
export const declineCredentials = (app: Pick<App, 'on'>): void => {
  app.on('select-client-certificate', (event, _contents, _url, _certificates, callback) => {
    event.preventDefault();
    callback();
  });
  app.on('login', (event, _contents, _details, _authInfo, callback) => {
    event.preventDefault();
    callback();
  });
};

/**
 * A name that nothing can have, as the only server that may be logged in to with the account of the system's user. An
 * empty list would be none, and Windows then logs in to every server of its intranet zone (url_security_manager_win.cc).
 */
const noServer = 'nobody.invalid';

/**
 * Denies a session every permission, device and download, and every request that `allows` does not.
 * Electron grants all permissions by default, and both permission handlers are needed to deny them all
 * (Electron security checklist 5). No server is ever logged in to with the account of the system's user; a proxy that
 * the system names is, by Chromium itself, as it is by browsers. To be called in the very turn in which the session is
 * made: after it Electron would ask Google for a dictionary of the system's language, whether or not a page checks
 * spelling, unless no language is to be checked.
 */
export const lockDownSession = (
  session: Session,
  allows: (url: string) => boolean,
  log: Log,
): void => {
  session.setPermissionRequestHandler((_contents, permission, callback) => {
    callback(false);
    log('refused-permission', { permission });
  });
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, callback) => {
    callback(null);
  });
  session.allowNTLMCredentialsForDomains(noServer);
  session.setSpellCheckerLanguages([]);
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
