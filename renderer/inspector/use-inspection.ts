import { useEffect, useState } from 'react';
import type { Failure, Result } from '../../shared/failure';
import type { TokenInspection } from '../../shared/inspection';
import { main } from '../bridge';
import { useWindow } from '../state/store';

interface Inspection {
  /** Undefined until main has answered; null when nothing has been signed. */
  readonly inspection: TokenInspection | null | undefined;
  readonly failure: Failure | null;
  readonly dryRun: () => Promise<void>;
}

/** The last request of a profile; looked at again when a refresh begins or ends. */
export const useInspection = (profileId: string): Inspection => {
  const [inspection, setInspection] = useState<Inspection['inspection']>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const refreshing = useWindow((state) => state.refreshing !== null);

  /** A failure leaves what was seen before on screen. */
  const take = (seen: Result<TokenInspection | null>): void => {
    setFailure(seen.ok ? null : seen.error);
    if (seen.ok) setInspection(seen.value);
  };

  useEffect(() => {
    let current = true;
    void main.inspectToken({ profileId }).then((seen) => {
      if (current) take(seen);
    });
    return () => {
      current = false;
    };
  }, [profileId, refreshing]);

  return {
    inspection,
    failure,
    dryRun: async () => {
      take(await main.dryRun({ profileId }));
    },
  };
};
