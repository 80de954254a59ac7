import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useId, useState, type CSSProperties, type FocusEvent, type ReactNode } from 'react';
import button from './Button.module.css';
import { Icon } from './Icon';
import { classOf } from './class-of';
import styles from './Popover.module.css';

interface Props {
  readonly icon?: LucideIcon;
  /** Text on the button. Without it, the button is only an icon, and needs a name. */
  readonly label?: ReactNode;
  /** Accessible name where the label says too little; also the tooltip of a button that is only an icon. */
  readonly name?: string;
  /** Tooltip for a label that may be cut off. */
  readonly hint?: string | undefined;
  /** What the button opens, for assistive technology. */
  readonly opens?: 'menu';
  /** Whether something in the panel is chosen. */
  readonly marked?: boolean;
  /** Draws neither border nor arrow. */
  readonly quiet?: boolean;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  /** Called only while the panel is open. `close` closes the panel and gives the focus back to the button. */
  readonly children: (close: () => void) => ReactNode;
}

/** Closes the open panels, and gives the focus back to their buttons. */
export const closePopovers = (): void => {
  for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
};

/** A button that opens a small panel below it. Escape, a click elsewhere, or focus moved elsewhere closes the panel. */
export function Popover(props: Props) {
  const { icon, label, name, marked = false, quiet = false, className, children } = props;
  const { hint = label === undefined ? name : undefined, opens, style } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    document.getElementById(id)?.hidePopover();
  };
  /** Without a target, the focus has left the window, and the panel stays open. */
  const onBlur = ({ relatedTarget: to }: FocusEvent): void => {
    if (to === null || to.closest('dialog')) return;
    const isInside = to.closest(`[id="${id}"], [popovertarget="${id}"]`) !== null;
    if (!isInside) close();
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label === undefined && hint === name ? undefined : name}
        aria-haspopup={opens}
        title={label === undefined ? hint : undefined}
        className={classOf(
          button['button'],
          styles['button'],
          quiet && styles['quiet'],
          marked && styles['marked'],
          label === undefined && styles['bare'],
          className,
        )}
        style={style}
        onBlur={onBlur}
      >
        {icon && <Icon of={icon} />}
        {label !== undefined && (
          // As the button's own tooltip, it would be read aloud after the label, which it repeats.
          <span title={hint} className={styles['label']}>
            {label}
          </span>
        )}
        {!quiet && label !== undefined && <Icon of={ChevronDown} size={14} />}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles['panel']}
        onBlur={onBlur}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
        }}
      >
        {isOpen && children(close)}
      </div>
    </>
  );
}
