import type { App, ProxyConfig, Session, WebContents } from 'electron';
import type { FieldsOf } from '../../log/log-events';
import type { Log } from '../../log/logger';

/**
 * Keeps every web contents on the page it was made for (Electron security checklist 11 to 14): no navigation, no
 * redirect, no new window, no webview. `will-navigate` alone misses subframes, and only `will-redirect` sees redirects
 * of a server. Pages cannot learn the addresses of this computer's network.
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
 * Declines every request for a login or a client certificate. Without the handlers, Electron would send the first
 * certificate of the system's store to any service that asks. Logins for calls of main do not come here: the HTTP
 * client declines them at the request's own `login` event.
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
 * The only server that Chromium may log in to with the system user's account: a name that no server can have. With an
 * empty list, Windows would log in to every server of its intranet zone (url_security_manager_win.cc).
 */
const noServer = 'nobody.invalid';

/**
 * Denies a session every permission, device and download, and every request that `allows` refuses. Electron grants all
 * permissions by default, and both permission handlers are needed to deny them all (Electron security checklist 5). No
 * server is ever logged in to with the system user's account; Chromium itself does so for a proxy of the system, as
 * browsers do. Call in the same turn in which the session is made: afterwards Electron would ask Google for a
 * dictionary of the system's language, even if no page checks spelling, unless the list of languages is empty.
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

/** A proxy that does not exist. Without the bypass rule, requests to this computer would not use it. */
const deadProxy: ProxyConfig = {
  mode: 'fixed_servers',
  proxyRules: '127.0.0.1:9',
  proxyBypassRules: '<-loopback>',
};

/**
 * Cuts a session off from the network, even if a page in it gets past its policy and the request filter. WebRTC
 * consults neither of them. Schemes that the app serves itself use no proxy. Windows may open once this resolves. A
 * rejection means that the session is not cut off.
 */
export const disableNetwork = (session: Pick<Session, 'setProxy'>): Promise<void> =>
  session.setProxy(deadProxy);
