import type { App } from './fixtures';

/**
 * Comes back when main has done what the page has asked of it until now, for tests of what must not have happened: right
 * after a key or a press nothing can have. Main takes what is copied from a profile in turn with what is read here; of
 * anything else it only comes back two answers of main later.
 */
export const mainIsDone = ({ page }: Pick<App, 'page'>): Promise<void> =>
  page.evaluate(async () => {
    const { accountViewer } = window;
    const state = await accountViewer.getState();
    const profileId = (state.ok && state.value.activeProfileId) || '';
    // The first answer may come a moment before what it was waited for has ended.
    for (let turn = 0; turn < 2; turn += 1) await accountViewer.readActivity({ profileId });
  });
