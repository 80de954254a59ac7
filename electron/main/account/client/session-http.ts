import { net, type Session } from 'electron';
import { createHttpClient, type HttpClient } from './http-client';

/**
 * Makes an HTTP client with a session's proxy, certificates and request filter. Only this file uses Electron's `net`.
 */
export const createSessionHttp = (session: Session): HttpClient =>
  createHttpClient((options) => net.request({ ...options, session }));
