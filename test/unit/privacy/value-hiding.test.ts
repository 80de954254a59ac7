import { describe, expect, it } from 'vitest';
import { privacyCalls } from '../../../electron/main/privacy/feature';
import { valueHiding } from '../../../electron/main/privacy/value-hiding';
import { emptySettings, settingsSchema } from '../../../electron/main/settings/settings';
import { fail, succeed } from '../../../shared/failure';
import type { Preferences } from '../../../shared/profile';
import { fakeSettings } from '../profiles/fake-settings';

const setUp = (changes: Partial<Preferences> = {}, valuesHidden = false) => {
  const preferences = { ...emptySettings.preferences, ...changes };
  const settings = fakeSettings({ ...emptySettings, preferences, valuesHidden });
  const system = { idle: 0, left: 0, now: 0 };
  const hiding = valueHiding({
    settings,
    idleSeconds: () => system.idle,
    now: () => system.now,
    onAway: () => {
      system.left += 1;
    },
  });
  return { settings, system, hiding };
};

describe('hiding values', () => {
  it('is remembered for the next start', async () => {
    const { hiding, settings } = setUp();
    await hiding.set(true);
    expect([hiding.isHidden(), settings.current().valuesHidden]).toEqual([true, true]);
    expect(setUp({}, true).hiding.isHidden()).toBe(true);
  });

  it('holds for this run where it cannot be written, and says so', async () => {
    const { hiding, settings } = setUp();
    settings.full = true;
    const calls = privacyCalls(hiding);
    expect(await calls.setValuesHidden({ hidden: true })).toEqual(fail('FILE_NOT_WRITTEN'));
    expect(await calls.areValuesHidden({ unusedSeconds: 0 })).toEqual(succeed(true));
  });

  it('is left alone by preferences that are written later', async () => {
    const { hiding, settings } = setUp();
    await hiding.set(true);
    await settings.update((before) => ({ ...before, preferences: emptySettings.preferences }));
    expect([hiding.isHidden(), settings.current().valuesHidden]).toEqual([true, true]);
  });

  it('is assumed where the settings file holds anything but yes or no', () => {
    expect(settingsSchema.parse({ ...emptySettings, valuesHidden: 'no' }).valuesHidden).toBe(true);
    expect(settingsSchema.parse(emptySettings).valuesHidden).toBe(false);
  });
});

describe('a locked screen', () => {
  it('hides values', () => {
    const { hiding, settings } = setUp();
    hiding.screenLocked();
    expect([hiding.isHidden(), settings.current().valuesHidden]).toEqual([true, true]);
  });

  it('hides nothing for those who do not want it', () => {
    const { hiding } = setUp({ hideOnLock: false });
    hiding.screenLocked();
    expect(hiding.isHidden()).toBe(false);
  });
});

describe('a computer that nobody uses', () => {
  it('counts as used when values are shown, whatever pressed the button', async () => {
    const { hiding, system } = setUp({ hideAfterMinutes: 5 });
    system.idle = 400;
    expect(hiding.look(400)).toBe(true);
    await hiding.set(false);
    system.now += 299_000;
    system.idle = 699;
    expect(hiding.look(699)).toBe(false);
    system.now += 1000;
    expect(hiding.look(700)).toBe(true);
  });

  it.each([
    ['the window, where the system tells nothing', 300, 0],
    ['the whole computer, although the window believes otherwise', 0, 300],
  ])('hides values when it is %s', (_what, unused, idle) => {
    const { hiding, system } = setUp({ hideAfterMinutes: 5 });
    system.idle = idle;
    expect(hiding.look(unused)).toBe(true);
    expect(hiding.isHidden()).toBe(true);
    expect(system.left).toBe(1);
  });

  it('hides nothing before the time has passed', () => {
    const { hiding, system } = setUp({ hideAfterMinutes: 5 });
    system.idle = 299;
    expect(hiding.look(299)).toBe(false);
    expect(system.left).toBe(0);
  });

  it('hides nothing at first, however long', () => {
    const { hiding } = setUp();
    expect(hiding.look(1_000_000)).toBe(false);
  });

  it('shows nothing by being used again', () => {
    const { hiding, system } = setUp({ hideAfterMinutes: 1 });
    hiding.look(60);
    expect(hiding.look(0)).toBe(true);
    expect(system.left).toBe(1);
  });
});
