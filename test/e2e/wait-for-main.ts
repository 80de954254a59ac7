import type { App } from './fixtures';

/**
 * Resolves when main has handled everything the page has requested so far. Tests need this before they check that a key
 * or click had no effect. Main handles copies from a profile and the call used here in one queue, so those are certain.
 * Other work has only had the time of two responses of main.
 */
export const waitForMain = ({ page }: Pick<App, 'page'>): Promise<void> =>
  page.evaluate(async () => {
    const { accountViewer } = window;
    const state = await accountViewer.getState();
    const profileId = (state.ok && state.value.activeProfileId) || '';
    // The first response may come shortly before the copy it waited for has ended.
    for (let turn = 0; turn < 2; turn += 1) await accountViewer.readActivity({ profileId });
  });
