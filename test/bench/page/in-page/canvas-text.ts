import type { ShowsText } from './clock';

/** The text that a page draws on canvases, for libraries that put no rows into the document. */
export interface CanvasText {
  readonly shows: ShowsText;
  /** Forgets what has been drawn so far. */
  readonly forget: () => void;
  /** Sets the listener to call after text has been drawn. Replaces the previous listener. */
  readonly onPaint: (listener: () => void) => void;
}

/** Records the text drawn on every canvas of the page. A row's index is unknown there, but its name is unique. */
export const watchCanvases = (): CanvasText => {
  const drawn = new Set<string>();
  let listener = (): void => undefined;
  let queued: 'queued' | 'none' = 'none';
  const draw = CanvasRenderingContext2D.prototype.fillText;

  const tell = (): void => {
    queued = 'none';
    listener();
  };

  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...maxWidth) {
    drawn.add(text);
    if (queued === 'none') queueMicrotask(tell);
    queued = 'queued';
    draw.call(this, text, x, y, ...maxWidth);
  };

  return {
    shows: (_, text) => drawn.has(text),
    forget: () => {
      drawn.clear();
    },
    onPaint: (next) => {
      listener = next;
    },
  };
};
