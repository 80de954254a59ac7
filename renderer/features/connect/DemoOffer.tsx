import { Play } from 'lucide-react';
import { useState } from 'react';
import type { Failure } from '../../../shared/failure';
import { main } from '../../bridge';
import { Button } from '../../ui/Button';
import { FailureNotice } from '../../ui/Notice';
import { words } from '../../i18n/window';
import { useOpenNew } from './use-connect-form';

interface Props {
  readonly kind?: 'plain' | 'quiet';
  readonly className?: string | undefined;
}

/** The way in for people without keys. */
export function DemoOffer({ kind = 'plain', className }: Props) {
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

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
        onClick={() => void explore()}
      >
        {isStarting ? words.connect.demoStarting : words.connect.demo}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
