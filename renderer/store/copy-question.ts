import { fieldText, type Field, type SmartContract, type Wallet } from '../../shared/account';
import { addressKey } from '../../shared/address';
import { words } from '../i18n/window';
import { announce, causeOf } from './announce';
import type { DoubtfulCopy } from './pending-copy';
import { isStopped } from './selectors';
import { useWindow, type OpenAccount } from './store';

const { setState } = useWindow;

/** The records that have an address, each by what people know it by; null while not all of them are there. */
export const holdersOf = (
  address: string,
  account: OpenAccount | null,
): ReadonlySet<string> | null => {
  if (!account?.wallets || !account.contracts) return null;
  const key = addressKey(address);
  const isIt = (field: Field): boolean => addressKey(fieldText(field) ?? '') === key;
  const wallets = account.wallets.filter(({ walletAddress }: Wallet) => isIt(walletAddress));
  const contracts = account.contracts.filter(
    ({ address: own, deployedBy }: SmartContract) => isIt(own) || isIt(deployedBy),
  );
  return new Set([
    ...wallets.map(({ walletName, asset }) => JSON.stringify(['wallet', walletName, asset])),
    ...contracts.map(({ name, asset, address: own }) => JSON.stringify([name, asset, own])),
  ]);
};

/** Whether a record has the address no more that had it when the person was asked. Rows are of one answer, which main looks at. */
const isOutdated = (question: DoubtfulCopy, account: OpenAccount | null): boolean => {
  if ('chosen' in question || question.holders === null) return false;
  const now = holdersOf(question.address, account);
  return now !== null && [...question.holders].some((one) => !now.has(one));
};

/** Ends the question before a copy, for as long as the page lives, where a newer answer makes it one about something else. */
export const endCopyQuestions = (): void => {
  useWindow.subscribe((now, before) => {
    const { pendingCopy, account, other } = now;
    if (pendingCopy === null || (account === before.account && other === before.other)) return;
    if (!isStopped(now) && !isOutdated(pendingCopy, account)) return;
    setState({ pendingCopy: null });
    announce({ kind: 'warning', text: words.copying.outdated }, causeOf('app'));
  });
};
