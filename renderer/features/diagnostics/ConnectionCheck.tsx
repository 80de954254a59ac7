import { ChevronDown, ChevronUp, CircleAlert, CircleCheck, CircleX, Plug } from 'lucide-react';
import { useState } from 'react';
import { checks, type Check, type CheckResult, type Diagnosis } from '../../../shared/diagnosis';
import { type Failure, failureOf } from '../../../shared/failure';
import { connectionOf, type Profile } from '../../../shared/profile';
import { main } from '../../bridge';
import { SettingsCard } from '../settings/SettingsCard';
import { toClipboard } from '../../store/copying';
import { activeProfileOf, useWindow, useValuesHidden } from '../../store/store';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { FailureNotice, useMessageOf } from '../../ui/Notice';
import { OutcomeButtons } from '../../ui/OutcomeButtons';
import { Icon } from '../../ui/Icon';
import { useMoment } from '../../ui/text/dates';
import { connectionCheckWords } from '../../i18n/diagnostics';
import type { Message } from '../../i18n/message';
import { factsWithoutValues } from '../../i18n/without-values';
import typography from '../../ui/typography.module.css';
import actions from '../../ui/actions.module.css';
import styles from './connection-check.module.css';

/** Text of a result; for a failure, its own message. */
const sentencesOf = (
  { check, outcome, failure, facts = {} }: CheckResult,
  messageOf: (failure: Failure) => Message,
): readonly string[] => {
  if (failure) {
    const { message, remedy } = messageOf(failure);
    const unused = outcome === 'warning' ? [connectionCheckWords.keychainUnused] : [];
    return [message, ...(remedy === undefined ? [] : [remedy]), ...unused];
  }
  if (outcome === 'warning') return [connectionCheckWords.clockCorrected(facts.skewSeconds ?? 0)];
  return outcome === 'unchecked'
    ? [connectionCheckWords.unchecked(facts)]
    : [connectionCheckWords.passed(check, facts)];
};

interface LineProps {
  readonly check: Check;
  /** Null while the check is running. */
  readonly result: CheckResult | null;
}

function CheckLine({ check, result }: LineProps) {
  const hidden = useValuesHidden();
  const messageOf = useMessageOf();
  const outcome = result?.outcome ?? 'pending';
  const said =
    result && hidden ? { ...result, facts: factsWithoutValues(result.facts ?? {}) } : result;
  return (
    <li className={styles['line']}>
      <span className={styles['mark']} data-outcome={outcome}>
        {connectionCheckWords.marks[outcome]}
      </span>
      <div className={styles['about']}>
        <p className={styles['name']}>
          {connectionCheckWords.names[check]}{' '}
          {result?.failure && <code className={typography['code']}>{result.failure.code}</code>}
        </p>
        {said &&
          sentencesOf(said, messageOf).map((sentence) => (
            <p key={sentence} className={typography['muted']}>
              <bdi>{sentence}</bdi>
            </p>
          ))}
      </div>
    </li>
  );
}

/** One line for each result, or for every check while they are running (`results` is null). */
function CheckList({ results }: { readonly results: readonly CheckResult[] | null }) {
  return (
    <ul
      className={styles['list']}
      aria-label={connectionCheckWords.list}
      aria-busy={results === null}
    >
      {results
        ? results.map((result) => (
            <CheckLine key={result.check} check={result.check} result={result} />
          ))
        : checks.map((check) => <CheckLine key={check} check={check} result={null} />)}
    </ul>
  );
}

/**
 * Copies the report on the last run to the clipboard or saves it as a file. Main writes the report; the window never
 * sees it.
 */
