import { ShieldOff } from 'lucide-react';
import { askToAcknowledge } from '../../store/activity-actions';
import { useWindow } from '../../store/store';
import { useMoment } from '../../ui/text/use-moment';
import { Strip, type StripPlace } from '../../ui/Strip';
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
            askToAcknowledge('lost');
          },
        },
      ]}
    />
  );
}
