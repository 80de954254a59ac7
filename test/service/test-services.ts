import {
  startWatchedService,
  type WatchedService,
  type WatchedServiceOptions,
} from './watched-service';
import { smallAccount } from './small-account';

/** Time of the services' clock, in ms since the epoch. */
export const nowMs = Date.UTC(2026, 10, 20, 12);

const services: WatchedService[] = [];

/** Starts a service with a small account and its clock at `nowMs`. `stopServices` closes it. */
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
