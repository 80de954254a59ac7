/**
 * Chromium switches that give another program control of the app or remove a protection. No fuse covers them. This
 * check is no security boundary, because a program of the same user has other ways; it stops shortcuts and
 * launchers that carry such a switch. Node's own switches (`--inspect` and its relatives) are missing because a
 * fuse makes Electron ignore them.
 */
export const refusedSwitches = [
  // Open a port or pipe through which another program controls the window and reads what it shows.
  'remote-debugging-port',
  'remote-debugging-pipe',
  // Disable the page's policy, or weaken what keeps its session cut off from the network.
  'disable-web-security',
  'blink-settings',
  'bypasscsp-schemes',
  'js-flags',
  // MojoJS, one of Blink's features, lets the page talk to Chromium's own interfaces. The second switch needs no name,
  // and turns on all features that Blink has for its tests alone. The third also accepts the name
  // (runtime_enabled_features.json5).
  'enable-blink-features',
  'enable-blink-test-features',
  'enable-features',
  // Let another server pass for the service.
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'host-resolver-rules',
  'host-rules',
  // Write the traffic to a file, or the keys that decrypt a recording of it.
  'log-net-log',
  'ssl-key-log-file',
  // Write a trace to a file, which may contain the traffic.
  'trace-startup',
  'enable-tracing',
  'trace-config-file',
  // Start another program in place of a process of the app, or around one.
  'browser-subprocess-path',
  'gpu-launcher',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'zygote-cmd-prefix',
  // Run the page or the graphics inside the process that has the keys.
  'single-process',
  'in-process-gpu',
  // Disable parts of the sandbox: the zygote that every sandboxed process of Linux is forked from, the two ways to lock
  // it in, its filter of system calls, the sandbox of the graphics process.
  'no-zygote',
  'no-zygote-sandbox',
  'disable-namespace-sandbox',
  'disable-setuid-sandbox',
  'disable-seccomp-filter-sandbox',
  'disable-gpu-sandbox',
  // Let other programs trace sandboxed processes and, on Windows, load their libraries into them.
  'allow-sandbox-debugging',
  'allow-third-party-modules',
  // Lets data that somebody else prepared pass for the user's own.
  'user-data-dir',
  // Last, because only this refusal waits until the app is ready.
  'no-sandbox',
] as const;

/** One of {@link refusedSwitches}. */
type RefusedSwitch = (typeof refusedSwitches)[number];

/** Electron treats this variable, whatever its value, as `--no-sandbox`. */
export const sandboxVariable = 'ELECTRON_DISABLE_SANDBOX';

/** A switch, or the variable, with which a packaged app refuses to start. */
export type Refusal = RefusedSwitch | typeof sandboxVariable;

/** Whether the refusal is about the whole sandbox. */
export const disablesSandbox = (refusal: Refusal): boolean =>
  refusal === 'no-sandbox' || refusal === sandboxVariable;

/**
 * Returns the first refused switch, or the variable, that a packaged app was started with. Call before
 * `app.enableSandbox()`, which removes `no-sandbox` from the command line. Refuses nothing while Node's inspector is
 * open: only the build for tests can open it, because a fuse prevents it in every other build, and Playwright needs the
 * inspector together with refused switches.
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
      // Launchers for Wayland pass `enable-features` with other features.
      (name !== 'enable-features' || start.switchValue(name).includes('MojoJS')),
  );
  // Names the variable, which the user can change: Electron itself has added `no-sandbox` because of it.
  return start.hasSandboxVariable && (found === undefined || found === 'no-sandbox')
    ? sandboxVariable
    : found;
};
