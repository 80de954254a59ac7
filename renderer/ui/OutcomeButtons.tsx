import type { Result } from '../../shared/failure';
import { useOutcome } from '../store/copying';
import { words } from '../i18n/window';
import { Button } from './Button';
import { FailureNotice, Notice } from './Notice';
import { Said } from './Status';

interface OutcomeButton {
  readonly label: string;
  readonly hint?: string;
  readonly kind?: 'plain' | 'quiet';
  readonly act: () => Promise<Result<unknown>>;
  /** Said once it is done. */
  readonly done: string;
}

/** Buttons that copy or save something, and beside them what has come of the last one that was pressed. */
export function OutcomeButtons({ buttons }: { readonly buttons: readonly OutcomeButton[] }) {
  const { follow, said, isReplaced, failure } = useOutcome();
  return (
    <>
      {buttons.map(({ label, hint, kind = 'plain', act, done }) => (
        <Button key={label} kind={kind} title={hint} onClick={() => void follow(act(), done)}>
          {label}
        </Button>
      ))}
      <Said>{said}</Said>
      {isReplaced && <Notice kind="warning">{words.copying.changed}</Notice>}
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
