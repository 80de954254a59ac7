import { parseUrl } from '../../../shared/base-url';
import type { OwnWindows } from './own-windows';
import { pageHost, pageOrigin, pageProtocol } from '../shell/page/serve-page';

/** What the check needs of Electron's `WebFrameMain`. */
interface Frame {
  readonly url: string;
  readonly origin: string;
  readonly parent: Frame | null;
  readonly detached: boolean;
  isDestroyed(): boolean;
}

/** What the check needs of Electron's `IpcMainInvokeEvent`. */
export interface SenderEvent {
  readonly type?: string;
  readonly senderFrame: Frame | null;
  readonly sender: { readonly id: number; readonly mainFrame: Frame };
}

const isPage = (text: string): boolean => {
  const url = parseUrl(text);
  return url?.protocol === pageProtocol && url.host === pageHost;
};

/**
 * Whether a call comes from the main frame of one of the app's windows, showing the app's page (Electron security
 * checklist 17). Must run before anything asynchronous: `senderFrame` becomes null once the frame has navigated.
 */
export const isTrustedSender = (event: SenderEvent, windows: Pick<OwnWindows, 'has'>): boolean => {
  const frame = event.senderFrame;
  if (event.type !== 'frame' || frame === null || frame.isDestroyed() || frame.detached)
    return false;
  if (frame !== event.sender.mainFrame || frame.parent !== null) return false;
  if (!isPage(frame.url) || frame.origin !== pageOrigin) return false;
  return windows.has(event.sender.id);
};
