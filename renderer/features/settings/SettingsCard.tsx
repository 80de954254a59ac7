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
import { useFocusHandover } from '../../ui/focus';
import { FailureNotice } from '../../ui/Notice';
import { Icon } from '../../ui/Icon';
import { classOf } from '../../ui/class-of';
import typography from '../../ui/typography.module.css';
import { SpokenStatus } from '../../ui/Status';
import { privacyWords } from '../../i18n/privacy';
import { words } from '../../i18n/window';
import actions from '../../ui/actions.module.css';
import styles from './settings.module.css';
import type { Saving } from './use-saving';

interface SettingsCardProps {
  readonly title: string;
  /** The name of a card that other screens link to. */
  readonly setting?: Setting;
  /** Called once the user has been taken to the card and its heading has the focus. */
  readonly onReach?: (() => void) | undefined;
  /** For a card whose fields save themselves. */
  readonly saving?: Saving;
  readonly children: ReactNode;
}

/** A titled card of the settings that reports the result of a change. */
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
  /** Id of the field that was changed last. */
  readonly changed: string | null;
  readonly change: (field: string) => void;
  /** Increases with each saved change; null while the last change is not saved. */
  readonly written: number | null;
}

/** Passes the last change of a card to its fields. */
const CardChangesContext = createContext<CardChanges | null>(null);

/**
 * A field that saves itself, with a tick shown briefly once saved. The status of the card announces it to screen
 * readers.
 */
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
  /** Shown at the end of the line. */
  readonly action?: ReactNode;
  /** Whether every character of the value counts. */
  readonly isExact?: boolean;
  readonly children: ReactNode;
}

/** A name and its value inside a `dl`, aligned with all rows of the settings. */
export function Row({ term, action, isExact = false, children }: RowProps) {
  return (
    <div className={styles['row']}>
      <dt className={styles['term']}>{term}</dt>
      <dd className={classOf(styles['value'], isExact && typography['mono'])}>{children}</dd>
      {action !== undefined && <dd className={styles['action']}>{action}</dd>}
    </div>
  );
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly hint?: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  /** Language of a value's name, where it is not the window's. */
  readonly languageOf?: (value: Value) => string | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of one value from a drop-down list. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, hint, values, nameOf, languageOf, value, onChange } = props;
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
              <option key={one} value={one} lang={languageOf?.(one)}>
                {nameOf(one)}
              </option>
            ))}
          </select>
          {hint !== undefined && (
            <p id={`${id}-hint`} className={typography['muted']}>
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

/** A checkbox with an explanation below. */
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
          <p id={id} className={typography['muted']}>
            {hint}
          </p>
        )}
      </div>
    </Saves>
  );
}

interface PlaceProps {
  /** Whether the element that this one replaced had the focus. */
  readonly hadKeyboard: RefObject<boolean>;
  readonly isHidden: boolean;
  readonly children: ReactNode;
}

/** The fields or their replacement. Passes the focus on when the two switch. */
function Place({ hadKeyboard, isHidden, children }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusHandover(place, hadKeyboard);
  return (
    <div ref={place} className={isHidden ? actions['actions'] : styles['fields']}>
      {children}
    </div>
  );
}

/** Fields that contain values. While values are hidden, a button to show them replaces the fields. */
export function ValueFields({ children }: { readonly children: ReactNode }) {
  const isHidden = useValuesHidden();
  const hadKeyboard = useRef(false);
  return (
    <Place key={isHidden ? 'hidden' : 'shown'} {...{ hadKeyboard, isHidden }}>
      {isHidden ? (
        <>
          <p className={typography['muted']}>{privacyWords.form}</p>
          <Button onClick={showValues}>{privacyWords.showForm}</Button>
        </>
      ) : (
        children
      )}
    </Place>
  );
}
