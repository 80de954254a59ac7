import { OctagonAlert, ShieldOff } from 'lucide-react';
import { askToAcknowledge, reviewAlarm } from '../../store/activity-actions';
import { useWindow, useValuesHidden } from '../../store/store';
import { useMoment } from '../../ui/text/dates';
import { Strip, type StripPlace } from '../../ui/Strip';
import { activityWords } from '../../i18n/activity';
import { focusDetails } from '../records/list/focus';
import { focusTitle } from '../../ui/focus';
import { AlarmName } from './AlarmName';
import { alarmCounts, areOfAddresses } from './count-of';

const longestName = 60;

/** The strip and its button stay: what they lead to takes the keyboard. */
const review = async (): Promise<void> => {
  const reached = await reviewAlarm();
  if (reached === 'details') focusDetails();
  if (reached === 'changes') focusTitle();
};

/**
 * That pinned values have changed, or had for a while, and the way to the oldest of them; nothing closes it but an
 * acknowledgement. Only beside the changes themselves can all of them be acknowledged at once.
 */
export function AlarmStrip(place: StripPlace) {
  const activity = useWindow((state) => state.activity);
  const isHidden = useValuesHidden();
  const canAll = useWindow(({ view }) => view === 'activity') && !isHidden;
  const moment = useMoment();
  const [oldest] = activity?.alarms ?? [];
  if (!activity || !oldest) return null;
  const { alarmCount } = activity;
  const count = activityWords.alarmCount[areOfAddresses(activity) ? 'address' : 'value'];
  const acknowledgeAll = {
    label: activityWords.acknowledgeAll(alarmCount),
    onPress: () => {
      askToAcknowledge('all');
    },
  };
  return (
    <Strip
      {...place}
      kind="danger"
      role="alert"
      icon={OctagonAlert}
      title={count(...alarmCounts(activity))}
      detail={
        <>
          <AlarmName alarm={oldest} longest={longestName} /> ·{' '}
          {activityWords.noticedThen(moment(oldest.noticedAt))}
        </>
      }
      actions={[
        { label: activityWords.review, onPress: () => void review() },
        ...(canAll && alarmCount > 1 ? [acknowledgeAll] : []),
      ]}
    />
  );
}

/** What was known of the account is gone, so that no alarm can be relied on, until the person has said that they know. */
export function LostStrip(place: StripPlace) {
  const lost = useWindow((state) => state.activity?.lost);
  const moment = useMoment();
  if (!lost) return null;
  const { lost: said } = activityWords;
  const why = `${said.why[lost.why]} ${said.meaning}`;
  return (
    <Strip
      {...place}
      kind="danger"
      role="alert"
      icon={ShieldOff}
      title={said.title}
      detail={why}
      hint={`${said.title}. ${why}`}
      further={<p>{activityWords.noticed(moment(lost.noticedAt))}</p>}
      actions={[
        {
          label: activityWords.acknowledge,
          onPress: () => {
            askToAcknowledge('lost');
          },
        },
      ]}
    />
  );
}
