import type { Result } from '../../../../shared/failure';
import type { RequestDetails } from '../../../../shared/requests';
import { main } from '../../../bridge';
import { toClipboard, useOutcome } from '../../../store/copying';
import { Button } from '../../../ui/Button';
import { OutcomeSaid } from '../../../ui/OutcomeSaid';
import { requestWords } from '../../../i18n/requests';
import { curlCommand } from './request-text';

interface CopyProps {
  readonly label: string;
  readonly hint?: string;
  readonly write: () => Promise<Result<unknown>>;
  /** Said once it is in the clipboard. */
  readonly done: string;
}

function Copy({ label, hint, write, done }: CopyProps) {
  const { follow, ...outcome } = useOutcome();
  return (
    <>
      <Button title={hint} onClick={() => void follow(toClipboard(write), done)}>
        {label}
      </Button>
      <OutcomeSaid {...outcome} />
    </>
  );
}

/** Copies a request as a shell command with placeholders for both secrets. */
export function CopyAsCurl({ request }: { readonly request: RequestDetails }) {
  return (
    <Copy
      label={requestWords.copyCurl}
      write={() => main.copyText({ text: curlCommand(request.url) })}
      done={requestWords.copiedCurl}
    />
  );
}

interface CopyForSupportProps {
  readonly profileId: string;
  /** Null for all requests of the profile, a line each. */
  readonly requestId: number | null;
}

/** Copies what helps somebody else to see what went wrong. Main writes it; the window never sees it. */
export function CopyForSupport({ profileId, requestId }: CopyForSupportProps) {
  return (
    <Copy
      label={requestWords.copy}
      hint={requestWords.copyHint}
      write={() => main.copyRequest({ profileId, requestId })}
      done={requestWords.copied}
    />
  );
}
