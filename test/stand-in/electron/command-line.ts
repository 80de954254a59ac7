import type { CommandLine } from 'electron';
import { loud } from '../loud';

const appended = new Map<string, string>();
const removed = new Set<string>();

// Chromium parses `--name=value`; whatever comes later counts.
function given(name: string): string | undefined {
  const prefix = `--${name}`;
  const found = process.argv.findLast((arg) => arg === prefix || arg.startsWith(`${prefix}=`));
  // Electron adds this switch for the variable, whatever its value, before the app's first line.
  if (name === 'no-sandbox' && 'ELECTRON_DISABLE_SANDBOX' in process.env) return '';
  return found?.slice(prefix.length + 1);
}

const lookUp = (name: string): string | undefined =>
  removed.has(name) ? undefined : (appended.get(name) ?? given(name));

function removeSwitch(name: string): void {
  appended.delete(name);
  removed.add(name);
}

/** Switches the app was started with or has added; those for Chromium have no effect here. */
export const commandLine = loud<CommandLine>('app.commandLine', {
  appendSwitch(name, value = '') {
    appended.set(name, value);
    removed.delete(name);
  },
  removeSwitch,
  hasSwitch: (name) => lookUp(name) !== undefined,
  getSwitchValue: (name) => lookUp(name) ?? '',
} satisfies Partial<CommandLine>);

/** What app.enableSandbox does to the command line: the trace of `no-sandbox` goes, not what it has done. */
export function noteSandbox(): void {
  removeSwitch('no-sandbox');
  commandLine.appendSwitch('enable-sandbox');
}
