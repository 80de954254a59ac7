import { expect, it } from 'vitest';
import {
  openingFor,
  smallest,
  type Area,
  type Spot,
} from '../../../../electron/main/shell/window/window-state';

const main: Area = { x: 0, y: 25, width: 1920, height: 1055 };
const right: Area = { x: 1920, y: 0, width: 2560, height: 1440 };
const left: Area = { x: -1280, y: 0, width: 1280, height: 1024 };
const below: Area = { x: 0, y: 1080, width: 1920, height: 1080 };
const tiny: Area = { x: 0, y: 0, width: 320, height: 240 };
const small: Area = { x: 0, y: 0, width: 1024, height: 600 };

const at = (x: number, y: number, width = 1000, height = 700, maximized = false): Spot => ({
  x,
  y,
  width,
  height,
  maximized,
});
const maximized = (x: number, y: number): Spot => ({ ...at(x, y), maximized: true });
const first = { width: 1240, height: 820, maximized: false };
const inTheMiddle = { width: 1000, height: 700, maximized: false };
const most = { width: 1920, height: 1055 };

it.each<[string, Spot | undefined, readonly Area[], object]>([
  ['in the middle, in its first size, where nothing is remembered', undefined, [main], first],
  ['the same, without a screen', undefined, [], first],
  ['no larger than a small screen', undefined, [small], { ...first, width: 1024, height: 600 }],
  ['no smaller than it may be', undefined, [tiny], { ...first, ...smallest }],
  ['no larger than the screen it is on', at(0, 25, 3000, 2000), [main], { ...at(0, 25), ...most }],
  ['where it was, on the main screen', at(100, 100), [main], at(100, 100)],
  ['where it was, on another one', at(2000, 300), [main, right], at(2000, 300)],
  ['where it was, on one to the left', at(-1200, 10), [main, left], at(-1200, 10)],
  ['where it was, across two', at(1500, 200), [main, right], at(1500, 200)],
  ['where it was, its title bar just within reach', at(1800, 1048), [main], at(1800, 1048)],
  ['where it was, its title bar on the one above', at(100, 1040), [main, below], at(100, 1040)],
  ['in the middle, its screen gone', at(2500, 300), [main], inTheMiddle],
  ['in the middle, its screen to the left gone', at(-1200, 10), [main], inTheMiddle],
  ['in the middle, having been nowhere', at(90_000, -90_000), [main, right], inTheMiddle],
  ['whole, its title bar above the screen', at(100, -300), [main], at(100, 25)],
  ['whole, a strip of it on the screen', at(1801, 100), [main], at(920, 100)],
  ['whole, its title bar below the screen', at(100, 1049), [main], at(100, 380)],
  ['whole on the screen that has most of it', at(1800, -20), [main, right], at(1920, 0)],
  ['whole, most of it on the main screen', at(1200, -20), [main, right], at(920, 25)],
  ['maximized where it was', maximized(50, 50), [main], maximized(50, 50)],
  ['maximized on what there is', maximized(2500, 0), [main], { ...inTheMiddle, maximized: true }],
])('a window opens %s', (_where, place, areas, opening) => {
  expect(openingFor(place, areas)).toEqual(opening);
});
