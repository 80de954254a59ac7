import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptySettings } from '../../../../electron/main/profiles/settings/settings';
import {
  firstPreferencesOf,
  firstStart,
  readStartupState,
} from '../../../../electron/main/shell/window/startup-state';
import { withTimeout } from '../../../../electron/main/timers';
import { saveWindowState } from '../../../../electron/main/shell/window/window-state';
import { folderOfTest } from '../../folder-of';

let folder: string;
beforeEach(() => {
  folder = folderOfTest('remembered');
});

const defaults = { theme: 'system', log: 'info', language: 'system', captureProtection: false };

describe('the preferences that the window waits for', () => {
  it('are those of the settings file', () => {
    const preferences = {
      ...emptySettings.preferences,
      theme: 'dark',
      log: 'off',
      language: 'de',
      captureProtection: true,
    };
    const text = `\ufeff${JSON.stringify({ ...emptySettings, preferences })}`;
    expect(firstPreferencesOf(text)).toEqual({
      theme: 'dark',
      log: 'off',
      language: 'de',
      captureProtection: true,
    });
  });

  it('have the same defaults as the settings', () => {
    const { theme, log, language, captureProtection } = emptySettings.preferences;
    expect({ theme, log, language, captureProtection }).toEqual(defaults);
  });

  it.each([
    ['nothing', ''],
    ['half a file', '{"preferences":{"theme":"dark"'],
    ['settings of before there were any', '{"version":1}'],
    ['unknown words', '{"preferences":{"theme":"sepia","log":"debug","language":"xx"}}'],
    ['other types', '{"preferences":{"theme":1,"log":{"off":true}}}'],
    ['the prototype', '{"__proto__":{"preferences":{"theme":"dark"}}}'],
  ])('are the defaults if the file holds %s', (_name, text) => {
    expect(firstPreferencesOf(text)).toEqual(defaults);
  });

  it('are the defaults if there is no file', async () => {
    for (const settings of [join(folder, 'settings.json'), folder]) {
      const { preferences } = await readStartupState({ settings, place: join(folder, 'none') });
      expect(preferences).toEqual(defaults);
    }
  });
});

describe('the state stored by the last run', () => {
  const place = { x: 1, y: 2, width: 800, height: 600, maximized: false, zoom: 1 };

  it('comes from both files', async () => {
    const files = { settings: join(folder, 'settings.json'), place: join(folder, 'window.json') };
    await writeFile(
      files.settings,
      '{"preferences":{"theme":"light","log":"off","language":"de","captureProtection":true}}',
    );
    saveWindowState(files.place, place);
    const remembered = {
      preferences: { theme: 'light', log: 'off', language: 'de', captureProtection: true },
      place,
    };
    expect(await readStartupState(files)).toEqual(remembered);
  });

  it('is empty when the disk does not respond in time', async () => {
    const never = new Promise<never>(() => undefined);
    expect(await withTimeout(0, never, () => firstStart)).toEqual({
      preferences: defaults,
      place: undefined,
    });
  });
});
