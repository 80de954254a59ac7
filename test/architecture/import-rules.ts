import type { IForbiddenRuleType } from 'dependency-cruiser';

/** A layer of the renderer. */
interface Layer {
  readonly name: string;
  /** Regular expression for the paths of the layer's files. */
  readonly path: string;
  /** What to do instead of importing from a layer above. Printed after the list of all layers. */
  readonly instead: string;
}

/** The layers, from the top to the bottom. */
const layers = [
  {
    name: 'app',
    path: '^renderer/([^/]+\\.tsx?$|app/)',
    instead: '',
  },
  {
    name: 'features',
    path: '^renderer/features/',
    instead:
      'Take it from renderer/store or as a prop: the app draws the features, they do not know it.',
  },
  {
    name: 'ui',
    path: '^renderer/ui/',
    instead:
      'Take it as a prop, or move what both need down: drawing into renderer/ui, what is shown into renderer/store, rules without a screen into shared/.',
  },
  {
    name: 'store',
    path: '^renderer/store/',
    instead:
      'What state is made of belongs beside it in renderer/store, or into shared/ where it is a rule without a screen; whoever draws it imports it from there.',
  },
  {
    name: 'i18n',
    path: '^renderer/i18n/',
    instead: 'Words import words and shared/ only: whoever says them passes in what they tell of.',
  },
  {
    name: 'bridge',
    path: '^renderer/bridge\\.ts$',
    instead: 'The bridge imports shared/ only: what follows main belongs into renderer/store.',
  },
] as const satisfies readonly Layer[];

/** Paths of all layers above the layer at `index`. The app's pattern also matches `bridge.ts`, the lowest layer. */
const pathsAbove = (index: number): string[] => layers.slice(0, index).map(({ path }) => path);

const upwards = layers.slice(1).map(({ name, path, instead }, index): IForbiddenRuleType => ({
  name: `${name}-imports-nothing-above`,
  severity: 'error',
  comment: `Imports run down: app, features, ui, store, i18n, bridge, shared. ${instead}`,
  from: { path },
  to: { path: pathsAbove(index + 1), pathNot: '^renderer/bridge\\.ts$' },
}));

/** The rules of which file may import which. dependency-cruiser prints a rule's `comment` when the rule is broken. */
export const importRules: readonly IForbiddenRuleType[] = [
  {
    name: 'no-circle',
    severity: 'error',
    comment:
      'Files in a circle cannot be understood one at a time. Move what two of them need, often a type, into the file that it describes or into one below both, and import it from there.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'program-without-tests',
    severity: 'error',
    comment: 'The program never imports its tests. Move what both need into the program.',
    from: { path: '^(shared|electron|renderer)/' },
    to: { path: '^test/' },
  },
  {
    name: 'shared-imports-nothing-of-ours',
    severity: 'error',
    comment:
      'shared/ is what both sides of the bridge know, and imports nothing of ours. Move what it needs into shared/, or what needs it to the side that it belongs to.',
    from: { path: '^shared/' },
    to: { path: '^(electron|renderer)/' },
  },
  {
    name: 'window-imports-shared-only',
    severity: 'error',
    comment:
      'The window knows main by its contract. Put types and pure rules that both need into shared/, and reach main through renderer/bridge.ts.',
    from: { path: '^renderer/' },
    to: { path: '^electron/' },
  },
  {
    name: 'electron-without-window',
    severity: 'error',
    comment: 'The window is not for this side. Put what both need into shared/.',
    from: { path: '^electron/' },
    to: { path: '^renderer/' },
  },
  {
    name: 'process-on-its-own',
    severity: 'error',
    comment:
      'Each folder of electron/ is a program of its own (main, preload, keychain, reader, packaging). They talk by messages: put their types into shared/ and import them from there.',
    from: { path: '^electron/([^/]+)/' },
    to: { path: '^electron/', pathNot: '^electron/$1/' },
  },
  ...upwards,
];
