import { EventEmitter } from 'node:events';
import type { WebFrameMain } from 'electron';
import { extend, throwOnUncovered } from '../uncovered';
import { frameOrigin } from '../page-url';

/** The main frame of one document. */
export interface DocumentFrame {
  readonly frame: WebFrameMain;
  /** Called when another document replaces this one or the page is gone. */
  readonly dispose: () => void;
}

/** Creates the main frame of a document. As in Electron, most members throw once the document is gone. */
export function createMainFrame(url: () => string, send: WebFrameMain['send']): DocumentFrame {
  let disposed = false;
  function whileShown<T>(value: T): T {
    if (disposed) {
      throw new Error('Render frame was disposed before WebFrameMain could be accessed');
    }
    return value;
  }
  const frame = throwOnUncovered<WebFrameMain>(
    'webFrameMain',
    extend(new EventEmitter(), {
      get url() {
        return whileShown(url());
      },
      get origin() {
        return whileShown(frameOrigin(url()));
      },
      get parent() {
        return whileShown(null);
      },
      get detached() {
        return disposed;
      },
      isDestroyed: () => disposed,
      send(channel, ...args) {
        if (typeof channel !== 'string') throw new TypeError('Missing required channel argument');
        try {
          whileShown(send)(channel, ...(args as unknown[]));
        } catch (error) {
          // Electron too only prints the error.
          console.error('Error sending from webFrameMain: ', error);
        }
      },
    } satisfies Partial<WebFrameMain>),
  );
  return {
    frame,
    dispose() {
      disposed = true;
    },
  };
}
