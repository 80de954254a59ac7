import { exportWords } from '../../i18n/export';
import { useNow } from '../../store/now';
import { useZone } from '../../store/selectors';
import { useWindow } from '../../store/store';
import { Notice } from '../../ui/Notice';
import { showMoment } from '../../ui/text/dates';

/** That the service answers with another account now, and a file gets nothing of it. */
export function AnotherAccountNotice({ signs }: { readonly signs: boolean }) {
  const isAnother = useWindow(({ other }) => other !== null);
  const receivedAt = useWindow(({ account }) => account?.head.receivedAt);
  const now = useNow();
  const zone = useZone();
  if (!isAnother || receivedAt === undefined) return null;
  return (
    <Notice kind="warning">
      {exportWords.anotherAccount(showMoment(receivedAt, now, zone), signs)}
    </Notice>
  );
}
