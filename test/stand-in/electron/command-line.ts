import type { CommandLine } from 'electron';
import { throwOnUncovered } from '../uncovered';

let isSandboxed = false;

/** Value of a switch that the app was started with. As in Chromium, the form is `--name=value`, and the last counts. */
export function givenSwitch(name: string): string | undefined {
  const prefix = `--${name}`;
  const found = process.argv.findLast((arg) => arg === prefix || arg.startsWith(`${prefix}=`));
  // Electron adds this switch for the variable, whatever its value, before the app's first line.
  if (name === 'no-sandbox' && 'ELECTRON_DISABLE_SANDBOX' in process.env) return '';
  return found?.slice(prefix.length + 1);
}

/** The switches that the app was started with. Switches for Chromium have no effect here. */
export const commandLine = throwOnUncovered<CommandLine>('app.commandLine', {
  hasSwitch(name) {
    if (isSandboxed && name === 'no-sandbox') return false;
    return (isSandboxed && name === 'enable-sandbox') || givenSwitch(name) !== undefined;
  },
  getSwitchValue: (name) => givenSwitch(name) ?? '',
} satisfies Partial<CommandLine>);

/** Hides `no-sandbox` from `hasSwitch`, as app.enableSandbox does. An effect of `no-sandbox` is not undone. */
export function noteSandbox(): void {
  isSandboxed = true;
}
