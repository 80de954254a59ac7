import type { Outcome } from '../store/copying';
import { words } from '../i18n/window';
import { FailureNotice, Notice } from './Notice';
import { Said } from './Status';

/** What has come of copying or saving, beside the buttons for it. */
export function OutcomeSaid({ said, isReplaced, failure }: Outcome) {
  return (
    <>
      <Said>{said}</Said>
      {isReplaced && <Notice kind="warning">{words.copying.changed}</Notice>}
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
