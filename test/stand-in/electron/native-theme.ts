import { EventEmitter } from 'node:events';
import type { NativeTheme } from 'electron';
import type { ColorScheme } from '../calls';
import { extend, throwOnUncovered } from '../uncovered';
import { host } from './host-link';

const events = new EventEmitter();
let ofSystem: ColorScheme = 'light';
let source: NativeTheme['themeSource'] = 'system';

const shown = (): ColorScheme => (source === 'system' ? ofSystem : source);

/** The nativeTheme module. The page sees the theme as `prefers-color-scheme`. */
export const nativeTheme = throwOnUncovered<NativeTheme>(
  'nativeTheme',
  extend(events, {
    get shouldUseDarkColors() {
      return shown() === 'dark';
    },
    get themeSource() {
      return source;
    },
    set themeSource(value) {
      if (value === source) return;
      source = value;
      host.tell('setColorScheme', shown());
      events.emit('updated');
    },
  } satisfies Partial<NativeTheme>),
);

/** Sets the preference of the operating system, before the app runs. */
export function setOsColorScheme(scheme: ColorScheme): void {
  ofSystem = scheme;
}
