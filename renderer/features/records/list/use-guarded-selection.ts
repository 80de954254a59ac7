import { useEffect } from 'react';
import {
  isOwnAddress,
  listNames,
  type Field,
  type SmartContract,
  type Wallet,
} from '../../../../shared/account';
import { mayHaveBlocked } from '../../../../shared/activity';
import { addressKey, longestAddress } from '../../../../shared/address';
import { formatOf, writtenAddress } from '../../../ui/address/checksum-state';
import { doubtsOf, isOdd } from '../../../ui/address/doubts';
import { copySelection, isDoubtful, noteCopiedByHand } from '../../../store/copying';
import { useWindow } from '../../../store/store';
import type { AddressDoubts } from '../../../store/pending-copy';
import { visibleParts } from '../../../ui/text/visible';
import { similarRecordsOf, type KnownOfList } from './similar-records';
import { useAccountAddresses } from './use-account-addresses';
import { knownOfList } from './use-cell-context';

/** Whether text belongs to a form field: the user typed it, so it is no data of the account. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Most words of a selection that are compared with the addresses. */
const mostWords = 1000;

/** An address as it appears in selected text, where invisible characters are replaced by their names. */
const selectedAs = (address: string): string =>
  isOdd(address)
    ? visibleParts(address, longestAddress, 'exact')
        .parts.map((part) => ('text' in part ? part.text : part.mark))
        .join('')
    : addressKey(address);

/** The address columns of a record with their values. */
const addressesIn = (row: Wallet | SmartContract): readonly (readonly [string, Field])[] =>
  'walletAddress' in row
    ? [['walletAddress', row.walletAddress]]
    : [
        ['address', row.address],
        ['deployedBy', row.deployedBy],
      ];

/** The first doubtful address of the lists that equals a word of a selection, or all its words joined. */
const doubtfulIn = (
  selection: string,
  lists: readonly KnownOfList[],
): { readonly address: string; readonly doubts: AddressDoubts } | null => {
  const words = selection.split(/\s+/u, mostWords);
  const wanted = new Set([...words, words.join('')].map(addressKey));
  for (const known of lists) {
    for (const [record, row] of known.rows.entries()) {
      for (const [column, address] of addressesIn(row)) {
        if (typeof address !== 'string' || !wanted.has(selectedAs(address))) continue;
        const format = formatOf(row.asset, known);
        const similar = similarRecordsOf(record, column, known);
        const written = writtenAddress(address, format);
        const doubts = doubtsOf(written, format, similar, isOwnAddress(column));
        if (isDoubtful(doubts)) return { address: written, doubts };
      }
    }
  }
  return null;
};

/**
 * Asks before a doubtful address is copied as selected text, as the copy button does. While the account may contain an
 * address that must not be copied, main does the copying, because it knows these addresses.
 */
export const useGuardedSelection = (): void => {
  const addresses = useAccountAddresses();
  useEffect(() => {
    const guard = (event: ClipboardEvent): void => {
      const text = getSelection()?.toString() ?? '';
      if (text === '' || event.defaultPrevented) return;
      if (event.type === 'cut' || isTyped(event.target)) {
        noteCopiedByHand();
        return;
      }
      const state = useWindow.getState();
      const { account, activity } = state;
      const lists = listNames.map((list) => knownOfList(list, state, addresses));
      const doubtful = doubtfulIn(text, lists);
      // Records are on screen before the comparison shows whether any has changed.
      const isKnown = !account || activity?.revision === account.head.revision;
      const isCalm = isKnown && !(activity && mayHaveBlocked(activity));
      if (isCalm && !doubtful) {
        noteCopiedByHand();
        return;
      }
      event.preventDefault();
      void copySelection(text, doubtful);
    };
    document.addEventListener('copy', guard);
    document.addEventListener('cut', guard);
    return () => {
      document.removeEventListener('copy', guard);
      document.removeEventListener('cut', guard);
    };
  }, [addresses]);
};
