import { fieldText, type Field } from '../../shared/account';
import { addressKey } from '../../shared/address';
import { main } from '../bridge';
import { words } from '../i18n/window';
import { announce, causeOf } from './announce';
import type { PendingCopy } from './pending-copy';
import { activeId, isOtherAccountShown, useWindow } from './store';
import type { OpenAccount } from './window-state';

const { setState } = useWindow;

/** The records of an account that have an address, in whatever spelling, and the contracts that it deployed. */
export const recordsWithAddress = (
  address: string,
  { wallets, contracts }: Partial<OpenAccount>,
) => {
  const key = addressKey(address);
  const isIt = (field: Field): boolean => addressKey(fieldText(field) ?? '') === key;
  return {
    wallets: (wallets ?? []).filter(({ walletAddress }) => isIt(walletAddress)),
    contracts: (contracts ?? []).filter(({ address: own }) => isIt(own)),
    deployed: (contracts ?? []).filter(({ deployedBy }) => isIt(deployedBy)),
  };
};

/**
 * Keys of the records of `recordsWithAddress`, made of fields by which users know a record; null until both lists are
 * read.
 */
export const recordKeysAt = (
  address: string,
  account: OpenAccount | null,
): ReadonlySet<string> | null => {
  if (!account?.wallets || !account.contracts) return null;
  const { wallets, contracts, deployed } = recordsWithAddress(address, account);
  return new Set([
    ...wallets.map(({ walletName, asset }) => JSON.stringify(['wallet', walletName, asset])),
    ...[...contracts, ...deployed].map(({ name, asset, address: own }) =>
      JSON.stringify([name, asset, own]),
    ),
  ]);
};

/**
 * Whether a profile that is not on screen is known to have an open alarm. The changes of a profile that was not opened
 * in this run are not read for this.
 */
export const hasAlarmsElsewhere = (): boolean => {
  const own = activeId();
  const { app } = useWindow.getState();
  return Object.entries(app?.openAlarms ?? {}).some(
    ([profileId, count]) => profileId !== own && (count ?? 0) > 0,
  );
};

/** Ids of the profiles not on screen that have an unacknowledged change with this address; empty if unknown. */
export const alarmedElsewhere = async (address: string): Promise<readonly string[]> => {
  const found = await main.findAddress({ text: address });
  return found.ok ? found.value.alarmedIn.filter((profileId) => profileId !== activeId()) : [];
};

/**
 * Whether a record that had the address when the question was asked no longer has it. Rows are not checked here: they
 * belong to one answer, and main checks its revision.
 */
const isOutdated = (question: PendingCopy, account: OpenAccount | null): boolean => {
  if ('chosen' in question || question.holders === null) return false;
  const now = recordKeysAt(question.address, account);
  return now !== null && [...question.holders].some((one) => !now.has(one));
};

/** Closes the question before a copy when a newer answer makes it outdated, for as long as the page lives. */
export const endCopyQuestions = (): void => {
  useWindow.subscribe((now, before) => {
    const { pendingCopy, account, other } = now;
    if (pendingCopy === null || (account === before.account && other === before.other)) return;
    if (!isOtherAccountShown(now) && !isOutdated(pendingCopy, account)) return;
    setState({ pendingCopy: null });
    announce({ kind: 'warning', text: words.copying.outdated }, causeOf('app'));
  });
};
