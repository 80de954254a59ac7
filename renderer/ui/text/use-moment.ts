import { useNow } from '../../store/now';
import { useZone } from '../../store/store';
import { showMoment } from './dates';

/** Shows moments as `showMoment` does, in the zone that dates are shown in; what asks is drawn anew as they grow old. */
export const useMoment = (): ((at: number) => string) => {
  const now = useNow();
  const zone = useZone();
  return (at) => showMoment(at, now, zone);
};
