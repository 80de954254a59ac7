import type { WebContents } from 'electron';

/** What a page wanted that it may not. */
export type RefusedNavigation = 'page' | 'frame' | 'redirect' | 'webview' | 'window';

/**
 * Keeps every web contents on the page it was made for (Electron security checklist 11 to 14):
 * no navigation, no redirect, no new window, no webview. `will-navigate` alone misses subframes,
 * and only `will-redirect` sees what a server sends. A page never learns the addresses of this computer's network.
 */
export const lockDownContents = (
  contents: WebContents,
  onRefused: (kind: RefusedNavigation) => void,
): void => {
  const refuse = (kind: RefusedNavigation) => (event: { preventDefault(): void }) => {
    event.preventDefault();
    onRefused(kind);
  };
  contents.on('will-navigate', refuse('page'));
  contents.on('will-frame-navigate', refuse('frame'));
  contents.on('will-redirect', refuse('redirect'));
  contents.on('will-attach-webview', refuse('webview'));
  contents.setWindowOpenHandler(() => {
    onRefused('window');
    return { action: 'deny' };
  });
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp');
};
