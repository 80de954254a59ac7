import type { RequestDetails } from '../../../shared/requests';
import { main } from '../../bridge';
import { putText, toClipboard } from '../../store/copying';
import { OutcomeButtons } from '../../ui/OutcomeButtons';
import { requestWords } from '../../i18n/diagnostics';
import { curlCommand } from './request-text';

/** Copies a request as a shell command with placeholders for both secrets. */
export function CopyAsCurl({ request }: { readonly request: RequestDetails }) {
  return (
    <OutcomeButtons
      buttons={[
        {
          label: requestWords.copyCurl,
          act: (follow) => follow(putText(curlCommand(request.url)), requestWords.copiedCurl),
        },
      ]}
    />
  );
}

interface CopyForSupportProps {
  readonly profileId: string;
  /** Null for all requests of the profile, one line each. */
  readonly requestId: number | null;
}

/** Copies a report of the request for support. Main writes the report; the window never sees it. */
export function CopyForSupport({ profileId, requestId }: CopyForSupportProps) {
  return (
    <OutcomeButtons
      buttons={[
        {
          label: requestWords.copy,
          hint: requestWords.copyHint,
          act: (follow) =>
            follow(
              toClipboard(() => main.copyRequest({ profileId, requestId })),
              requestWords.copied,
            ),
        },
      ]}
    />
  );
}
