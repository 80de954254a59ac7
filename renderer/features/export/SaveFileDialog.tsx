import { useEffect, useLayoutEffect, useRef, useId, useState, type ReactNode } from 'react';
import type { ExportProof, ExportReport } from '../../../shared/export';
import { type Failure, type Result, failureOf } from '../../../shared/failure';
import { main } from '../../bridge';
import { putText } from '../../store/copying';
import { useActiveProfile, useValuesHidden, useWindow } from '../../store/store';
import { useMoment } from '../../ui/text/dates';
import { Private } from '../../ui/text/ServiceText';
import { Button } from '../../ui/Button';
import { FailureNotice, Notice } from '../../ui/Notice';
import { OutcomeButtons } from '../../ui/OutcomeButtons';
import { words } from '../../i18n/window';
import { exportWords } from '../../i18n/export';
import print from '../../ui/print.module.css';
import actions from '../../ui/actions.module.css';
import styles from './export.module.css';
import { Dialog, useOpenDialog } from '../../ui/Dialog';

/**
 * That a file gets what the service does not say now, because it answers with another account or has not answered yet; and
 * addresses which the person has agreed to replace since, where an older offline copy has them.
 */
function AnswerNotice({ signs }: { readonly signs: boolean }) {
  const isAnother = useWindow(({ other }) => other !== null);
  const head = useWindow(({ account }) => account?.head);
  const replaced = useWindow(({ activity }) => activity?.replacedCount ?? 0);
  const moment = useMoment();
  const isCopy = head?.source === 'copy';
  if (!head || !(isAnother || isCopy)) return null;
  const say = isAnother ? exportWords.anotherAccount : exportWords.copy;
  return (
    <Notice kind="warning">
      <span>{say(moment(head.receivedAt), signs)}</span>
      {isCopy && replaced > 0 && <span>{exportWords.replaced(replaced)}</span>}
    </Notice>
  );
}

/** How a signed export is checked. */
function Proof({ proof }: { readonly proof: ExportProof }) {
  const isHidden = useValuesHidden();
  const { signatureName, publicKeyName, command } = proof;
  const fingerprint = useActiveProfile()?.publicKey?.fingerprint;
  return (
    <div className={styles['proof']}>
      <p>{isHidden ? exportWords.proofHidden : exportWords.proof(signatureName, publicKeyName)}</p>
      <code className={styles['command']} tabIndex={0}>
        <Private text={command} />
      </code>
      <div className={actions['actions']}>
        <OutcomeButtons
          buttons={[
            {
              label: exportWords.copyCommand,
              act: (follow) => follow(putText(command), exportWords.copied),
            },
          ]}
        />
      </div>
      {fingerprint !== undefined && (
        <p className={print['meta']}>
          {exportWords.compare} <Private text={fingerprint} />
        </p>
      )}
    </div>
  );
}

/** Scrolls to what came of a file once this is said of it: below what was chosen, it may be out of sight in a low window. */
function InSight({ of, children }: { readonly of: unknown; readonly children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    text.current?.closest(`.${styles['saved']}`)?.scrollIntoView({ block: 'nearest' });
  }, [of]);
  return <p ref={text}>{children}</p>;
}

interface SavedProps {
  readonly report: ExportReport;
  /** What has happened since, if that matters. */
  readonly caution: string | null;
}

/** What has been written, under which name, and what was done to it. */
function SavedNotice({ report, caution }: SavedProps) {
  const { fileName, count, guarded } = report;
  return (
    <div className={styles['saved']}>
      {caution !== null && (
        <Notice kind="warning">
          <InSight of={caution}>{caution}</InSight>
        </Notice>
      )}
      <Notice kind="good">
        <InSight of={report}>
          {exportWords.saved(count)}{' '}
          <bdi>
            <Private text={fileName} />
          </bdi>
        </InSight>
        {guarded > 0 && <p>{exportWords.guarded(guarded)}</p>}
      </Notice>
      {report.proof && <Proof proof={report.proof} />}
    </div>
  );
}

/** What has become of the last file. */
interface Saving {
  readonly isSaving: boolean;
  readonly report: ExportReport | null;
  readonly failure: Failure | null;
}

