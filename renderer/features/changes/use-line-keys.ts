import { shortcutKey } from '../../store/shortcut-keys';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { isFocusFree } from '../../ui/focus';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Returns the last line within one viewport height of a line, downwards (`height` > 0) or upwards. */
const pageAway = (all: readonly HTMLElement[], at: number, height: number): number => {
  const topOf = (place: number): number => all[place]?.getBoundingClientRect().top ?? 0;
  const wanted = topOf(at) + height;
  const step = Math.sign(height);
  let place = at;
  while (all[place + step] && (topOf(place + step) - wanted) * step <= 0) place += step;
  return place === at && all[at + step] ? at + step : place;
};

const lineOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;

/**
 * Arrow and page keys move between the lines, of which only one is in the tab order. Enter and a click open the record
 * of a line, and Ctrl+C copies its name. `data-go` marks the focusable element of a line, `data-opens` the element that
 * opens it.
 */
export const useLineKeys = (
  scroll: RefObject<HTMLElement | null>,
  first: string | undefined,
  /** The line that had the focus when the history was left. */
  before: string | null,
  open: (key: string) => void,
) => {
  const [chosen, setChosen] = useState(before);
  /** The line last focused or clicked. A ref, because a click leaves the screen before the next render. */
  const last = useRef(before);
  const active = chosen ?? first;
  const targets = (): readonly HTMLElement[] => [
    ...(scroll.current?.querySelectorAll<HTMLElement>('[data-go]') ?? []),
  ];
  const isKnown = first !== undefined;
  // Returns the focus to the line where the user left.
  useEffect(() => {
    if (!isKnown || before === null || !isFocusFree()) return;
    const line = scroll.current?.querySelector(`[data-line="${CSS.escape(before)}"]`);
    const target = line?.matches('[data-go]') ? line : line?.querySelector('[data-go]');
    if (target instanceof HTMLElement) target.focus();
  }, [isKnown, before, scroll]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isCopy =
      (ctrlKey || metaKey) && shortcutKey(event) === 'c' && getSelection()?.isCollapsed === true;
    const name = isCopy && lineOf(target)?.querySelector('[data-name]');
    // The browser then copies the selection.
    if (name) getSelection()?.selectAllChildren(name);
    if (ctrlKey || metaKey || altKey || shiftKey || !(target instanceof HTMLElement)) return;
    const line = lineOf(target);
    if (!line) return;
    const all = targets();
    const at = all.findIndex((one) => lineOf(one) === line);
    if (key === 'PageDown' || key === 'PageUp') {
      event.preventDefault();
      const height = scroll.current?.clientHeight ?? 0;
      all[pageAway(all, at, key === 'PageDown' ? height : -height)]?.focus();
      return;
    }
    const step = steps[key];
    if (!step) return;
    event.preventDefault();
    const isFar = key === 'Home' || key === 'End';
    if (!isFar) {
      all[step(at, all.length)]?.focus();
      return;
    }
    const { current } = scroll;
    current?.scrollTo({ top: key === 'Home' ? 0 : current.scrollHeight });
    // The lines near the new position are rendered by then.
    setTimeout(() => {
      const drawn = targets();
      drawn[step(0, drawn.length)]?.focus();
    }, 100);
  };
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    const line = lineOf(target);
    if (!line || !(target instanceof Element)) return;
    const button = target.closest('button, a');
    if (button && !button.matches('[data-opens]')) return;
    // A click that ends a text selection does not open the record.
    if (!button && getSelection()?.isCollapsed === false) return;
    const { line: key = '' } = line.dataset;
    event.preventDefault();
    last.current = key;
    open(key);
  };
  const onFocus = ({ target }: { readonly target: EventTarget }): void => {
    const key = lineOf(target)?.dataset['line'];
    if (key === undefined) return;
    const isByKeyboard = target instanceof Element && target.matches(':focus-visible');
    // Text selected in another line would be copied instead of this line's name. A click with the mouse sets the
    // selection itself.
    if (key !== active && isByKeyboard) getSelection()?.empty();
    last.current = key;
    setChosen(key);
  };
  return { active, last, handlers: { onKeyDown, onClick, onFocus } };
};
