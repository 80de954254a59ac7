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

/** Moves the focus to the opened details or screen, because the strip and its button stay. */
const review = async (): Promise<void> => {
  const reached = await reviewAlarm();
  if (reached === 'details') focusDetails();
  if (reached === 'changes') focusTitle();
};

/**
 * Shows that pinned values have changed, or had changed for a while, with a button that opens the oldest alarm. Only an
 * acknowledgement closes it. All alarms can be acknowledged at once only on the screen that lists the changes.
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

/** Warns that the baseline of the account is lost, so alarms are unreliable. Stays until the user acknowledges it. */
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