function ReportActions({ profileId }: { readonly profileId: string }) {
  const [withHost, setWithHost] = useState(false);
  const { copy, copied, save, saved } = connectionCheckWords;
  return (
    <div className={styles['report']}>
      <p className={typography['muted']}>{connectionCheckWords.reportHint}</p>
      <Checkbox label={connectionCheckWords.withHost} checked={withHost} onChange={setWithHost} />
      <div className={actions['actions']}>
        <OutcomeButtons
          // Discards the message about a report made with the other choice.
          key={String(withHost)}
          buttons={[
            {
              label: copy,
              act: (follow) =>
                follow(
                  toClipboard(() => main.copyReport({ profileId, withHost })),
                  copied,
                ),
            },
            {
              label: save,
              act: (follow) => follow(main.saveReport({ profileId, withHost }), saved),
            },
          ]}
        />
      </div>
    </div>
  );
}

const isTrouble = ({ outcome }: CheckResult): boolean =>
  outcome === 'failed' || outcome === 'warning';

/** Summary of the checks: the most severe outcome and the counts. */
function Outcome({ diagnosis: { results, at } }: { readonly diagnosis: Diagnosis }) {
  const moment = useMoment();
  const count = (wanted: CheckResult['outcome']): number =>
    results.filter(({ outcome }) => outcome === wanted).length;
  const [failures, warnings, unchecked] = [count('failed'), count('warning'), count('unchecked')];
  const outcome = failures > 0 ? 'failed' : warnings > 0 ? 'warning' : 'passed';
  const icon = { failed: CircleX, warning: CircleAlert, passed: CircleCheck }[outcome];
  return (
    <>
      <span className={styles['outcome']} data-outcome={outcome}>
        <Icon of={icon} />
        {connectionCheckWords.summary(failures, warnings, count('passed'))}
      </span>
      <span className={typography['meta']}>
        {unchecked > 0 && `${connectionCheckWords.notMade(unchecked)} · `}
        {connectionCheckWords.at(moment(at))}
      </span>
    </>
  );
}

/** Finds out with one click why an account cannot be read, and offers a report for support. */
export function ConnectionCheck({ profile }: { readonly profile: Profile }) {
  const { id: profileId } = profile;
  const connection = connectionOf(profile);
  const diagnosis = useWindow((state) => state.diagnosis);
  const running = useWindow(({ examining }) => examining === connection);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [shown, setShown] = useState(false);

  const run = async (): Promise<void> => {
    setFailure(null);
    setShown(false);
    useWindow.setState({ diagnosis: null, examining: connection });
    const done = await main.checkConnection({ profileId });
    if (useWindow.getState().examining !== connection) return;
    useWindow.setState({ examining: null });
    // The user may have switched to another profile or changed the address meanwhile.
    const now = activeProfileOf(useWindow.getState());
    if (!now || connectionOf(now) !== connection) return;
    setFailure(failureOf(done));
    if (done.ok) useWindow.setState({ diagnosis: done.value });
  };

  // Failures and warnings are always shown, the other results on request.
  const results = diagnosis && (shown ? diagnosis.results : diagnosis.results.filter(isTrouble));
  return (
    // A button with the same name that leads here starts the check at once.
    <SettingsCard
      title={connectionCheckWords.title}
      setting="connection-check"
      onReach={() => void run()}
    >
      <p className={typography['muted']}>{connectionCheckWords.hint}</p>
      <div className={actions['actions']}>
        <Button icon={Plug} onClick={() => void run()} disabled={running}>
          {connectionCheckWords.run}
        </Button>
        <span role="status" className={styles['said']}>
          {running ? connectionCheckWords.running : diagnosis && <Outcome diagnosis={diagnosis} />}
        </span>
        {diagnosis && (
          <Button
            kind="quiet"
            icon={shown ? ChevronUp : ChevronDown}
            aria-expanded={shown}
            onClick={() => {
              setShown(!shown);
            }}
          >
            {shown ? connectionCheckWords.showLess : connectionCheckWords.showAll}
          </Button>
        )}
      </div>
      {failure && <FailureNotice failure={failure} />}
      {running && <CheckList results={null} />}
      {results && results.length > 0 && <CheckList results={results} />}
      {diagnosis && <ReportActions profileId={profileId} />}
    </SettingsCard>
  );
}
