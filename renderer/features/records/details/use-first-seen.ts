import { useCallback, useEffect, useState } from 'react';
import type { HistoryPage } from '../../../../shared/activity';
import { main } from '../../../bridge';
import { useActiveProfile } from '../../../store/active-profile';
import { useWindow } from '../../../store/store';
import { firstSeen, tellingKinds, type SeenRecord } from './first-seen';

/** Says since when records have their addresses; null where that is not known, or not yet. Asks only where it is wanted. */
export const useFirstSeen = (isWanted: boolean): ((of: SeenRecord) => number | null) => {
  const profileId = useActiveProfile()?.id;
  const activity = useWindow((state) => state.activity);
  const [page, setPage] = useState<HistoryPage | null>(null);
  useEffect(() => {
    if (!isWanted || profileId === undefined || !activity) return undefined;
    let isCurrent = true;
    const filter = { kinds: [...tellingKinds], list: null };
    const { revision } = activity;
    void main.readHistory({ profileId, revision, filter, from: 0 }).then((answer) => {
      if (isCurrent) setPage(answer.ok ? answer.value : null);
    });
    return () => {
      isCurrent = false;
      setPage(null);
    };
  }, [isWanted, profileId, activity]);
  return useCallback((of) => page && firstSeen(page, of), [page]);
};
