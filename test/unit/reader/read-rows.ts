import { readAccount } from '../../../electron/reader/read-account';
import { succeed } from '../../../shared/failure';

/** Reads the text of an answer as the reader does; returns the lists under the service's names. */
export const readRows = (answer: string) => {
  const result = readAccount(Buffer.from(answer));
  if (!result.ok) return result;
  const { userId, name, email, differences, wallets, contracts } = result.value;
  return succeed({ userId, name, email, differences, wallets, smartContracts: contracts });
};

/** The account that `readRows` returns; throws the code of a failure. */
export const valueOf = (answer: string) => {
  const result = readRows(answer);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
