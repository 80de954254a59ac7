import { useRef, useState } from 'react';
import type { Code, Failure } from '../../shared/failure';
import type { KeyHome } from '../../shared/kept';
import type { ConnectionReport, StagedKey } from '../../shared/profile';
import { HideToggle } from '../account/HideToggle';
import { main } from '../bridge';
import { openNew, stopConnecting } from '../state/actions';
import { useValuesHidden } from '../state/values-hidden';
import { useWindow } from '../state/store';
import { BaseUrlField } from '../ui/BaseUrlField';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { Field } from '../ui/Field';
import { ImportProfiles } from '../ui/ImportProfiles';
import { Notice } from '../ui/Notice';
import { words } from '../words';
import { sentenceOf } from '../words/failures';
import { checkForm, type FormProblems, type FormValues } from './check-form';
import styles from './ConnectScreen.module.css';
import { DemoOffer } from './DemoOffer';
import { KeyChooser } from './KeyChooser';

type Work = 'none' | 'testing' | 'saving';

/** Failures that belong beside one field. */
const fieldOf: Partial<Record<Code, keyof FormValues>> = {
  NAME_TAKEN: 'name',
  BASE_URL_INVALID: 'baseUrl',
  API_KEY_INVALID: 'apiKey',
};

/** Changed in the settings where a gateway needs it. */
const signedPath = 'endpoint';

const isKeychainFailure = (failure: Failure): boolean => failure.code.startsWith('KEYCHAIN_');

const without = (found: FormProblems, field: keyof FormValues): FormProblems =>
  Object.fromEntries(Object.entries(found).filter(([name]) => name !== field));

/** The first screen: everything a profile needs, checked before anything is sent or stored. */
export function ConnectScreen() {
  const hasProfiles = useWindow((state) => (state.app?.profiles.length ?? 0) > 0);
  const hidden = useValuesHidden();
  const form = useRef<HTMLFormElement>(null);
  // The API key stays in its input element and is read from there; it is never part of the window's state.
  const apiKey = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [baseUrl, setBaseUrl] = useState('');
  const [key, setKey] = useState<StagedKey | null>(null);
  const [problems, setProblems] = useState<FormProblems>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [report, setReport] = useState<ConnectionReport | null>(null);
  const [work, setWork] = useState<Work>('none');
  /** How often anything was changed that a test goes by. */
  const edits = useRef(0);

  /** What was found with the value before holds no longer, and a test with it says nothing of the one now. */
  const change = (field: keyof FormValues): void => {
    edits.current += 1;
    setProblems((found) => without(found, field));
    setFailure(null);
    setReport(null);
    if (work === 'testing') void main.stopTests();
  };
  const choose = (chosen: StagedKey | null): void => {
    setKey(chosen);
    change('key');
  };

  const check = (purpose: 'test' | 'save'): (FormValues & { key: StagedKey }) | undefined => {
    const typed = apiKey.current?.value.trim() ?? '';
    const values: FormValues = { name: name.trim(), baseUrl: baseUrl.trim(), apiKey: typed, key };
    const found = checkForm(values, purpose);
    setProblems(found);
    setFailure(null);
    setReport(null);
    if (values.key && Object.keys(found).length === 0) return { ...values, key: values.key };
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
    return undefined;
  };

  const fail = (error: Failure): void => {
    // The person did not want to after all, and the form is as it was.
    if (error.code === 'CANCELLED') return;
    const field = fieldOf[error.code];
    if (field) setProblems({ [field]: sentenceOf(error).what });
    else setFailure(error);
  };

  const test = async (): Promise<void> => {
    const values = check('test');
    if (!values) return;
    setWork('testing');
    const editsBefore = edits.current;
    const tested = await main.testConnection({
      baseUrl: values.baseUrl,
      signedPath,
      apiKey: values.apiKey,
      stagedKeyId: values.key.stagedKeyId,
    });
    setWork('none');
    if (edits.current !== editsBefore) return;
    if (tested.ok) setReport(tested.value);
    else fail(tested.error);
  };

  const save = async (secrets: KeyHome): Promise<void> => {
    const values = check('save');
    if (!values) return;
    setWork('saving');
    const saved = await main.saveProfile({
      name: values.name,
      baseUrl: values.baseUrl,
      signedPath,
      apiKey: values.apiKey,
      stagedKeyId: values.key.stagedKeyId,
      secrets,
    });
    setWork('none');
    if (saved.ok) await openNew();
    else fail(saved.error);
  };

  const holder = hidden || !report ? null : report.name;
  const busy = work !== 'none';
  return (
    <main className={styles['screen']}>
      <div className={styles['sheet']}>
        <header className={styles['head']}>
          <h1>{words.connect.title}</h1>
          <p className={styles['intro']}>{words.connect.intro}</p>
          {(hidden || hasProfiles) && (
            <div>
              <HideToggle />
            </div>
          )}
        </header>
        <form
          ref={form}
          className={styles['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save('keychain');
          }}
        >
          <Field
            label={words.connect.name}
            hint={words.connect.nameHint}
            value={name}
            problem={problems.name}
            onChange={(event) => {
              setName(event.target.value);
              setProblems((found) => without(found, 'name'));
            }}
          />
          <BaseUrlField
            baseUrl={baseUrl}
            signedPath={signedPath}
            problem={problems.baseUrl}
            onChange={(typed) => {
              setBaseUrl(typed);
              change('baseUrl');
            }}
          />
          <Field
            label={words.connect.apiKey}
            hint={words.connect.apiKeyHint}
            type="password"
            inputRef={apiKey}
            problem={problems.apiKey}
            onChange={() => {
              change('apiKey');
            }}
          />
          <KeyChooser chosen={key} onChoose={choose} problem={problems.key} />
          {failure && (
            <FailureNotice failure={failure}>
              {isKeychainFailure(failure) && (
                <div className={styles['offer']}>
                  <p>{words.connect.thisRunHint}</p>
                  <Button onClick={() => void save('this-run')}>{words.connect.thisRun}</Button>
                </div>
              )}
            </FailureNotice>
          )}
          {report && (
            <Notice kind="good">
              <bdi>
                {words.connect.tested(
                  holder,
                  report.walletCount,
                  report.contractCount,
                  report.milliseconds,
                )}
              </bdi>
            </Notice>
          )}
          <div className={styles['actions']}>
            <Button kind="primary" type="submit" disabled={busy}>
              {work === 'saving' ? words.connect.saving : words.connect.save}
            </Button>
            <Button disabled={busy} onClick={() => void test()}>
              {work === 'testing' ? words.connect.testing : words.connect.test}
            </Button>
            {work === 'testing' && (
              <Button kind="quiet" onClick={() => void main.stopTests()}>
                {words.refreshing.stop}
              </Button>
            )}
            {hasProfiles ? (
              <Button kind="quiet" onClick={stopConnecting}>
                {words.connect.back}
              </Button>
            ) : (
              <ImportProfiles />
            )}
          </div>
        </form>
        <DemoOffer />
      </div>
    </main>
  );
}
