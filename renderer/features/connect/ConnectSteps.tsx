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
import { VisuallyHidden } from '../../ui/Status';
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
 * Warns that there are files of profiles that the settings do not list. A user who connects again instead of restoring
 * them would get no alarm for addresses that have changed since.
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
      {/* Not while a damaged settings file may still be repaired. */}
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
  /** Id of the title, for elements that it labels. */
  readonly titleId?: string;
  readonly hint?: string | undefined;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

/** One numbered step. The number becomes a tick once the step is complete. */
function Step({ number, title, titleId, hint, isDone, children }: StepProps) {
  return (
    <div className={styles['step']}>
      <span aria-hidden="true" className={styles['number']} data-done={isDone}>
        {isDone ? <Icon of={Check} size={14} /> : number}
      </span>
      <div className={styles['body']}>
        <h2>
          <span id={titleId}>{title}</span>
          {isDone && <VisuallyHidden> {words.connect.stepDone}</VisuallyHidden>}
        </h2>
        {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
        {children}
      </div>
    </div>
  );
}

interface ConnectStepsProps {
  readonly form: ConnectForm;
  /** Whether the first field takes the focus when the form opens. */
  readonly takesFocus?: boolean;
}

/** The three steps to a new profile: service address, API key and private key. */
export function ConnectSteps({ form, takesFocus = false }: ConnectStepsProps) {
  const { id, problems, done, isRefused } = form;
  const keyTitle = `${id}-key`;
  // The hint introduces the three ways to a key, so it is hidden when a passphrase field or a problem would come
  // between.
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
              aria-required
              value={form.name}
              problem={problems.name}
              inputRef={(input) => {
                // A dialog focuses the element with this attribute, and React does not render it.
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
          aria-required
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
