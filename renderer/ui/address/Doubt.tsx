import { TriangleAlert, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import type { OddCharacter } from '../../store/pending-copy';
import { words } from '../../i18n/window';
import { Icon } from '../Icon';
import styles from './AddressCard.module.css';

interface Props {
  readonly icon?: LucideIcon;
  readonly title: ReactNode;
  /** Whether it reports a settled matter, and warns of nothing. */
  readonly settled?: boolean;
  readonly ref?: Ref<HTMLElement>;
  /** Id by which other parts of the document find it. */
  readonly anchor?: string | undefined;
  readonly children: ReactNode;
}

interface OddListProps {
  readonly odd: readonly OddCharacter[];
  readonly className?: string | undefined;
}

/** Characters that no address has, each with its name. */
export function OddList({ odd, className }: OddListProps) {
  const { oddKinds, oddNames } = words.copying;
  return (
    <ul className={className}>
      {odd.map(({ code, kind, count }) => (
        <li key={code}>
          <strong>{count > 1 ? `${count} × ${code}` : code}</strong>:{' '}
          {oddNames[code] ?? oddKinds[kind]}
        </li>
      ))}
    </ul>
  );
}

/** A part of an address card that speaks against the address, under a head of its own. */
export function Doubt({
  icon = TriangleAlert,
  title,
  settled = false,
  ref,
  anchor,
  children,
}: Props) {
  const id = useId();
  return (
    <section
      ref={ref}
      id={anchor}
      tabIndex={ref ? -1 : undefined}
      aria-labelledby={id}
      className={styles[settled ? 'settled' : 'doubt']}
    >
      <h4 id={id} className={styles['head']}>
        {!settled && <Icon of={icon} />}
        <span>{title}</span>
      </h4>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
