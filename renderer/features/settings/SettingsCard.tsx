import { Check } from 'lucide-react';
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { reachSetting } from '../../store/navigate';
import { showValues } from '../../store/hiding';
import { useValuesHidden, useWindow } from '../../store/store';
import type { Setting } from '../../store/window-state';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Card } from '../../ui/Card';
import { useHandedOnFocus } from '../../ui/focus';
import { FailureNotice } from '../../ui/Notice';
import { Icon } from '../../ui/Icon';
import { classOf } from '../../ui/class-of';
import print from '../../ui/print.module.css';
import { SpokenStatus } from '../../ui/Status';
import { privacyWords } from '../../i18n/privacy';
import { words } from '../../i18n/window';
import actions from '../../ui/actions.module.css';
import styles from './settings.module.css';
import type { Saving } from './use-saving';

interface SettingsCardProps {
  readonly title: string;
  /** Of a part that other screens lead to. */
  readonly setting?: Setting;
  /** Done once it has been gone to, with the focus on its heading. */
  readonly onReach?: (() => void) | undefined;
  /** Of a card whose fields save themselves. */
  readonly saving?: Saving;
  readonly children: ReactNode;
}

/** A titled card of the settings, which says what came of a change. */
export function SettingsCard({ title, setting, onReach, saving, children }: SettingsCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isWanted = useWindow((state) => setting !== undefined && state.setting === setting);
  const [changed, change] = useState<string | null>(null);
  const written = saving?.saved ?? null;
  const changes = useMemo(() => ({ changed, change, written }), [changed, written]);
  const reach = useEffectEvent(() => onReach?.());
  useEffect(() => {
    if (!isWanted) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
    reachSetting();
    reach();
  }, [isWanted]);
  return (
    <Card
      title={title}
      className={styles['card']}
      {...(setting !== undefined && { headingRef: heading })}
      action={
        saving && <SpokenStatus>{saving.saved !== null && words.settings.saved}</SpokenStatus>
      }
    >
      <div className={styles['fields']}>
        <CardChangesContext value={changes}>{children}</CardChangesContext>
        {saving?.failure && (
          <FailureNotice failure={saving.failure}>
            <p>{words.settings.notSaved}</p>
          </FailureNotice>
        )}
      </div>
    </Card>
  );
}

interface CardChanges {
  /** Which field was changed last. */
  readonly changed: string | null;
  readonly change: (field: string) => void;
  /** Goes up with each change that was written; null while the last one is not. */
  readonly written: number | null;
}

/** What the fields of a card know of its last change. */
const CardChangesContext = createContext<CardChanges | null>(null);

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

interface RowProps {
  readonly term: string;
  /** At the end of the line. */
  readonly action?: ReactNode;
  /** Whether each character of the value counts. */
  readonly isExact?: boolean;
  readonly children: ReactNode;
}

/** A name and its value, in a `dl`; its columns are those of all rows of the settings. */
export function Row({ term, action, isExact = false, children }: RowProps) {
  return (
    <div className={styles['row']}>
      <dt className={styles['term']}>{term}</dt>
      <dd className={classOf(styles['value'], isExact && print['mono'])}>{children}</dd>
      {action !== undefined && <dd className={styles['action']}>{action}</dd>}
    </div>
  );
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly hint?: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few values, in a list that opens. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, hint, values, nameOf, value, onChange } = props;
  const id = useId();
  return (
    <Saves>
      <div className={styles['row']}>
        <label htmlFor={id} className={styles['term']}>
          {label}
        </label>
        <div className={styles['value']}>
          <select
            id={id}
            aria-describedby={hint === undefined ? undefined : `${id}-hint`}
            value={value}
            onChange={({ target }) => {
              const chosen = values.find((one) => String(one) === target.value);
              if (chosen !== undefined) onChange(chosen);
            }}
          >
            {values.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </select>
          {hint !== undefined && (
            <p id={`${id}-hint`} className={print['muted']}>
              {hint}
            </p>
          )}
        </div>
      </div>
    </Saves>
  );
}

interface CheckboxRowProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that is on or off, with what that means below it. */
export function CheckboxRow({ label, hint, checked, onChange }: CheckboxRowProps) {
  const id = useId();
  return (
    <Saves>
      <div className={styles['checkbox']}>
        <Checkbox
          label={label}
          describedBy={hint === undefined ? undefined : id}
          checked={checked}
          onChange={onChange}
        />
        {hint !== undefined && (
          <p id={id} className={print['muted']}>
            {hint}
          </p>
        )}
      </div>
    </Saves>
  );
}

interface PlaceProps {
  /** Whether what stood in this place before had the keyboard. */
  readonly hadKeyboard: RefObject<boolean>;
  readonly isHidden: boolean;
  readonly children: ReactNode;
}

/** The fields or what stands in their place, which passes the keyboard on to the other as it goes. */
function Place({ hadKeyboard, isHidden, children }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useHandedOnFocus(place, hadKeyboard);
  return (
    <div ref={place} className={isHidden ? actions['actions'] : styles['fields']}>
      {children}
    </div>
  );
}

/** Fields that hold values. While these are hidden, a button that shows them again stands in their place. */
export function ValueFields({ children }: { readonly children: ReactNode }) {
  const isHidden = useValuesHidden();
  const hadKeyboard = useRef(false);
  return (
    <Place key={isHidden ? 'hidden' : 'shown'} {...{ hadKeyboard, isHidden }}>
      {isHidden ? (
        <>
          <p className={print['muted']}>{privacyWords.form}</p>
          <Button onClick={showValues}>{privacyWords.showForm}</Button>
        </>
      ) : (
        children
      )}
    </Place>
  );
}
