import type { App } from 'electron';

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
