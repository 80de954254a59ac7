import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { BaseUrlField } from '../../ui/BaseUrlField';
import { Field } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import visuallyHidden from '../../ui/visually-hidden.module.css';
import { words } from '../../i18n/window';
import { EarlierProfiles } from './EarlierProfiles';
import { KeyChoices } from './KeyChooser';
import { signedPath, type ConnectForm } from './use-connect-form';
import styles from './connect-form.module.css';

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
          {isDone && (
            <span className={visuallyHidden['visuallyHidden']}> {words.connect.stepDone}</span>
          )}
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
