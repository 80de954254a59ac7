import { CircleCheck, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styles from './ChoiceTiles.module.css';
import cover from './cover.module.css';
import { Icon } from './Icon';

interface ChoiceTile<Value extends string> {
  readonly value: Value;
  readonly icon: LucideIcon;
  readonly title: string;
  /** In small print; in the accessible name, after the title. */
  readonly kind: string;
  /** What the choice gives the user. */
  readonly about: string;
}

interface Props<Value extends string> {
  readonly legend: string;
  readonly tiles: readonly ChoiceTile<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of a few options that need a sentence each. The chosen one has the focus when a dialog opens with them. */
export function ChoiceTiles<Value extends string>({
  legend,
  tiles,
  value,
  onChange,
}: Props<Value>) {
  const id = useId();
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      <div className={styles['tiles']}>
        {tiles.map(({ value: own, icon, title, kind, about }) => (
          <label key={own} className={styles['tile']}>
            <input
              ref={(input) => {
                input?.toggleAttribute('autofocus', own === value);
              }}
              type="radio"
              className={cover['cover']}
              name={id}
              checked={own === value}
              aria-labelledby={`${id}-${own} ${id}-${own}-kind`}
              aria-describedby={`${id}-${own}-about`}
              onChange={() => {
                onChange(own);
              }}
            />
            <Icon of={icon} size={20} className={styles['icon']} />
            <span id={`${id}-${own}-kind`} className={styles['kind']}>
              {kind}
            </span>
            <Icon of={CircleCheck} className={styles['chosen']} />
            <span id={`${id}-${own}`} className={styles['name']}>
              {title}
            </span>
            <span id={`${id}-${own}-about`} className={styles['about']}>
              {about}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
