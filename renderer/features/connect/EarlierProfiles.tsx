import { main } from '../../bridge';
import { announce, causeOf, tellFailure } from '../../store/announce';
import { useSettingsFolder } from '../../store/selectors';
import { useWindow } from '../../store/store';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { keptWords } from '../../i18n/kept';
import { words } from '../../i18n/window';
import actions from '../../ui/actions.module.css';

const removeEarlier = async (): Promise<void> => {
  const cause = causeOf('app');
  const removed = await main.removeEarlier();
  tellFailure(removed, cause);
  if (!removed.ok) return;
  const left = removed.value;
  const text = left === 0 ? words.connect.earlierRemoved : keptWords.earlierLeft(left);
  announce({ kind: left === 0 ? 'good' : 'warning', text }, cause);
};

/**
 * Says that profiles have files here which the settings do not name: whoever connects anew in their place would be warned
 * of no address that has changed since.
 */
export function EarlierProfiles() {
  const count = useWindow(({ app }) => app?.earlierProfiles ?? 0);
  const folder = useSettingsFolder();
  const isMendable = useWindow(({ app }) => app?.notice !== null);
  const hasOthers = useWindow(({ app }) => (app?.profiles.length ?? 0) > 0);
  if (count === 0) return null;
  const { earlier, earlierBackup, earlierOthers, removeEarlier: remove } = words.connect;
  return (
    <Notice kind="warning">
      <p>
        <strong>{earlier(count)}</strong>
      </p>
      <p>
        {earlierBackup(count, folder)} {hasOthers && earlierOthers}
      </p>
      {/* Not before a damaged file had a chance of being mended. */}
      {!isMendable && (
        <div className={actions['actions']}>
          <Button onClick={() => void removeEarlier()}>{remove}</Button>
        </div>
      )}
    </Notice>
  );
}
