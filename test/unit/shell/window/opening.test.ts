import { describe, expect, it } from 'vitest';
import {
  openingFor,
  smallest,
  type Area,
  type Spot,
} from '../../../../electron/main/shell/window/window-state';
import { fc, forAll } from '../../for-all';

const main: Area = { x: 0, y: 25, width: 1920, height: 1055 };
const right: Area = { x: 1920, y: 0, width: 2560, height: 1440 };
const left: Area = { x: -1280, y: 0, width: 1280, height: 1024 };

const at = (x: number, y: number, width = 1000, height = 700): Spot => ({
  ...{ x, y, width, height },
  maximized: false,
});

describe('a window opens', () => {
  it('in the middle, in its first size, when nothing is remembered', () => {
    const opening = { width: 1240, height: 820, maximized: false };
    expect([openingFor(undefined, [main]), openingFor(undefined, [])]).toEqual([opening, opening]);
  });

  it('no larger than a small screen', () => {
    const small = { x: 0, y: 0, width: 1024, height: 600 };
    expect(openingFor(undefined, [small])).toMatchObject({ width: 1024, height: 600 });
  });

  it.each([
    ['on the main screen', at(100, 100), [main]],
    ['on another one', at(2000, 300), [main, right]],
    ['on one to the left', at(-1200, 10), [main, left]],
    ['across two', at(1500, 200), [main, right]],
    ['partly outside, its title bar within reach', at(1700, 900), [main]],
  ])('where it was: %s', (_where, place, areas) => {
    expect(openingFor(place, areas)).toEqual(place);
  });

  it.each([
    ['whose screen is gone', at(2500, 300), [main]],
    ['whose screen to the left is gone', at(-1200, 10), [main]],
    ['that was nowhere', at(90_000, -90_000), [main, right]],
  ])('in the middle of the main screen, one %s', (_name, place, areas) => {
    const { width, height } = place;
    expect(openingFor(place, areas)).toEqual({ width, height, maximized: false });
  });

  it.each([
    ['its title bar above the screen', at(100, -300), at(100, 25)],
    ['a strip of it on the screen', at(1900, 100), at(920, 100)],
    ['its title bar below the screen', at(100, 1070), at(100, 380)],
  ])('whole on its screen, with %s', (_name, place, opening) => {
    expect(openingFor(place, [main])).toEqual(opening);
  });

  it('no larger than the screen it is on', () => {
    const opening = openingFor(at(0, 25, 3000, 2000), [main]);
    expect(opening).toMatchObject({ width: 1920, height: 1055 });
  });

  it('maximized, if it was, on whatever screen there is', () => {
    expect(openingFor({ ...at(2500, 0), maximized: true }, [main])).toMatchObject({
      maximized: true,
    });
    expect(openingFor({ ...at(50, 50), maximized: true }, [main])).toMatchObject({
      x: 50,
      maximized: true,
    });
  });

  it('within reach and never smaller than its smallest size, whatever is remembered', () => {
    const length = fc.integer({ min: 640, max: 8000 });
    const corner = fc.integer({ min: -9000, max: 9000 });
    const area = fc.record({ x: corner, y: corner, width: length, height: length });
    const place = fc.record({
      x: corner,
      y: corner,
      width: fc.integer({ min: 480, max: 9000 }),
      height: fc.integer({ min: 420, max: 9000 }),
      maximized: fc.boolean(),
    });
    forAll(place, fc.array(area, { minLength: 1, maxLength: 4 }), (remembered, areas) => {
      const opening = openingFor(remembered, areas);
      expect(opening.width).toBeGreaterThanOrEqual(smallest.width);
      expect(opening.height).toBeGreaterThanOrEqual(smallest.height);
      const { x, y } = opening;
      if (x === undefined || y === undefined) return;
      const reached = areas.some(
        (screen) =>
          Math.min(x + opening.width, screen.x + screen.width) - Math.max(x, screen.x) >= 120 &&
          y >= screen.y &&
          y + 32 <= screen.y + screen.height,
      );
      expect(reached).toBe(true);
    });
  });
});
