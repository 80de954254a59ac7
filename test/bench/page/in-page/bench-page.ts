import type { CallName } from '../../../../shared/contract';
import type { Landmarks } from '../expected-rows';
import { seededContracts, type SeededContract } from '../seeded-contracts';
import { watchCanvases } from './canvas-text';
import { framesLater, timeUntilShown, type Outcome } from './clock';
import { findControl, rowShows, typeSearch, type Control } from './controls';
import { watchTasks } from './long-tasks';
import { scrollThrough, type Scrolled, type Way } from './scroll';
import { installBridge } from './stand-in-bridge';

/** Size of a list in pixels. Peers get the size of the app's list. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly rowHeight: number;
}

export interface PageOptions {
  /** Number of contracts. */
  readonly count: number;
  /** Names of all calls of the app's bridge. */
  readonly calls: readonly CallName[];
  readonly painted: 'document' | 'canvas';
  readonly box: Box;
}

/** The object `window.bench` of every page, the app's and the peers'. */
export interface BenchPage {
  readonly press: (control: Control, accepted: readonly Landmarks[]) => Promise<Outcome>;
  /** Clicks, and resolves two frames later. */
  readonly click: (control: Control) => Promise<void>;
  readonly type: (text: string, accepted: readonly Landmarks[]) => Promise<Outcome>;
  readonly scroll: (milliseconds: number, by: Way) => Promise<Scrolled>;
  /** Longest task since the previous call, in milliseconds. 0 if none took 50 ms or more (Long Tasks API). */
  readonly longestTask: () => number;
  /** Whether the page has its rows in memory and is ready for the first click. */
  readonly isReady: () => boolean;
  /** For peers: returns the parsed rows. */
  readonly readRows: () => readonly SeededContract[];
  /** For peers: called once, when the page is ready for the first click. */
  readonly markReady: () => void;
  readonly box: Box;
}

declare global {
  interface Window {
    readonly bench: BenchPage;
  }
}

/** Installs `window.bench` and the stand-in for the bridge. Runs before any script of the page. */
export const start = ({ count, calls, painted, box }: PageOptions): void => {
  const text = JSON.stringify(seededContracts(count));
  const longestTask = watchTasks();
  const canvases = watchCanvases();
  const shows = painted === 'canvas' ? canvases.shows : rowShows;
  let ready: 'ready' | 'loading' = 'loading';
  const markReady = (): void => {
    ready = 'ready';
  };
  const time = (act: () => void, accepted: readonly Landmarks[]): Promise<Outcome> => {
    canvases.forget();
    return timeUntilShown(act, accepted, shows, canvases.onPaint);
  };
  const bench: BenchPage = {
    press: (control, accepted) => {
      const element = findControl(control);
      return time(() => {
        element.click();
      }, accepted);
    },
    click: (control) => {
      findControl(control).click();
      return framesLater();
    },
    type: (searched, accepted) =>
      time(() => {
        typeSearch(searched);
      }, accepted),
    longestTask,
    scroll: (milliseconds, by) => scrollThrough(milliseconds, painted, by),
    isReady: () => ready === 'ready',
    readRows: () => JSON.parse(text) as readonly SeededContract[],
    markReady,
    box,
  };
  Object.defineProperty(window, 'bench', { value: bench });
  installBridge(calls, { text, count }, markReady);
};
