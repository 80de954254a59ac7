import { net, type Session } from 'electron';
import { createHttpClient, type HttpClient } from './http-client';

/** HTTP with the proxy, the certificates and the request filter of a session. The one home of Electron's network. */
export const createSessionHttp = (session: Session): HttpClient =>
  createHttpClient((options) => net.request({ ...options, session }));
