import { BaseUrlField } from '../../ui/BaseUrlField';
import { Field } from '../../ui/Field';
import { words } from '../../i18n/window';
import styles from './ConnectSteps.module.css';
import { KeyChoices } from './KeyChoices';
import { Step } from './Step';
import { signedPath, type ConnectForm } from './use-connect-form';

interface Props {
  readonly form: ConnectForm;
  /** Whether the keyboard begins in its first field. */
  readonly takesFocus?: boolean;
}

/** The three steps to a new profile: where it is, by which API key, and signed with which key. */
export function ConnectSteps({ form, takesFocus = false }: Props) {
  const { id, problems, done } = form;
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
      <Step number={1} title={words.connect.serviceStep} isDone={done.service}>
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
      <Step number={2} title={words.connect.apiKey} isDone={done.apiKey}>
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
        title={words.connect.keyStep}
        titleId={keyTitle}
        hint={leadsToWays ? words.connect.keyStepHint : undefined}
        isDone={done.key}
      >
        <KeyChoices choice={form.choice} labelledBy={keyTitle} problem={problems.key} />
      </Step>
    </form>
  );
}
