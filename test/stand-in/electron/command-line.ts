import type { CommandLine } from 'electron';
import { loud } from '../loud';

const appended = new Map<string, string>();

// Chromium parses `--name=value`; whatever comes later counts.
function given(name: string): string | undefined {
  const prefix = `--${name}`;
  const found = process.argv.findLast((arg) => arg === prefix || arg.startsWith(`${prefix}=`));
  return found?.slice(prefix.length + 1);
}

/** Switches the app was started with or has added; those for Chromium have no effect here. */
export const commandLine = loud<CommandLine>('app.commandLine', {
  appendSwitch(name, value = '') {
    appended.set(name, value);
  },
  hasSwitch: (name) => appended.has(name) || given(name) !== undefined,
  getSwitchValue: (name) => appended.get(name) ?? given(name) ?? '',
} satisfies Partial<CommandLine>);
