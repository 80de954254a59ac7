import { openRequest } from '../../../store/navigate';
import { Dialog, useOpenDialog } from '../../../ui/Dialog';
import { FailureNotice } from '../../../ui/Notice';
import { requestWords } from '../../../i18n/requests';
import { CopyAsCurl, CopyForSupport } from './CopyRequest';
import { RequestContents } from './RequestContents';
import { useRequest } from './use-requests';

interface Props {
  readonly profileId: string;
  readonly requestId: number;
}

/** One request from its time to its signature, over whatever screen it was asked for on. */
export function RequestDialog({ profileId, requestId }: Props) {
  const dialog = useOpenDialog();
  const { value: request, failure } = useRequest(profileId, requestId);
  return (
    <Dialog
      dialog={dialog}
      title={requestWords.request}
      foot={
        request && (
          <>
            <CopyAsCurl request={request} />
            <CopyForSupport profileId={profileId} requestId={request.id} />
          </>
        )
      }
      onClose={() => {
        openRequest(null);
      }}
    >
      {failure && <FailureNotice failure={failure} />}
      {request === null && <p>{requestWords.gone}</p>}
      {request && <RequestContents request={request} />}
    </Dialog>
  );
}
