import { useId, type ReactNode, type Ref, type ComponentProps } from 'react';
import { classOf } from './class-of';
import styles from './Card.module.css';

interface Props {
  readonly title: string;
  /** A small link or button beside the title. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
  /** The heading, which takes the focus when the app goes to this card. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A titled part of a page, on a surface of its own. */
export function Card({ title, action, className, headingRef, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classOf(styles['card'], className)}>
      <header className={styles['head']}>
        <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}

/** A small button beside the title of a card that shows more of what the card is about, such as the whole list. */
export function CardLink(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles['link']} />;
}
