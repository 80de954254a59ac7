import { Archive } from 'lucide-react';
import { refresh } from '../state/account-actions';
import { useNow } from '../state/now';
import { useWindow } from '../state/store';
import { showMoment } from '../text/dates';
import { Strip, type StripPlace } from '../ui/Strip';
import { keptWords } from '../words/kept';

/** Says that what is on screen is not live, as long as it is the offline copy. */
export function CopyStrip(place: StripPlace) {
  const head = useWindow((state) => state.account?.head);
  const isReading = useWindow((state) => state.refreshing !== null);
  const now = useNow();
  if (head?.source !== 'copy') return null;
  return (
    <Strip
      {...place}
      kind="plain"
      role="status"
      icon={Archive}
      title={keptWords.copyOf(showMoment(head.receivedAt, now))}
      detail={keptWords.copyHint}
      actions={[{ label: keptWords.readNow, onPress: isReading ? null : () => void refresh() }]}
    />
  );
}
