import { useOutcome, type Follow } from '../store/use-outcome';
import { words } from '../i18n/window';
import { Button } from './Button';
import { FailureNotice, Notice } from './Notice';
import { Said } from './Status';

export interface OutcomeButton {
  readonly label: string;
  readonly hint?: string;
  readonly kind?: 'plain' | 'quiet';
  /** Runs the action, and passes it to `follow`. */
  readonly act: (follow: Follow) => Promise<void>;
}

/** Buttons that act at once, and beside them the outcome of the button pressed last. */
export function OutcomeButtons({ buttons }: { readonly buttons: readonly OutcomeButton[] }) {
  const { follow, said, isReplaced, failure } = useOutcome();
  return (
    <>
      {buttons.map(({ label, hint, kind = 'plain', act }) => (
        <Button key={label} kind={kind} title={hint} onClick={() => void act(follow)}>
          {label}
        </Button>
      ))}
      <Said>{said}</Said>
      {isReplaced && <Notice kind="warning">{words.copying.changed}</Notice>}
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
