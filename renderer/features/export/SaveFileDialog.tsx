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
import typography from '../../ui/typography.module.css';
import actions from '../../ui/actions.module.css';
import styles from './export.module.css';
import { Dialog, useOpenDialog } from '../../ui/Dialog';

/**
 * Warns that the file contains an older state, because the service answers with another account or has not answered
 * yet. Also warns about addresses in an older offline copy that the user has since agreed to replace.
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

/** How to verify a signed export. */
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
        <p className={typography['meta']}>
          {exportWords.compare} <Private text={fingerprint} />
        </p>
      )}
    </div>
  );
}

/** Scrolls the result into view whenever `of` changes. In a low window, the result may be below the visible part. */
function InSight({ of, children }: { readonly of: unknown; readonly children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    text.current?.closest(`.${styles['saved']}`)?.scrollIntoView({ block: 'nearest' });
  }, [of]);
  return <p ref={text}>{children}</p>;
}

interface SavedProps {
  readonly report: ExportReport;
  /** A later change that the user should know about; null if there is none. */
  readonly caution: string | null;
}

/** File name, number of saved records and number of guarded cells, and how to verify a signed file. */
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

/** State of the last file. */
interface Saving {
  readonly isSaving: boolean;
  readonly report: ExportReport | null;
  readonly failure: Failure | null;
}

const nothing: Saving = { isSaving: false, report: null, failure: null };

/** Tracks a file that main is writing and its result. The progress is in the store. */
export const useFileSaving = () => {
  const [saving, setSaving] = useState(nothing);
  return {
    ...saving,
    /** Resolves to the failure; null if the file was saved or the user cancelled. */
    save: async (writing: Promise<Result<ExportReport>>): Promise<Failure | null> => {
      setSaving({ ...nothing, isSaving: true });
      const saved = await writing;
      const report = saved.ok ? saved.value : null;
      // A cancellation by the user is no failure.
      const failure = failureOf(saved);
      setSaving({ isSaving: false, report, failure });
      return failure;
    },
    /** Clears the result of the last file, which would otherwise seem to be about the next one. */
    forget: () => {
      setSaving((now) => (now.isSaving ? now : nothing));
    },
  };
};

/**
 * Moves the focus from the form, which is inert while the file is saved, to a button. Afterwards returns the focus to
 * the field, unless the user has moved it.
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
  /** Why the current choices cannot be saved; empty if they can. */
  readonly hindrance: string;
  /** Whether the offline copy is the reason. The notice about the file's contents is then hidden. */
  readonly refusesCopy?: boolean;
  /** Suggested name of the file. */
  readonly fileName: string;
  /** A later change that the user should know about; null if there is none. */
  readonly caution: string | null;
  /** Whether the file will be signed. */
  readonly signs: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  /** The choices above the buttons. */
  readonly children: ReactNode;
}

/** Dialog to save a file: the choices, the suggested name, the progress and the result. */
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
