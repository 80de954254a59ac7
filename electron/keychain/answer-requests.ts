import type { KeychainAnswer, KeychainRequest } from '../../shared/keychain-messages';
import { classifyError } from './classify-error';
import type { NativeKeychain } from './load-keytar';

const operations = new Set(['get', 'set', 'delete']);

const isRequest = (data: unknown): data is KeychainRequest =>
  typeof data === 'object' &&
  data !== null &&
  'id' in data &&
  'operation' in data &&
  operations.has(String(data.operation));

const perform = async (
  native: NativeKeychain,
  request: KeychainRequest,
): Promise<string | boolean | null> => {
  switch (request.operation) {
    case 'get':
      return native.getPassword(request.service, request.account);
    case 'set':
      await native.setPassword(request.service, request.account, request.value);
      return null;
    case 'delete':
      return native.deletePassword(request.service, request.account);
  }
};

/** Answers main's requests with the native keychain. Never rejects; main sends one request at a time. */
export const answerRequests = (load: () => Promise<NativeKeychain>) => {
  let loaded: Promise<NativeKeychain> | undefined;
  return async (data: unknown): Promise<KeychainAnswer> => {
    if (!isRequest(data)) return { id: 0, ok: false, code: 'INTERNAL', keychain: 'other' };
    try {
      loaded ??= load();
      return { id: data.id, ok: true, value: await perform(await loaded, data) };
    } catch (error) {
      loaded = undefined;
      return { id: data.id, ok: false, ...classifyError(error) };
    }
  };
};
