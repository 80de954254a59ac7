import {
  startWatchedService,
  type WatchedService,
  type WatchedServiceOptions,
  type Intercept,
} from './watched-service';
import { exchangeRaw, type RawExchange } from './raw-exchange';
import { smallAccount } from './small-account';

/** When the services below believe it is, in ms. */
export const nowMs = Date.UTC(2026, 10, 20, 12);

const services: WatchedService[] = [];

/** A service at `nowMs` with a small account, until `stopServices`. */
export async function startService(
  options: Partial<WatchedServiceOptions> = {},
): Promise<WatchedService> {
  const service = await startWatchedService({
    clock: () => nowMs,
    account: () => smallAccount,
    ...options,
  });
  services.push(service);
  return service;
}

/** Closes every service started above; for `afterEach`. */
export async function stopServices(): Promise<void> {
  await Promise.all(services.splice(0).map((service) => service.close()));
}

/** One unsigned GET against a service with this fault, byte for byte. */
export async function meetFault(
  intercept: Intercept,
  until?: (received: Buffer) => boolean,
): Promise<RawExchange> {
  const { baseUrl } = await startService({ intercept });
  return exchangeRaw(baseUrl, until ? { until } : {});
}

/** The body without the chunk sizes a streamed answer has around it. */
export function unchunked({ head, body }: RawExchange): Buffer {
  if (!/transfer-encoding: chunked/i.test(head)) return body;
  const parts: Buffer[] = [];
  let rest = body;
  for (;;) {
    const lineEnd = rest.indexOf('\r\n');
    const size = lineEnd === -1 ? 0 : Number.parseInt(rest.toString('latin1', 0, lineEnd), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(rest.subarray(lineEnd + 2, lineEnd + 2 + size));
    rest = rest.subarray(lineEnd + 4 + size);
  }
}
