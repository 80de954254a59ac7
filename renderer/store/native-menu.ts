import { farthestPlace, type MenuItemId } from '../../shared/native-menu';
import { main } from '../bridge';
import { words } from '../i18n/window';
import { announce, causeOf } from './announce';

/** What an item of the menu does; null where it is shown and cannot be chosen. */
interface MenuAct {
  readonly run: (() => unknown) | null;
  /** Undefined for what cannot be ticked. */
  readonly checked?: boolean | undefined;
}

export type MenuActs = Readonly<Partial<Record<MenuItemId, MenuAct>>>;

/** Where the menu opens, in CSS pixels of the window. */
export type MenuPlace = Pick<MouseEvent, 'clientX' | 'clientY'>;

const within = (place: number): number => Math.min(Math.max(Math.round(place), 0), farthestPlace);

/** Whether what is selected by hand is pointed at: the system's own menu copies that. */
export const isOnSelection = (target: EventTarget): boolean => {
  const selection = getSelection();
  return (
    target instanceof Node &&
    selection?.isCollapsed === false &&
    selection.containsNode(target, true)
  );
};

/**
 * Has main show a native menu with these items, and does what is chosen. It may be open for long: `isStill` tells whether
 * the items are still about what they were about when it opened.
 */
export const showMenu = async (
  acts: MenuActs,
  { clientX, clientY }: MenuPlace,
  isStill: () => boolean,
): Promise<void> => {
  const cause = causeOf('screen');
  const items = Object.entries(acts).map(([id, { run, checked }]) => ({
    // The keys of the acts.
    id: id as MenuItemId,
    enabled: run !== null,
    ...(checked === undefined ? {} : { checked }),
  }));
  const answer = await main.showMenu({ items, x: within(clientX), y: within(clientY) });
  if (!answer.ok || answer.value === null) return;
  if (isStill()) acts[answer.value]?.run?.();
  else announce({ kind: 'warning', text: words.list.menuOutdated }, cause);
};
