import { useState } from 'react';
import { failureOf, type Failure } from '../../shared/failure';
import { main } from '../bridge';
import { words } from '../i18n/window';
import { Button } from './Button';
import { FailureNotice } from './Notice';
import { Said } from './Status';

interface Props {
  readonly onPress?: () => void;
}

/** Adds the profiles of a file, without keys. Stands among `actions`. */
export function ImportProfiles({ onPress }: Props) {
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);

  const read = async (): Promise<void> => {
    onPress?.();
    const done = await main.importProfiles();
    setFailure(failureOf(done));
    const told = done.ok ? done.value : null;
    setSaid(told ? words.settings.imported(told.added, told.skipped, told.noRoom) : '');
  };

  return (
    <>
      <Button onClick={() => void read()}>{words.settings.import}</Button>
      <Said>{said}</Said>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
