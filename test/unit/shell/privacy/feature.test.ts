import { describe, expect, it } from 'vitest';
import {
  createPrivacyFeature,
  type PrivacyContext,
} from '../../../../electron/main/shell/privacy/feature';
import {
  emptySettings,
  settingsSchema,
} from '../../../../electron/main/profiles/settings/settings';
import { fail } from '../../../../shared/failure';
import type { Preferences } from '../../../../shared/schemas';
import { fakeSettings } from '../../profiles/fake-settings';

const setUp = (changes: Partial<Preferences> = {}, valuesHidden = false) => {
  const preferences = { ...emptySettings.preferences, ...changes };
  const settings = fakeSettings({ ...emptySettings, preferences, valuesHidden });
  const system = { idle: 0, left: 0, now: 0, stopped: 0, look: () => false };
  const ticks: (() => void)[] = [];
  /** Whether values were hidden, each time a change was reported. */
  const told: boolean[] = [];
  const options: PrivacyContext = {
    settings,
    idleSeconds: () => system.idle,
    now: () => system.now,
    every: (_milliseconds, run) => {
      ticks.push(run);
      return () => void (system.stopped += 1);
    },
    onAway: () => {
      system.left += 1;
    },
    onChanged: () => told.push(system.look()),
  };
  const feature = createPrivacyFeature(options);
  system.look = feature.isHidden;
  const look = (): boolean => {
    for (const tick of ticks) tick();
    return feature.isHidden();
  };
  const set = (hidden: boolean) => feature.handlers.setValuesHidden({ hidden });
  return { settings, system, feature, set, look, ticks, told };
};

describe('hiding values', () => {
  it('is stored for the next start', async () => {
    const { feature, set, settings } = setUp();
    await set(true);
    expect([feature.isHidden(), settings.current().valuesHidden]).toEqual([true, true]);
    expect(setUp({}, true).feature.isHidden()).toBe(true);
    await set(false);
    expect([feature.isHidden(), settings.current().valuesHidden]).toEqual([false, false]);
    expect(setUp({}, false).feature.isHidden()).toBe(false);
  });

  it('lasts for this run if it cannot be written, and reports so', async () => {
    const { feature, set, settings } = setUp();
    settings.full = true;
    expect(await set(true)).toEqual(fail('FILE_NOT_WRITTEN'));
    expect(feature.isHidden()).toBe(true);
  });

  it('is assumed if the settings file holds anything but yes or no', () => {
    expect(settingsSchema.parse({ ...emptySettings, valuesHidden: 'no' }).valuesHidden).toBe(true);
    expect(settingsSchema.parse(emptySettings).valuesHidden).toBe(false);
  });
});

describe('a computer that is left alone', () => {
  it.each([
    ['is locked', 'onLock', {}, true],
    ['is locked, for those who do not want it', 'onLock', { hideOnLock: false }, false],
    // The clock may stand still during sleep.
    ['sleeps, and values hide by themselves', 'onSleep', { hideAfterMinutes: 5 }, true],
    ['sleeps, and they do not', 'onSleep', {}, false],
  ] as const)('and %s (%s, %j) hides values: %j', (_what, event, preferences, hides) => {
    const { feature, settings } = setUp(preferences);
    feature[event]();
    expect([feature.isHidden(), settings.current().valuesHidden]).toEqual([hides, hides]);
  });
});

describe('a computer that nobody uses', () => {
  it('needs no key in memory, whether or not values are hidden already: once an absence (security E11)', () => {
    const { feature, system, look } = setUp({ hideAfterMinutes: 5 }, true);
    const pass = (idle: number): number => {
      system.now += 1000;
      system.idle = idle;
      look();
      return system.left;
    };
    system.now = 299_000;
    expect([pass(300), pass(301), pass(3000)]).toEqual([1, 1, 1]);
    feature.handlers.noteUse();
    expect(pass(1)).toBe(1);
    system.now += 299_000;
    expect([pass(300), pass(301)]).toEqual([2, 2]);
    expect(feature.isHidden()).toBe(true);
  });

  it('counts as used when values are shown, whatever clicked the button', async () => {
    const { set, look, system } = setUp({ hideAfterMinutes: 5 });
    system.idle = 400;
    system.now = 400_000;
    expect(look()).toBe(true);
    await set(false);
    system.now += 299_000;
    system.idle = 699;
    expect(look()).toBe(false);
    system.now += 1000;
    expect(look()).toBe(true);
  });

  it.each([
    ['the window, where the system tells nothing', 300_000, 0],
    ['the whole computer, although the window believes otherwise', 0, 300],
  ])('hides values when it is %s', (_what, now, idle) => {
    const { feature, look, system, told } = setUp({ hideAfterMinutes: 5 });
    Object.assign(system, { now, idle });
    expect(look()).toBe(true);
    expect([feature.isHidden(), told]).toEqual([true, [true]]);
    expect(system.left).toBe(1);
  });

  it('hides nothing by default, however long', () => {
    const { look, system } = setUp();
    system.now = 1_000_000_000;
    expect(look()).toBe(false);
  });

  it('shows nothing when it is used again', () => {
    const { feature, look, system } = setUp({ hideAfterMinutes: 1 });
    system.now = 60_000;
    look();
    feature.handlers.noteUse();
    expect(look()).toBe(true);
    expect(system.left).toBe(1);
  });

  it('is checked again and again until the app ends; use of the window delays hiding', () => {
    const { feature, ticks, system, told } = setUp({ hideAfterMinutes: 1 });
    const [tick] = ticks;
    system.now = 59_000;
    feature.handlers.noteUse();
    system.now = 118_000;
    tick?.();
    expect([feature.isHidden(), told, system.left]).toEqual([false, [], 0]);
    system.now = 119_000;
    tick?.();
    expect([feature.isHidden(), told]).toEqual([true, [true]]);
    expect(system.stopped).toBe(0);
    feature.onQuit();
    expect(system.stopped).toBe(1);
  });
});
