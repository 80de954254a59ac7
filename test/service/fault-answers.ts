import type { Intercept } from './watched-service';

/** Sends these bytes with this content type; `type` null omits the header. */
export function answer(
  status: number,
  body: string | Uint8Array,
  type: string | null = 'application/json',
  headers: Readonly<Record<string, string>> = {},
): Intercept {
  return ({ response }) => {
    if (type !== null) response.setHeader('Content-Type', type);
    response.writeHead(status, headers).end(body);
    return 'handled';
  };
}

/** Applies the fault to the service's first `times` requests. Later ones get the service's own answer. */
export function firstTimes(times: number, fault: Intercept): Intercept {
  return (context) => (context.count <= times ? fault(context) : 'continue');
}

/** Sends a redirect with status 301, 302, 303, 307 or 308 to any location, well-formed or not. */
export function redirect(status: number, location: string): Intercept {
  return answer(status, '', null, { Location: location });
}
