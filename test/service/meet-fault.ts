import {
  startWatchedService,
  type WatchedService,
  type WatchedServiceOptions,
} from './watched-service';
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
