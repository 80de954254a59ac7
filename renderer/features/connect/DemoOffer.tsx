import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Failure } from '../../../shared/failure';
import { main } from '../../bridge';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../../ui/Notice';
import { words } from '../../i18n/window';
import { DiscardQuestion } from './DiscardQuestion';
import { useOpenNew, type ConnectForm } from './use-connect-form';

interface Props {
  /** The form beside the button. It closes once the demo opens. */
  readonly form: ConnectForm;
  readonly kind?: 'plain' | 'quiet';
  readonly className?: string | undefined;
}

/** Opens the demo for users without keys. Asks before entered data is discarded. */
export function DemoOffer({ form, kind = 'plain', className }: Props) {
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const question = useRef<HTMLDialogElement>(null);
  const openNew = useOpenNew();

  const explore = async (): Promise<void> => {
    if (isStarting) return;
    setStarting(true);
    setFailure(null);
    const profile = await main.exploreDemo();
    setStarting(false);
    if (profile.ok) openNew();
    else setFailure(profile.error);
  };

  return (
    <>
      <Button
        icon={Play}
        kind={kind}
        flush={kind === 'quiet'}
        className={className}
        disabled={isStarting}
        onClick={() => {
          if (form.isBegun()) question.current?.showModal();
          else void explore();
        }}
      >
        {isStarting ? words.connect.demoStarting : words.connect.demo}
      </Button>
      {failure && <FailureNotice failure={failure} />}
      <DiscardQuestion question={question} text={form.atStake} onDiscard={() => void explore()} />
    </>
  );
}
