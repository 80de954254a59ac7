import { ClipboardPaste, KeyRound, Upload, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, useId, type ReactNode } from 'react';
import type { Failure } from '../../../shared/failure';
import {
  keyLengths,
  type LockedKey,
  type StagedKey,
  type KeyLength,
} from '../../../shared/profile';
import { main } from '../../bridge';
import { useValuesHidden } from '../../store/store';
import { Button } from '../../ui/Button';
import { FailureNotice, Notice } from '../../ui/Notice';
import { Status } from '../../ui/Status';
import { Field } from '../../ui/Field';
import { useFocusOnUnmount } from '../../ui/focus';
import { words } from '../../i18n/window';
import { privacyWords } from '../../i18n/privacy';
import typography from '../../ui/typography.module.css';
import styles from './KeyChooser.module.css';
import { Icon } from '../../ui/Icon';
import { ChoiceMenu } from '../../ui/Menu';
import { useFileDrop } from '../../ui/use-file-drop';
import { ChosenKey } from './ChosenKey';
import { DiscardQuestion } from './DiscardQuestion';
import { useIsHere } from './StopTest';
import type { KeyChoice } from './use-key-choice';

interface Props {
  readonly locked: LockedKey;
  /** Problem that the form reports for the key. */
  readonly problem: string | undefined;
  readonly onUnlock: (key: StagedKey) => void;
}

/**
 * Asks once for the passphrase of an encrypted key. The passphrase exists only in the input and is cleared when sent.
 */
