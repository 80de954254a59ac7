import { Check } from 'lucide-react';
import { createContext, useContext, useId, type ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { words } from '../../i18n/window';
import styles from './settings.module.css';

interface CardChanges {
  /** Which field was changed last. */
  readonly changed: string | null;
  readonly change: (field: string) => void;
  /** Goes up with each change that was written; null while the last one is not. */
  readonly written: number | null;
}

/** What the fields of a card know of its last change. */
export const CardChangesContext = createContext<CardChanges | null>(null);

/** A field that saves itself, and shows beside itself for a moment that it did. The card's status says it aloud. */
export function Saves({ children }: { readonly children: ReactNode }) {
  const id = useId();
  const card = useContext(CardChangesContext);
  return (
    <div className={styles['saves']} onChangeCapture={() => card?.change(id)}>
      {children}
      {card?.changed === id && card.written !== null && (
        <span key={card.written} aria-hidden="true" className={styles['saved']}>
          <Icon of={Check} />
          {words.settings.saved}
        </span>
      )}
    </div>
  );
}
