/**
 * Chromium switches that hand the app to somebody else or take a protection away. No fuse covers them. A program of the
 * same user has other ways, so this is no boundary; it stops shortcuts and launchers that carry such a switch.
 * Node's own (`--inspect` and its relatives) are missing because a fuse makes Electron ignore them.
 */
export const refusedSwitches = [
  // Whoever connects drives the window, and reads what it shows.
  'remote-debugging-port',
  'remote-debugging-pipe',
  // The page's policy and its cut off session count for nothing without them.
  'disable-web-security',
  'blink-settings',
  'bypasscsp-schemes',
  'js-flags',
  // With MojoJS, one of Blink's features, the page talks to Chromium's own interfaces. The second switch needs no name, and
  // turns on all that Blink has for its tests alone. The third also takes the name (runtime_enabled_features.json5).
  'enable-blink-features',
  'enable-blink-test-features',
  'enable-features',
  // Another server is taken for the service.
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'host-resolver-rules',
  'host-rules',
  // The traffic is written down: what was said, or the keys that open a recording of it.
  'log-net-log',
  'ssl-key-log-file',
  // So is a trace, which may have the traffic in it.
  'trace-startup',
  'enable-tracing',
  'trace-config-file',
  // Another program is started in the place of a process of ours, or around it.
  'browser-subprocess-path',
  'gpu-launcher',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'zygote-cmd-prefix',
  // The page or the graphics run inside the process that has the keys.
  'single-process',
  'in-process-gpu',
  // Parts of the sandbox: the zygote that every sandboxed process of Linux comes from, the two ways to lock it in, its
  // filter of system calls, the sandbox of the graphics process.
  'no-zygote',
  'no-zygote-sandbox',
  'disable-namespace-sandbox',
  'disable-setuid-sandbox',
  'disable-seccomp-filter-sandbox',
  'disable-gpu-sandbox',
  // Sandboxed processes can be traced by others; on Windows, take in libraries of others.
  'allow-sandbox-debugging',
  'allow-third-party-modules',
  // Data that somebody else prepared is taken for the person's own.
  'user-data-dir',
  // Last, because it is the one that waits for the app to be ready before it is refused.
  'no-sandbox',
] as const;

/** One of {@link refusedSwitches}. */
type RefusedSwitch = (typeof refusedSwitches)[number];

/** Electron takes this variable, whatever its value, for `--no-sandbox`. */
export const sandboxVariable = 'ELECTRON_DISABLE_SANDBOX';

/** What a packaged app does not start with: a switch, or the variable. */
export type Refusal = RefusedSwitch | typeof sandboxVariable;

/** Those that take the whole sandbox away. */
export const isWithoutSandbox = (refusal: Refusal): boolean =>
  refusal === 'no-sandbox' || refusal === sandboxVariable;

/**
 * The first refused switch that a packaged app was started with. To be asked before `app.enableSandbox()`, which takes
 * `no-sandbox` off the command line. With Node's inspector open there is nothing left to protect, and only the build for
 * tests can open it: the fuse of every other build is off. Playwright needs both.
 */
export const findRefusal = (start: {
  readonly packaged: boolean;
  readonly inspectorUrl: string | undefined;
  readonly hasSwitch: (name: string) => boolean;
  readonly switchValue: (name: string) => string;
  readonly hasSandboxVariable: boolean;
}): Refusal | undefined => {
  if (!start.packaged || start.inspectorUrl !== undefined) return undefined;
  const found = refusedSwitches.find(
    (name) =>
      start.hasSwitch(name) &&
      // Launchers for Wayland have it for other features.
      (name !== 'enable-features' || start.switchValue(name).includes('MojoJS')),
  );
  // The variable is what the person can change; the switch beside it is of Electron's making.
  return start.hasSandboxVariable && (found === undefined || found === 'no-sandbox')
    ? sandboxVariable
    : found;
};
