import { farthestPlace, type MenuItemId } from '../../shared/native-menu';
import { main } from '../bridge';
import { words } from '../i18n/window';
import { announce, causeOf } from './announce';

/** An item of the menu. `run` is its action; null for an item that is shown and cannot be chosen. */
interface MenuAct {
  readonly run: (() => unknown) | null;
  /** Undefined for an item that cannot be ticked. */
  readonly checked?: boolean | undefined;
}

export type MenuActs = Readonly<Partial<Record<MenuItemId, MenuAct>>>;

/** Where the menu opens, in CSS pixels of the window. */
export type MenuPlace = Pick<MouseEvent, 'clientX' | 'clientY'>;

const within = (place: number): number => Math.min(Math.max(Math.round(place), 0), farthestPlace);

/** Whether the target is inside a selection made by hand. The system's own menu copies a selection. */
export const isOnSelection = (target: EventTarget): boolean => {
  const selection = getSelection();
  return (
    target instanceof Node &&
    selection?.isCollapsed === false &&
    selection.containsNode(target, true)
  );
};

/**
 * Has main show a native menu with these items, and runs the chosen item. The menu may be open for long: `isStill`
 * returns whether the items still apply.
 */
export const showMenu = async (
  acts: MenuActs,
  { clientX, clientY }: MenuPlace,
  isStill: () => boolean,
): Promise<void> => {
  const cause = causeOf('screen');
  const items = Object.entries(acts).map(([id, { run, checked }]) => ({
    // The keys of `acts` are ids of menu items.
    id: id as MenuItemId,
    enabled: run !== null,
    ...(checked === undefined ? {} : { checked }),
  }));
  const answer = await main.showMenu({ items, x: within(clientX), y: within(clientY) });
  if (!answer.ok || answer.value === null) return;
  if (isStill()) acts[answer.value]?.run?.();
  else announce({ kind: 'warning', text: words.list.menuOutdated }, cause);
};
