import { readBaseUrl, type SignedPath } from '../../../shared/base-url';
import { fail, succeed, type Result } from '../../../shared/failure';
import { defaultWait } from '../../../shared/profile';
import type { AnswerSummary } from '../../../shared/reader-messages';
import { apiKey } from '../../../shared/schemas';
import { toCredentials } from '../account/credentials';
import type { RequestOwner } from '../diagnostics/requests/request-journal';
import type { StagedKeys } from '../credentials/keys/staged-keys';
import type { SigningKey } from '../credentials/keys/read-private-key';
import type { Secrets } from '../credentials/keychain/record';
import type { Addressed } from '../account/client/agreed-addresses';
import type { Target } from '../account/client/get-account';
import type { CallService } from '../account/agreed-calls';

/** What the first screen sends. */
export interface Draft {
  readonly baseUrl: string;
  readonly signedPath: SignedPath;
  readonly apiKey: string;
  readonly stagedKeyId: string;
}

/** A draft that has been found possible. */
export interface Connection extends Target, Addressed {
  readonly apiKey: string;
  readonly key: SigningKey;
}

export const checkApiKey = (text: string): Result<string> =>
  apiKey.safeParse(text).success ? succeed(text) : fail('API_KEY_INVALID');

export const checkDraft = (draft: Draft, staged: StagedKeys): Result<Connection> => {
  const baseUrl = readBaseUrl(draft.baseUrl);
  if (!baseUrl.ok) return baseUrl;
  const checked = checkApiKey(draft.apiKey);
  if (!checked.ok) return checked;
  const key = staged.find(draft.stagedKeyId);
  if (!key.ok) return key;
  return succeed({
    kind: 'service',
    baseUrl: baseUrl.value,
    signedPath: draft.signedPath,
    waitSeconds: defaultWait,
    apiKey: checked.value,
    key: key.value,
  });
};

/** One real call with secrets that need not be saved. */
export const tryCall = async (
  target: Target & Addressed,
  secrets: Secrets,
  callService: CallService,
  owner?: RequestOwner,
): Promise<Result<AnswerSummary>> => {
  const credentials = await toCredentials(secrets);
  if (!credentials.ok) return credentials;
  const { signal } = new AbortController();
  const exchange = await callService(target, credentials.value, signal, {}, owner);
  return exchange.result;
};
