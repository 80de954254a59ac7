import { useEffect, useId, useRef } from 'react';
import { shownKeys } from '../shortcuts/shortcut-groups';
import { system } from '../../ui/system';
import { paletteWords } from '../../i18n/palette';
import { shortcutWords } from '../../i18n/shell';
import type { Option } from './options';
import styles from './palette.module.css';

interface Props {
  readonly id: string;
  readonly options: readonly Option[];
  readonly activeId: string | null;
  readonly onPress: (option: Option) => void;
  readonly onPoint: (option: Option) => void;
}

/** The id of the element of an option, for the field that has the keyboard. */
export const elementId = (list: string, option: string): string => `${list}-${option}`;

function Line({
  id,
  option,
  activeId,
  onPress,
  onPoint,
}: Omit<Props, 'options'> & { option: Option }) {
  const line = useRef<HTMLDivElement>(null);
  const isActive = option.id === activeId;
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { icon, label, about, chord, run } = option;
  return (
    // The field has the keyboard, and Enter in it does what a click does here.
    <div
      ref={line}
      role="option"
      tabIndex={-1}
      id={elementId(id, option.id)}
      aria-selected={isActive}
      aria-disabled={run === null || undefined}
      className={styles['option']}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onMouseMove={() => {
        if (run && !isActive) onPoint(option);
      }}
      onClick={() => {
        if (run) onPress(option);
      }}
    >
      <span className={styles['picture']}>{icon}</span>
      <span className={styles['label']}>{label}</span>
      {about !== undefined && <span className={styles['about']}>{about}</span>}
      {chord !== undefined && (
        <kbd aria-hidden="true" className={styles['key']}>
          {shownKeys(chord, system, shortcutWords.keys)}
        </kbd>
      )}
    </div>
  );
}

/** What can be chosen, under the heads of its groups. */
export function OptionList({ id, options, ...rest }: Props) {
  const own = useId();
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <div role="listbox" id={id} aria-label={paletteWords.results} className={styles['options']}>
      {groups.map((group, at) => (
        <div key={group} role="group" aria-labelledby={`${own}-${at}`}>
          <div id={`${own}-${at}`} role="presentation" className={styles['head']}>
            {group}
          </div>
          {options
            .filter((option) => option.group === group)
            .map((option) => (
              <Line key={option.id} id={id} option={option} {...rest} />
            ))}
        </div>
      ))}
    </div>
  );
}