const nothing: Saving = { isSaving: false, report: null, failure: null };

/** Has main write a file, and keeps what came of it. How far it is, is in the store. */
export const useFileSaving = () => {
  const [saving, setSaving] = useState(nothing);
  return {
    ...saving,
    /** Answers with why there is no file; null when there is one, or when the person does not want it any more. */
    save: async (writing: Promise<Result<ExportReport>>): Promise<Failure | null> => {
      setSaving({ ...nothing, isSaving: true });
      const saved = await writing;
      const report = saved.ok ? saved.value : null;
      // Whoever has cancelled knows.
      const failure = failureOf(saved);
      setSaving({ isSaving: false, report, failure });
      return failure;
    },
    /** What was said of the last file would be read as said of the next. */
    forget: () => {
      setSaving((now) => (now.isSaving ? now : nothing));
    },
  };
};

/**
 * Lets the keyboard wait on a button while the form that has it cannot be used, and gives it back to the field that had it
 * unless it has gone on by then.
 */
const useWaitingFocus = (isSaving: boolean) => {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!isSaving) {
      if (activeElement === button.current) field.current?.focus({ preventScroll: true });
      field.current = null;
    } else if (activeElement instanceof HTMLElement && form.current?.contains(activeElement)) {
      field.current = activeElement;
      button.current?.focus();
    }
  }, [isSaving]);
  return { form, button };
};

interface Props {
  readonly title: string;
  readonly saving: ReturnType<typeof useFileSaving>;
  /** Why nothing can be saved as it is chosen; empty when it can. */
  readonly hindrance: string;
  /** Whether that is because of the offline copy: then nothing is said of what a file would get. */
  readonly refusesCopy?: boolean;
  /** What the file is going to be called, unless the person gives it another name. */
  readonly fileName: string;
  /** What has happened since it was saved, if that matters. */
  readonly caution: string | null;
  /** Whether the answer of the service is going to be signed. */
  readonly signs: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  /** Everything to choose before. */
  readonly children: ReactNode;
}

/** What is chosen for a file, saving and leaving; under which name, how far it is meanwhile, and what came of it. */
export function SaveFileDialog(props: Props) {
  const { title, saving, hindrance, refusesCopy = false, fileName, caution, signs } = props;
  const { onSave, onClose, children } = props;
  const { isSaving, report, failure } = saving;
  const id = useId();
  const dialog = useOpenDialog();
  const { form, button } = useWaitingFocus(isSaving);
  const progress = useWindow((state) => state.exportProgress);
  const { count } = words.list;
  const cancel = () => void main.cancelExport();
  return (
    <Dialog
      dialog={dialog}
      title={title}
      size="form"
      onLeave={() => {
        if (isSaving) cancel();
        return !isSaving;
      }}
      onClose={onClose}
      foot={
        <>
          <div className={styles['progress']}>
            {isSaving && progress && (
              <>
                <progress
                  aria-label={exportWords.progress}
                  value={progress.written}
                  max={Math.max(1, progress.total)}
                />
                <span>{exportWords.written(count(progress.written), count(progress.total))}</span>
              </>
            )}
            {!isSaving && <span role="status">{hindrance}</span>}
            {!isSaving && hindrance === '' && <bdi className={styles['file']}>{fileName}</bdi>}
          </div>
          <Button
            ref={button}
            kind={report === null ? 'plain' : 'primary'}
            onClick={isSaving ? cancel : () => dialog.current?.close()}
          >
            {report === null ? words.common.cancel : exportWords.done}
          </Button>
          <Button
            kind={report === null ? 'primary' : 'plain'}
            type="submit"
            form={id}
            disabled={isSaving || hindrance !== ''}
          >
            {isSaving ? exportWords.saving : exportWords.save}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        className={styles['choices']}
        inert={isSaving}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving && hindrance === '') onSave();
        }}
      >
        {!refusesCopy && <AnswerNotice signs={signs} />}
        {children}
      </form>
      {failure && <FailureNotice failure={failure} />}
      {report && <SavedNotice report={report} caution={caution} />}
    </Dialog>
  );
}
