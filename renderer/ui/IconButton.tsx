import styles from './IconButton.module.css';

/** Drawn in a square of 16. */
const paths = {
  up: 'M3.5 10 8 5.5l4.5 4.5',
  down: 'M3.5 6 8 10.5 12.5 6',
  close: 'm4 4 8 8m0-8-8 8',
  copy: 'M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z',
} as const;

interface Props {
  readonly icon: keyof typeof paths;
  readonly label: string;
  /** Shown on hover. */
  readonly hint: string;
  /** Null when there is nothing to do; the button then keeps the keyboard, which would be lost otherwise. */
  readonly onPress: (() => void) | null;
}

/** A small button with a picture and a name. */
export function IconButton({ icon, label, hint, onPress }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={onPress === null}
      title={hint}
      className={styles['button']}
      onClick={() => {
        onPress?.();
      }}
    >
      <svg aria-hidden="true" width="16" height="16" className={styles['icon']}>
        <path d={paths[icon]} />
      </svg>
    </button>
  );
}
