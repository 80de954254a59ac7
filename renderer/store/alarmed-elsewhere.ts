import { main } from '../bridge';
import { activeId } from './selectors';
import { useWindow } from './store';

/** Whether a profile that is not on screen is known to have an open alarm. What no run has opened is not opened for this. */
export const hasAlarmsElsewhere = (): boolean => {
  const own = activeId();
  const { app } = useWindow.getState();
  return Object.entries(app?.openAlarms ?? {}).some(
    ([profileId, count]) => profileId !== own && (count ?? 0) > 0,
  );
};

/**
 * The ids of profiles that are not on screen in which an address is in a change that nobody has acknowledged; none where
 * main cannot say.
 */
export const alarmedElsewhere = async (address: string): Promise<readonly string[]> => {
  const found = await main.findAddress({ text: address });
  const hits = found.ok ? found.value.hits : [];
  const ids = hits.filter(({ isAlarmed }) => isAlarmed).map(({ profileId }) => profileId);
  return [...new Set(ids)].filter((profileId) => profileId !== activeId());
};
