import { useId, useState, type ReactNode } from 'react';
import pill from './pill.module.css';
import styles from './Popover.module.css';

interface Props {
  readonly label: ReactNode;
  /** Name for assistive technology where the label says too little. */
  readonly name?: string;
  readonly marked?: boolean;
  /** Drawn only while it is open. */
  readonly children: () => ReactNode;
}

/** A button that opens a small panel below it. Escape and a click elsewhere close it. */
export function Popover({ label, name, marked, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={name}
        className={[pill['pill'], marked && pill['on']].filter(Boolean).join(' ')}
      >
        {label}
        <span aria-hidden="true" className={styles['arrow']} />
      </button>
      <div
        id={id}
        popover="auto"
        className={styles['panel']}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
        }}
      >
        {isOpen && children()}
      </div>
    </>
  );
}
