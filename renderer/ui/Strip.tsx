import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { words } from '../i18n/window';
import { Button } from './Button';
import { Icon } from './Icon';
import { Popover } from './Popover';
import { useSpoken } from './Status';
import { classOf } from './class-of';
import typography from './typography.module.css';
import styles from './Strip.module.css';
import { useFocusOnUnmount } from './focus';

/** Where a strip is shown: below the header in one line, or whole in a panel. */
export interface StripPlace {
  /** Closes the panel that the strip is in; undefined for a strip in one line. */
  readonly close?: (() => void) | undefined;
  /** Drawn at the end of the line. */
  readonly end?: ReactNode;
}

interface StripAction {
  readonly label: string;
  /** Null while the action runs; the button then keeps the focus. */
  readonly onPress: (() => void) | null;
}

interface Props extends StripPlace {
  /** `failure` is drawn without a coloured background, with a red icon. */
  readonly kind: 'danger' | 'warning' | 'failure' | 'plain';
  /** `alert` for a message that must be heard at once. */
  readonly role: 'alert' | 'status';
  readonly icon: LucideIcon;
  /** The gist, in bold. */
  readonly title: ReactNode;
  /** Age of the data on screen; never cut off. */
  readonly when?: string | undefined;
  /** In small print after the age. */
  readonly code?: string;
  /** The rest of the message; gives way first. The panel has all of it. */
  readonly detail: ReactNode;
  /** Text that changes by itself and is not read aloud each time. */
  readonly aside?: ReactNode;
  /** The whole line as text, for its tooltip. */
  readonly hint?: string | undefined;
  /** The best action first; a narrow line has room for that one only. */
  readonly actions?: readonly StripAction[];
  /** Content that only the panel has room for. */
  readonly further?: ReactNode;
}

/** Separates texts side by side. */
const dot = <span className={styles['dot']}>· </span>;

function Line({ role, hint, title, when, code, detail, aside }: Props) {
  const told = (
    <>
      <strong>{title}</strong>
      {when !== undefined && (
        <span className={styles['when']}>
          {dot}
          {when}
        </span>
      )}
      {code !== undefined && <code className={typography['code']}>{code}</code>}
      {detail !== undefined && (
        <span className={styles['rest']}>
          {dot}
          {detail}
        </span>
      )}
    </>
  );
  const spoken = useSpoken(told);
  return (
    <div title={hint} className={styles['text']}>
      <p role={role} className={styles['spoken']}>
        {role === 'alert' ? told : spoken}
      </p>
      <span className={styles['aside']}>{aside}</span>
    </div>
  );
}

function Whole(props: Props) {
  const { kind, icon, title, when, code, detail, aside, further, actions = [], close } = props;
  return (
    <div className={classOf(styles['whole'], styles[kind])}>
      <Icon of={icon} />
      <div className={styles['told']}>
        <p>
          <strong>{title}</strong>
          {when !== undefined && ` · ${when}`}
          {code !== undefined && <code className={typography['code']}> {code}</code>}
        </p>
        {detail !== undefined && <p className={typography['muted']}>{detail}</p>}
        {further}
        {aside}
        <div className={styles['actions']}>
          {actions.map(({ label, onPress }) => (
            <Button
              key={label}
              disabled={onPress === null}
              onClick={() => {
                close?.();
                onPress?.();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}

function OneLine(props: Props) {
  const { kind, icon, actions = [], end, further } = props;
  const strip = useRef<HTMLDivElement>(null);
  useFocusOnUnmount(strip);
  return (
    <div ref={strip} className={classOf(styles['strip'], styles[kind])}>
      <Icon of={icon} />
      <Line {...props} />
      <div className={styles['actions']}>
        {actions.map(({ label, onPress }) => (
          <Button key={label} disabled={onPress === null} onClick={() => onPress?.()}>
            {label}
          </Button>
        ))}
        <Popover
          quiet
          icon={ChevronDown}
          name={words.account.wholeMessage}
          className={further === undefined ? styles['brief'] : undefined}
        >
          {(closePanel) => <Whole {...props} close={closePanel} />}
        </Popover>
        {end}
      </div>
    </div>
  );
}

/**
 * A message about the whole screen, in one line below the header. The line keeps its height in any window. Text that
 * does not fit is in a panel, within reach of the keyboard.
 */
export function Strip(props: Props) {
  return props.close ? <Whole {...props} /> : <OneLine {...props} />;
}
