import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { main } from '../../bridge';
import { announce, causeOf, tellFailure } from '../../store/announce';
import { useSettingsFolder, useWindow } from '../../store/store';
import { BaseUrlField } from '../../ui/BaseUrlField';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import actions from '../../ui/actions.module.css';
import { Spoken } from '../../ui/Status';
import { keptWords } from '../../i18n/kept';
import { words } from '../../i18n/window';
import { KeyChoices } from './KeyChooser';
import { signedPath, type ConnectForm } from './use-connect-form';
import styles from './connect-form.module.css';

const removeEarlier = async (): Promise<void> => {
  const cause = causeOf('app');
  const removed = await main.removeEarlier();
  tellFailure(removed, cause);
  if (!removed.ok) return;
  const left = removed.value;
  const text = left === 0 ? words.connect.earlierRemoved : keptWords.earlierLeft(left);
  announce({ kind: left === 0 ? 'good' : 'warning', text }, cause);
};

/**
 * Says that profiles have files here which the settings do not name: whoever connects anew in their place would be warned
 * of no address that has changed since.
 */
function EarlierProfiles() {
  const count = useWindow(({ app }) => app?.earlierProfiles ?? 0);
  const folder = useSettingsFolder();
  const isMendable = useWindow(({ app }) => app?.notice !== null);
  const hasOthers = useWindow(({ app }) => (app?.profiles.length ?? 0) > 0);
  if (count === 0) return null;
  const { earlier, earlierBackup, earlierOthers, removeEarlier: remove } = words.connect;
  return (
    <Notice kind="warning">
      <p>
        <strong>{earlier(count)}</strong>
      </p>
      <p>
        {earlierBackup(count, folder)} {hasOthers && earlierOthers}
      </p>
      {/* Not before a damaged file had a chance of being mended. */}
      {!isMendable && (
        <div className={actions['actions']}>
          <Button onClick={() => void removeEarlier()}>{remove}</Button>
        </div>
      )}
    </Notice>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  /** Id of the title, for what it names. */
  readonly titleId?: string;
  readonly hint?: string | undefined;
  /** Whether it has all that it needs. */
  readonly isDone: boolean;
  readonly children: ReactNode;
}

/** One of a few things to be done in their order: its number turns to a tick. */
function Step({ number, title, titleId, hint, isDone, children }: StepProps) {
  return (
    <div className={styles['step']}>
      <span aria-hidden="true" className={styles['number']} data-done={isDone}>
        {isDone ? <Icon of={Check} size={14} /> : number}
      </span>
      <div className={styles['body']}>
        <h2>
          <span id={titleId}>{title}</span>
          {isDone && <Spoken> {words.connect.stepDone}</Spoken>}
        </h2>
        {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
        {children}
      </div>
    </div>
  );
}

interface ConnectStepsProps {
  readonly form: ConnectForm;
  /** Whether the keyboard begins in its first field. */
  readonly takesFocus?: boolean;
}

/** The three steps to a new profile: where it is, by which API key, and signed with which key. */
export function ConnectSteps({ form, takesFocus = false }: ConnectStepsProps) {
  const { id, problems, done, isRefused } = form;
  const keyTitle = `${id}-key`;
  // It leads to the three ways, so nothing may stand between: no passphrase, and not what is missing.
  const leadsToWays = !done.key && problems.key === undefined && form.choice.mode.kind !== 'locked';
  return (
    <form
      id={id}
      className={styles['steps']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save('keychain');
      }}
    >
      <EarlierProfiles />
      <Step number={1} title={words.settings.service} isDone={done.service}>
        <BaseUrlField
          beside={
            <Field
              label={words.connect.name}
              dir="auto"
              value={form.name}
              problem={problems.name}
              inputRef={(input) => {
                // A dialog gives the keyboard to whatever has this attribute, which React does not write.
                if (takesFocus) input?.setAttribute('autofocus', '');
              }}
              onChange={(event) => {
                form.setName(event.target.value);
              }}
            />
          }
          baseUrl={form.baseUrl}
          signedPath={signedPath}
          problem={problems.baseUrl}
          onChange={form.setBaseUrl}
        />
      </Step>
      <Step number={2} title={words.connect.apiKey} isDone={done.apiKey && !isRefused}>
        <Field
          label={words.connect.apiKey}
          labelIsSpoken
          type="password"
          inputRef={form.apiKey}
          problem={problems.apiKey}
          onChange={form.noteApiKey}
        />
      </Step>
      <Step
        number={3}
        title={words.connect.privateKey}
        titleId={keyTitle}
        hint={leadsToWays ? words.connect.keyStepHint : undefined}
        isDone={done.key && !isRefused}
      >
        <KeyChoices
          choice={form.choice}
          labelledBy={keyTitle}
          problem={problems.key}
          toSave={words.connect.toSave[done.service && done.apiKey ? 'now' : 'later']}
        />
      </Step>
    </form>
  );
}
