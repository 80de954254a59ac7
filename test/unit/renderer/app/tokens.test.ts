import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { headHeight } from '../../../../renderer/ui/head-height';
import { projectFolder } from '../../../launch/built-app';

const renderer = path.join(projectFolder, 'renderer');
const read = (name: string): string => readFileSync(path.join(renderer, name), 'utf8');
const tokens = 'app/theme/tokens.css';

/** Every style sheet and component of the renderer, with forward slashes. */
const files = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => /\.(?:css|tsx?)$/u.test(name));

type Values = Readonly<Record<string, string>>;

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//gu, '');

/** The declarations of the rule after `opening`. The sheet has each opening once. */
const rule = (opening: string): Values => {
  const css = withoutComments(read(tokens)).replaceAll(/\s+/gu, ' ');
  const start = css.indexOf(opening);
  expect(start, opening).toBeGreaterThanOrEqual(0);
  const body = css.slice(start + opening.length, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+): ([^;]+);/gu)].map(([, name = '', value = '']) => [name, value]),
  );
};

const dark = '@media (prefers-color-scheme: dark) ';
const strong = "[data-contrast='more'] { ";
const light = rule(':root { color-scheme');
const darkValues = { ...light, ...rule(`${dark}{ :root { `) };
// In the order of the sheet: later rules have the same specificity, and win.
const themes: readonly (readonly [name: string, values: Values, text: number, line: number])[] = [
  ['light', light, 4.5, 3],
  ['dark', darkValues, 4.5, 3],
  ['light, strong contrast', { ...light, ...rule(strong) }, 7, 4.5],
  [
    'dark, strong contrast',
    { ...darkValues, ...rule(strong), ...rule(`${dark}{ ${strong}`) },
    7,
    4.5,
  ],
];

/** Relative luminance of `#rrggbb`, as defined by WCAG 2.2. */
const luminance = (colour: string): number => {
  expect(colour).toMatch(/^#[\da-f]{6}$/u);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** The pairs with less contrast than they need. */
const tooWeak = (
  values: Values,
  least: number,
  pairs: readonly (readonly [front: string, grounds: string])[],
): readonly string[] =>
  pairs.flatMap(([front, grounds]) =>
    grounds.split(' ').flatMap((ground) => {
      const found = contrast(values[`--${front}`] ?? front, values[`--${ground}`] ?? ground);
      return found < least ? [`${front} on ${ground}: ${found.toFixed(2)}`] : [];
    }),
  );

it('the code and the style sheets agree on the height of a head', () => {
  expect(light['--bar-height']).toBe(`${headHeight}px`);
});

const grounds = 'ground sidebar surface tile hover selected';
const tints = Object.keys(light)
  .filter((name) => name.startsWith('--tint-'))
  .map((name) => name.slice(2))
  .join(' ');

describe.each(themes)('the colours of the theme %s', (_name, values, text, line) => {
  it('make every text readable on every background', () => {
    const pairs = [
      ['text', `${grounds} danger-soft warning-soft good-soft difference`],
      ['text-muted', `${grounds} danger-soft warning-soft`],
      ['text-faint', grounds],
      ['accent', grounds],
      ['accent-hover', 'surface'],
      ['on-accent', 'accent accent-hover'],
      ['danger', 'surface tile danger-soft'],
      ['warning', 'surface tile warning-soft'],
      ['good', 'surface tile good-soft'],
      ['on-brand', 'brand-top brand-bottom'],
      ['on-brand-muted', 'brand-top brand-bottom'],
    ] as const;
    expect(tooWeak(values, text, pairs)).toEqual([]);
  });

  it('make every control, mark and outline visible', () => {
    const pairs = [
      ['control-line', 'surface ground tile sidebar'],
      ['difference-line', 'surface difference'],
      ['focus', `${grounds} danger-soft warning-soft`],
      ['good-dot', 'surface ground'],
    ] as const;
    expect(tooWeak(values, line, pairs)).toEqual([]);
  });

  it('make the letter of a monogram readable', () => {
    expect(tints.split(' ').length).toBeGreaterThan(5);
    expect(tooWeak(values, 4.5, [['on-tint', tints]])).toEqual([]);
  });
});

it('what is readable in the light theme is readable in the dark one, where axe checks few screens', () => {
  const inks = 'text text-muted text-faint accent accent-hover danger warning good on-accent'.split(
    ' ',
  );
  const behind = `${grounds} danger-soft warning-soft good-soft line accent accent-hover`.split(
    ' ',
  );
  const readable = inks.flatMap((ink) =>
    behind
      .filter((ground) => tooWeak(light, 4.5, [[ink, ground]]).length === 0)
      .map((ground) => [ink, ground] as const),
  );
  expect(readable.length).toBeGreaterThan(70);
  expect(tooWeak(darkValues, 4.5, readable)).toEqual([]);
});

it('a contrast is computed as in WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe('the variables of the theme', () => {
  const texts = files.map((name) => [name, withoutComments(read(name))] as const);
  const all = texts.map(([, content]) => content).join('\n');
  const defined = new Set([...all.matchAll(/(--[\w-]+)'?:\s/gu)].map(([, name]) => name));
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/gu)].map(([, name]) => name));

  it('are all defined, by a style sheet or by the component that sets them', () => {
    // A number is appended to `--tint-` and `--series-`.
    const unknown = [...used].filter((name) => !defined.has(name) && !name?.endsWith('-'));
    expect(unknown).toEqual([]);
  });

  it('are all used', () => {
    const starts = [...used].filter((name) => name?.endsWith('-'));
    const unused = Object.keys(light).filter(
      (name) => !used.has(name) && !starts.some((start) => start && name.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it('hold every colour of the renderer, except for those with a reason of their own', () => {
    const own = [
      tokens,
      // Distinguished by hue; the tests of the charts check them against the card.
      'features/overview/charts/charts.module.css',
      // The app's own logo, with the colours of its icon.
      'ui/Logo.tsx',
    ];
    const colour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/giu;
    const found = texts
      .filter(([name]) => !own.includes(name) && !name.endsWith('.ts'))
      .flatMap(([name, content]) =>
        [...content.matchAll(colour)]
          .map(([match]) => `${name}: ${match}`)
          // Six profile colours that users choose from.
          .filter((hit) => !hit.startsWith('app/theme/base.css: #')),
      );
    expect(found).toEqual([]);
  });
});
