import type { ComponentProps } from 'react';
import type { Alarm } from '../../../shared/activity';
import { askToAcknowledge } from '../../store/activity-actions';
import { useValuesHidden } from '../../store/store';
import { SelfRemovingButton } from '../../ui/Button';
import { activityWords } from '../../i18n/activity';
import { privacyWords } from '../../i18n/privacy';

interface Props extends Pick<ComponentProps<typeof SelfRemovingButton>, 'kind' | 'tabIndex'> {
  readonly alarm: Alarm;
  /** Version of the activity that the alarm was read with; by default that of the activity on screen. */
  readonly version?: number;
}

/** Asks whether the user knows why a value has changed. Disappears once the alarm is acknowledged. */
export function AcknowledgeButton({ alarm, version, ...look }: Props) {
  const isHidden = useValuesHidden();
  return (
    <SelfRemovingButton
      {...look}
      // Hidden values cannot be compared.
      disabled={isHidden}
      title={isHidden ? privacyWords.secret : undefined}
      onClick={() => {
        askToAcknowledge(alarm, version);
      }}
    >
      {activityWords.acknowledge}
    </SelfRemovingButton>
  );
}
