import { Archive } from 'lucide-react';
import { refresh } from '../../store/account-actions';
import { dateAndAge } from '../../ui/text/age';
import { useNow } from '../../store/now';
import { useWindow } from '../../store/store';
import { Strip, type StripPlace } from '../../ui/Strip';
import { keptWords } from '../../i18n/kept';

/** Says that what is on screen is not live, as long as it is the offline copy. */
export function OfflineStrip(place: StripPlace) {
  const head = useWindow((state) => state.account?.head);
  const isReading = useWindow((state) => state.refreshing !== null);
  const now = useNow();
  const zone = useWindow(({ app }) => app?.preferences.dates ?? 'local');
  if (head?.source !== 'copy') return null;
  const when = dateAndAge(head.receivedAt, now, zone);
  return (
    <Strip
      {...place}
      kind="plain"
      role="status"
      icon={Archive}
      title={keptWords.badge}
      when={when}
      detail={keptWords.copyHint}
      hint={`${keptWords.badge} · ${when} · ${keptWords.copyHint}`}
      actions={[{ label: keptWords.readNow, onPress: isReading ? null : () => void refresh() }]}
    />
  );
}
