import type { ListName } from '../../../shared/account';
import { addressKey } from '../../../shared/address';
import type { AddressHit } from '../../../shared/ownership';
import { main } from '../../bridge';
import { keepLooking } from '../../store/account-actions';
import { openNotes, show } from '../../store/navigate';
import { activeId, isActive, isOtherAccountShown, useWindow } from '../../store/store';
import { selectProfile } from '../../store/profiles';
import { showHistory } from '../../store/activity-actions';
import { focusDetails } from '../../features/records/list/focus';
import { goToRecord, showSearched } from '../../store/list-actions';

const { getState, subscribe } = useWindow;

/** Number of the latest press. What an earlier press still waits for is dropped. */
let press = 0;

/**
 * Resolves to true once a profile is on screen with the wanted list (if any) in an answer at least as new as
 * `revision`. Resolves to false if that will not happen: nothing can be read, or the user has gone elsewhere.
 */
const isOnScreen = (
  { profileId, list }: AddressHit,
  revision: number,
  isSelected: Promise<boolean>,
): Promise<boolean> =>
  new Promise((resolve) => {
    const from = activeId();
    const own = press;
    const end = (isThere: boolean): void => {
      stop();
      resolve(isThere);
    };
    const look = (): void => {
      const { account, failure, refreshing } = getState();
      const active = activeId();
      const isElsewhere = active !== profileId && active !== from;
      if (own !== press || isElsewhere) end(false);
      else if (active !== profileId) return;
      else if (list === null || (account?.[list] && account.head.revision >= revision)) end(true);
      else if (!account && failure && !refreshing) end(false);
    };
    const stop = subscribe(look);
    void isSelected.then((selected) => {
      if (selected) look();
      else end(false);
    });
  });

/**
 * Opens a record, and moves the focus to its details: closing the palette gives the focus back to where it was, from
 * where no key leads to the record. If an answer of another account waits, the screen about it keeps the focus, and the
 * record is there once the user goes on with the last good answer.
 */
const openRecord = (list: ListName, row: number): void => {
  goToRecord(list, row);
  if (!isOtherAccountShown(getState())) focusDetails();
};

/**
 * Goes to the record whose alarm is about a former address, or else to the history of the list: no record has the
 * address any more.
 */
const goToFormer = (list: ListName, address: string): void => {
  const { activity, account } = getState();
  const isCompared = activity !== null && activity.revision === account?.head.revision;
  const alarm = activity?.alarms.find(
    ({ list: of, before }) =>
      of === list && typeof before === 'string' && addressKey(before) === addressKey(address),
  );
  if (isCompared && alarm && alarm.row !== null) openRecord(list, alarm.row);
  else {
    showHistory({ view: 'all', list });
    show('activity');
  }
};

/** Whether no record of the account has the address. */
const isPast = ({ role }: AddressHit): boolean => role === 'former' || role === 'gone';

const goTo = (hit: AddressHit, row: number | null): void => {
  const { list, role, address } = hit;
  if (list === null) openNotes(address);
  else if (isPast(hit)) goToFormer(list, address);
  else if (role === 'deployer') showSearched(list, `by:${address}`);
  else if (row === null) showSearched(list, address);
  else openRecord(list, row);
};

/** Whether two hits are the same known record or note, in the same answer or in a newer one. */
const isSame = (one: AddressHit, other: AddressHit): boolean =>
  (['profileId', 'list', 'role', 'name', 'asset'] as const).every(
    (field) => one[field] === other[field],
  );

/** Attempts to look up a row: a newer answer may come during each. */
const mostTries = 3;

/** Goes to a hit in the account that has just been opened. Main finds its row in the answer on screen. */
const goToOpened = async (hit: AddressHit, own: number, tries = mostTries): Promise<void> => {
  const { profileId, list, address } = hit;
  const found = await main.findAddress({ text: address });
  const { account, view } = getState();
  if (own !== press || !isActive(profileId) || view !== list) return;
  const of = found.ok ? found.value.profiles.find((one) => one.profileId === profileId) : undefined;
  const revision = of?.revision ?? null;
  const same = found.ok ? found.value.hits.find((one) => isSame(one, hit)) : undefined;
  if (!same || revision === null || tries === 1) goTo(hit, null);
  else if (account?.head.revision === revision) goTo(hit, same.row);
  else if (await isOnScreen(hit, revision, Promise.resolve(true))) {
    await goToOpened(hit, own, tries - 1);
  }
};

/**
 * Goes to the record that has an address, in the record's profile, or opens a note there. `revision` is that of the
 * answer in which `hit` has its row; in another answer, main looks the row up.
 */
export const openFound = async (hit: AddressHit, revision: number | null): Promise<void> => {
  press += 1;
  const own = press;
  const { profileId, list } = hit;
  const { account } = getState();
  const isHere = isActive(profileId);
  // The record is one of the last good answer, so the user chooses to see that answer.
  if (list !== null && isHere && account && isOtherAccountShown(getState())) keepLooking();
  if (isHere && account?.head.revision === revision) {
    goTo(hit, hit.row);
    return;
  }
  const isSelected = isHere ? Promise.resolve(true) : selectProfile(profileId);
  const opened = await isOnScreen(hit, 0, isSelected);
  if (!opened || own !== press) return;
  if (isPast(hit) || list === null) {
    goTo(hit, null);
    return;
  }
  show(list);
  await goToOpened(hit, own);
};
