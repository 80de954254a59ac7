import type { CallName } from '../../../../shared/contract';
import type { Landmarks } from '../expected-rows';
import { seededContracts, type SeededContract } from '../seeded-contracts';
import { watchCanvases } from './canvas-text';
import { framesLater, timeUntilShown, type Outcome } from './clock';
import { findControl, rowShows, typeSearch, type Control } from './controls';
import { watchTasks } from './long-tasks';
import { scrollThrough, type Scrolled, type Way } from './scroll';
import { installBridge } from './stand-in-bridge';

/** Size of a list in pixels: peers get the room that the app's list has. */
export interface Box {
  readonly width: number;
  readonly height: number;
  readonly rowHeight: number;
}

export interface PageOptions {
  /** Number of contracts. */
  readonly count: number;
  /** Names of all calls that the app's bridge has. */
  readonly calls: readonly CallName[];
  readonly painted: 'document' | 'canvas';
  readonly box: Box;
}

/** What the bench finds on the window of every page, ours and the peers'. */
export interface BenchPage {
  readonly press: (control: Control, accepted: readonly Landmarks[]) => Promise<Outcome>;
  /** Clicks, and waits until the page has drawn itself again. */
  readonly click: (control: Control) => Promise<void>;
  readonly type: (text: string, accepted: readonly Landmarks[]) => Promise<Outcome>;
  readonly scroll: (milliseconds: number, by: Way) => Promise<Scrolled>;
  /** The longest task of the page since the last answer, in milliseconds; 0 when none took 50 (Long Tasks API). */
  readonly longestTask: () => number;
  /** Whether the page holds its rows and waits for the first click. */
  readonly isReady: () => boolean;
  /** For peers: the parsed rows, as the app has them after `JSON.parse`. */
  readonly readRows: () => readonly SeededContract[];
  /** For peers: to be called once, when they can be clicked. */
  readonly markReady: () => void;
  readonly box: Box;
}

declare global {
  interface Window {
    readonly bench: BenchPage;
  }
}

/** Runs before anything else of the page does. */
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
