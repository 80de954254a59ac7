import { readAccount } from '../../../electron/reader/read-account';
import { succeed } from '../../../shared/failure';

/** Reads the text of an answer as the reader does; the lists under the names that the service has for them. */
export const readRows = (answer: string) => {
  const result = readAccount(Buffer.from(answer));
  if (!result.ok) return result;
  const { userId, name, email, differences, wallets, contracts } = result.value;
  return succeed({ userId, name, email, differences, wallets, smartContracts: contracts });
};

/** What `readRows` has read; throws the code of its failure. */
export const valueOf = (answer: string) => {
  const result = readRows(answer);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
