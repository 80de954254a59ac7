import { ShieldOff } from 'lucide-react';
import type { Activity, LostBaseline } from '../../../shared/activity';
import { acknowledge, askAboutLost } from '../../store/activity-actions';
import { useWindow } from '../../store/store';
import { useMoment } from '../../ui/text/use-moment';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Strip, type StripPlace } from '../../ui/Strip';
import { useOpenDialog } from '../../ui/Dialog';
import { activityWords } from '../../i18n/activity';

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
            askAboutLost(true);
          },
        },
      ]}
    />
  );
}

function Question({
  activity,
  lost,
}: {
  readonly activity: Activity;
  readonly lost: LostBaseline;
}) {
  const dialog = useOpenDialog();
  const { lost: said } = activityWords;
  const leave = (): void => {
    askAboutLost(false);
  };
  return (
    <ConfirmDialog
      dialog={dialog}
      title={said.acknowledgeTitle}
      confirm={activityWords.acknowledgeConfirm}
      onConfirm={() => {
        leave();
        void acknowledge(activity, lost.number, '');
      }}
      onCancel={leave}
    >
      {said.acknowledgeText}
    </ConfirmDialog>
  );
}

/** The question before the addresses of now count as right. */
export function LostDialog() {
  const activity = useWindow((state) => state.activity);
  if (!activity?.lost) return null;
  return <Question key={activity.lost.number} activity={activity} lost={activity.lost} />;
}
