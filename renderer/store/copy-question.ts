import { fieldText, type Field, type SmartContract, type Wallet } from '../../shared/account';
import { addressKey } from '../../shared/address';
import { words } from '../i18n/window';
import { announce, causeOf } from './announce';
import type { DoubtfulCopy } from './pending-copy';
import { isStopped } from './selectors';
import { useWindow, type OpenAccount } from './store';

const { setState } = useWindow;

/** The records that have an address, by what people know them by; null while not all of them are there. */
export const holdersOf = (address: string, account: OpenAccount | null): string | null => {
  if (!account?.wallets || !account.contracts) return null;
  const key = addressKey(address);
  const isIt = (field: Field): boolean => addressKey(fieldText(field) ?? '') === key;
  const wallets = account.wallets.filter(({ walletAddress }: Wallet) => isIt(walletAddress));
  const contracts = account.contracts.filter(
    ({ address: own, deployedBy }: SmartContract) => isIt(own) || isIt(deployedBy),
  );
  return JSON.stringify([
    wallets.map(({ walletName, asset }) => [walletName, asset]),
    contracts.map(({ name, asset, address: own }) => [name, asset, own]),
  ]);
};

/** Whether an address is no longer what it was when the person was asked. Rows are of one answer, which main looks at. */
const isOutdated = (question: DoubtfulCopy, account: OpenAccount | null): boolean => {
  if ('chosen' in question || question.holders === null) return false;
  const now = holdersOf(question.address, account);
  return now !== null && now !== question.holders;
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
