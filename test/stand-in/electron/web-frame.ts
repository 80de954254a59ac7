import { EventEmitter } from 'node:events';
import type { WebFrameMain } from 'electron';
import { extend, loud } from '../loud';
import { frameOrigin } from '../page-url';

/** The main frame of a window, whose URL changes as the page moves. */
export function createMainFrame(url: () => string, isDestroyed: () => boolean): WebFrameMain {
  const frame: WebFrameMain = loud<WebFrameMain>(
    'webFrameMain',
    extend(new EventEmitter(), {
      get url() {
        return url();
      },
      get origin() {
        return frameOrigin(url());
      },
      get top() {
        return frame;
      },
      parent: null,
      name: '',
      detached: false,
      processId: 1,
      routingId: 1,
      frameTreeNodeId: 1,
      frames: [],
      get framesInSubtree() {
        return [frame];
      },
      isDestroyed,
    } satisfies Partial<WebFrameMain>),
  );
  return frame;
}

/** A frame inside the page; its URL is all that is known of it. */
export function createChildFrame(url: string, parent: WebFrameMain): WebFrameMain {
  const members = { url, origin: frameOrigin(url), parent, top: parent, detached: false };
  return loud<WebFrameMain>('webFrameMain', members satisfies Partial<WebFrameMain>);
}
