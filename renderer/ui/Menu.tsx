import { Check, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Menu.module.css';
import { Popover } from './Popover';

interface ItemProps {
  readonly icon?: LucideIcon;
  /** Whether this is the chosen one of several options; undefined for a command. */
  readonly chosen?: boolean;
  /** Whether this item, which is on or off by itself, is on; undefined for others. Pressing it leaves the menu open. */
  readonly ticked?: boolean;
  /** At the end of the line: a key, or a count. */
  readonly detail?: ReactNode;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A line of a `Menu`. */
export function MenuItem({ icon, chosen, ticked, detail, onPress, children }: ItemProps) {
  const isOn = chosen ?? ticked;
  return (
    <button
      type="button"
      role={
        chosen === undefined
          ? ticked === undefined
            ? 'menuitem'
            : 'menuitemcheckbox'
          : 'menuitemradio'
      }
      aria-checked={isOn}
      tabIndex={-1}
      className={styles['item']}
      onClick={onPress}
    >
      {isOn === undefined ? icon && <Icon of={icon} /> : isOn && <Icon of={Check} />}
      <span className={styles['label']}>{children}</span>
      {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
    </button>
  );
}

/** A line between parts of a menu. */
export function MenuLine() {
  return <div role="separator" className={styles['line']} />;
}

const step: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface ListProps {
  readonly name: string | undefined;
  readonly close: () => void;
  readonly children: ReactNode;
}

function MenuList({ name, close, children }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const items = (): readonly HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
  ];
  useEffect(() => {
    const { current } = list;
    const chosen = current?.querySelector<HTMLElement>('[aria-checked=true]');
    (chosen ?? current?.querySelector<HTMLElement>('[role^=menuitem]'))?.focus();
  }, []);
  const onKey = (event: KeyboardEvent): void => {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    const letter = event.key.length === 1 && !isCommand ? event.key.toLocaleLowerCase() : null;
    // A letter goes to the next item that begins with it. With Ctrl, Cmd or Alt it is a shortcut of the window.
    const next =
      letter === null
        ? all[step[event.key]?.(at, all.length) ?? -1]
        : [...all.slice(at + 1), ...all].find(({ textContent }) =>
            textContent.trim().toLocaleLowerCase().startsWith(letter),
          );
    if (event.key === 'Tab') close();
    if (!next || letter === ' ') return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label={name}
      className={styles['menu']}
      onKeyDown={onKey}
      onClick={(event) => {
        const item = event.target instanceof Element && event.target.closest('[role^=menuitem]');
        if (item && item.role !== 'menuitemcheckbox') close();
      }}
    >
      {children}
    </div>
  );
}

interface MenuProps extends Omit<ComponentProps<typeof Popover>, 'children'> {
  /** Name of the menu, where it is not the button's name. */
  readonly title?: string;
  readonly children: () => ReactNode;
}

/** A button with a menu of `MenuItem`s below it: arrow keys, Home, End and letters move, Escape closes. */
export function Menu({ title, children, ...button }: MenuProps) {
  const { label, name = typeof label === 'string' ? label : undefined } = button;
  return (
    <Popover opens="menu" {...button}>
      {(close) => (
        <MenuList name={title ?? name} close={close}>
          {children()}
        </MenuList>
      )}
    </Popover>
  );
}

interface ChoiceMenuProps<Value extends string | number> {
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly className?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** A choice of one of a few options, in a menu whose button shows the chosen one. */
export function ChoiceMenu<Value extends string | number>(props: ChoiceMenuProps<Value>) {
  const { name, options, value, className, onChange } = props;
  const chosen = options.find((option) => option.value === value)?.label ?? name;
  return (
    <Menu title={name} label={chosen} name={`${name}: ${chosen}`} hint={name} className={className}>
      {() =>
        options.map((option) => (
          <MenuItem
            key={option.value}
            chosen={option.value === value}
            onPress={() => {
              onChange(option.value);
            }}
          >
            {option.label}
          </MenuItem>
        ))
      }
    </Menu>
  );
}