function UnlockKey({ locked, problem, onUnlock }: Props) {
  const hidden = useValuesHidden();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [missing, setMissing] = useState(false);
  const [isUnlocking, setUnlocking] = useState(false);
  const isTrying = useRef(false);
  const isHere = useIsHere();
  const failureId = useId();
  useFocusOnUnmount(box);
  // The field is empty again, and the failure may lie below the visible part.
  useEffect(() => {
    if (!failure) return;
    input.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  const unlock = async (): Promise<void> => {
    // While the passphrase is being tried, the field is empty: another press must not report it as missing.
    if (isTrying.current) return;
    const passphrase = input.current?.value ?? '';
    setMissing(passphrase === '');
    setFailure(null);
    if (passphrase === '') return;
    if (input.current) input.current.value = '';
    isTrying.current = true;
    setUnlocking(true);
    const key = await main.unlockKey({ lockedKeyId: locked.lockedKeyId, passphrase });
    isTrying.current = false;
    // The user may have chosen another key meanwhile.
    if (!isHere()) return;
    setUnlocking(false);
    if (key.ok) onUnlock(key.value);
    else setFailure(key.error);
  };

  return (
    <div ref={box} className={styles['unlock']}>
      <Field
        label={words.connect.passphrase}
        hint={
          locked.fileName === undefined
            ? words.connect.passphraseHint
            : words.connect.passphraseFileHint(hidden ? privacyWords.mask : locked.fileName)
        }
        type="password"
        inputRef={input}
        autoFocus
        aria-required
        problemBelow={failure ? failureId : undefined}
        problem={missing ? words.connect.missing.passphrase : problem}
        onChange={() => {
          setMissing(false);
          setFailure(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The field is inside the form, whose own Enter would save the profile.
          event.preventDefault();
          void unlock();
        }}
      />
      {failure && (
        <div id={failureId}>
          <FailureNotice failure={failure} />
        </div>
      )}
      <div>
        <Button onClick={() => void unlock()}>
          {isUnlocking ? words.connect.unlocking : words.connect.unlock}
        </Button>
      </div>
    </div>
  );
}

interface TileProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly hint: string;
  readonly onPress: () => void;
  /** Shown over the tile, beside the button. */
  readonly children?: ReactNode;
}

function Tile({ icon, label, hint, onPress, children }: TileProps) {
  return (
    <li className={styles['tile']}>
      <button type="button" className={styles['way']} onClick={onPress}>
        <Icon of={icon} size={18} />
        <span className={styles['label']}>{label}</span>{' '}
        <span className={styles['hint']}>{hint}</span>
      </button>
      {children}
    </li>
  );
}

/** The ways to provide a private key. The length of a new key is chosen on its tile. */
function KeyTiles({ choice }: { readonly choice: KeyChoice }) {
  const list = useRef<HTMLUListElement>(null);
  const [bits, setBits] = useState<KeyLength>(4096);
  useFocusOnUnmount(list);
  const { connect } = words;
  return (
    <ul ref={list} className={styles['tiles']}>
      <Tile
        icon={Upload}
        label={connect.chooseFile}
        hint={connect.chooseFileHint}
        onPress={choice.readFile}
      />
      <Tile
        icon={ClipboardPaste}
        label={connect.paste}
        hint={connect.pasteHint}
        onPress={choice.paste}
      />
      <Tile
        icon={KeyRound}
        label={connect.generate}
        hint={connect.generateHint}
        onPress={() => {
          choice.generate(bits);
        }}
      >
        <ChoiceMenu
          className={styles['length']}
          name={connect.keyLength}
          options={keyLengths.map((value) => ({ value, label: connect.bits(value) }))}
          value={bits}
          onChange={setBits}
        />
      </Tile>
    </ul>
  );
}

/** Shown while main generates a key pair. The private key stays in main. */
function MakingKey() {
  const line = useRef<HTMLDivElement>(null);
  useFocusOnUnmount(line);
  return (
    <div ref={line} className={styles['making']}>
      <progress aria-label={words.connect.generating} className={styles['progress']} />
      <Status>{words.connect.generating}</Status>
      <Button kind="quiet" onClick={() => void main.cancelGeneration()}>
        {words.common.cancel}
      </Button>
    </div>
  );
}

interface KeyChoicesProps {
  readonly choice: KeyChoice;
  /** Id of the title of the group. */
  readonly labelledBy: string;
  readonly problem: string | undefined;
  /** Instruction on how to save a generated key pair in this form. */
  readonly toSave: string;
}

/** The three ways to provide a private key, the facts of the chosen key, and any problem. */
export function KeyChoices({ choice, labelledBy, problem, toSave }: KeyChoicesProps) {
  const { mode, chosen } = choice;
  const isLocked = mode.kind === 'locked';
  const isAsked = problem !== undefined && !isLocked;
  const aboutId = useId();
  const offersWays = mode.kind !== 'generating' && (!chosen || mode.kind !== 'rest');
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(mode.kind);
  const key = useRef(chosen);
  // Scrolls new content into view, above the buttons of the foot.
  useEffect(() => {
    const isNew = before.current !== mode.kind || key.current !== chosen;
    before.current = mode.kind;
    key.current = chosen;
    if (isNew) box.current?.scrollIntoView({ block: 'nearest' });
  }, [mode.kind, chosen]);
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={labelledBy}
      // The group takes the focus when the way to a key has been used up, and then says which key it was.
      aria-describedby={isAsked || chosen ? aboutId : undefined}
      tabIndex={-1}
      className={styles['choices']}
      data-problem={isAsked || undefined}
    >
      {isAsked && (
        <p id={aboutId} className={typography['bad']}>
          {problem}
        </p>
      )}
      {chosen && (
        <ChosenKey {...{ chosen, toSave, choice }} factsId={isAsked ? undefined : aboutId} />
      )}
      {isLocked && (
        <UnlockKey
          key={mode.key.lockedKeyId}
          locked={mode.key}
          problem={problem}
          onUnlock={choice.choose}
        />
      )}
      {mode.kind === 'dropped' && (
        <Notice kind="warning">
          {mode.origin === 'generated' ? words.connect.droppedPair : words.connect.dropped}
        </Notice>
      )}
      {mode.kind === 'failed' && <FailureNotice failure={mode.failure} />}
      {mode.kind === 'generating' && <MakingKey />}
      {offersWays && <KeyTiles choice={choice} />}
      <DiscardQuestion
        question={choice.question}
        title={words.connect.discardPairTitle}
        text={words.connect.discardPairText}
        onDiscard={choice.replacePair}
      />
    </div>
  );
}

/** The choice of a private key with its own title and drop zone for a key file. */
export function KeyChooser(props: Omit<KeyChoicesProps, 'labelledBy'>) {
  const id = useId();
  const { isOver, handlers } = useFileDrop(props.choice.readDropped);
  return (
    <div className={styles['chooser']} data-over={isOver} {...handlers}>
      <h2 id={id}>{words.connect.privateKey}</h2>
      <KeyChoices {...props} labelledBy={id} />
    </div>
  );
}
