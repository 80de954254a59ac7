/**
 * Chromium switches that hand the app to somebody else or take a protection away. No fuse covers them. A program of the
 * same user has other ways, so this is no boundary; it stops shortcuts and launchers that carry such a switch.
 */
export const refusedSwitches = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'disable-web-security',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'host-resolver-rules',
  'host-rules',
  'js-flags',
  'log-net-log',
  // Last, because it is the one that waits for the app to be ready before it is refused.
  'no-sandbox',
] as const;

/** One of {@link refusedSwitches}. */
export type RefusedSwitch = (typeof refusedSwitches)[number];

/**
 * The first refused switch that a packaged app was started with. With Node's inspector open there is nothing left to
 * protect, and only the build for tests can open it: the fuse of every other build is off. Playwright needs both.
 */
export const findRefusedSwitch = (start: {
  readonly packaged: boolean;
  readonly inspectorUrl: string | undefined;
  readonly hasSwitch: (name: string) => boolean;
}): RefusedSwitch | undefined =>
  start.packaged && start.inspectorUrl === undefined
    ? refusedSwitches.find(start.hasSwitch)
    : undefined;
