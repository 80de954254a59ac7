import { useEffect, useState } from 'react';
import { failureOf, type Failure } from '../../../shared/failure';
import {
  notesFileParts,
  type NotesImport,
  type FileAccount,
  type NotesFilePart,
  type NotesFilePreview,
} from '../../../shared/notes';
import type { Profile } from '../../../shared/profile';
import { main } from '../../bridge';
import { readActivity } from '../../store/activity-actions';
import { useOutcome } from '../../store/use-outcome';
import { changeNotes, readNotes } from '../../store/note-actions';
import { useValuesHidden } from '../../store/store';
import { Checkbox } from '../../ui/Checkbox';
import { useMoment } from '../../ui/text/dates';
import { Private, ServiceText } from '../../ui/text/ServiceText';
import { Button } from '../../ui/Button';
import { Dialog, useOpenDialog } from '../../ui/Dialog';
import { Said } from '../../ui/Status';
import { FailureNotice, Notice } from '../../ui/Notice';
import { privacyWords } from '../../i18n/privacy';
import { words } from '../../i18n/window';
import { notesFileWords } from '../../i18n/notes';
import { SettingsCard } from '../settings/SettingsCard';
import { chosenOf, NotesFileConflicts, type Choices } from './NotesFileConflicts';
import typography from '../../ui/typography.module.css';
import facts from '../../ui/facts.module.css';
import styles from './notes-file.module.css';
import actions from '../../ui/actions.module.css';

function Whose({ account: { userId, name } }: { readonly account: FileAccount }) {
  const { userId: idOf } = notesFileWords;
  return (
    <>
      <ServiceText text={name} />
      {userId !== null && (
        <>
          {' · '}
          <Private text={idOf(userId)} />
        </>
      )}
    </>
  );
}

/** How many entries of a part the file has, and what the import would do with them. */
const countsOf = (part: NotesFilePart, { counts, stars }: NotesFilePreview): string => {
  const { [part]: counted } = counts;
  const { added, same, asked, left } = notesFileWords;
  return [
    added(counted.added),
    ...(part === 'notes' && stars > 0 ? [notesFileWords.stars(stars)] : []),
    same[part](counted.same),
    ...(counted.asked > 0 ? [asked(counted.asked)] : []),
    ...(counted.left > 0 ? [left[part](counted.left)] : []),
  ].join(' · ');
};

const isAny = ({ counts }: NotesFilePreview, part: NotesFilePart): boolean =>
  counts[part].added + counts[part].asked > 0;

interface Props {
  readonly profileId: string;
  readonly preview: NotesFilePreview;
  /** Whether main has dropped the file. */
  readonly isDropped: boolean;
  /** Called when the file was dropped and nothing of it was imported. */
  readonly onDropped: () => void;
  /** Also gets the number of chosen first-seen addresses that could no longer be imported. */
  readonly onDone: (report: NotesImport, leftOut: number) => void;
  readonly onClose: () => void;
}

/** Compares the file with the stored data and asks what to import. Closing the dialog changes nothing. */
function NotesFileDialog(props: Props) {
  const { profileId, preview, isDropped, onDropped, onDone, onClose } = props;
  const dialog = useOpenDialog();
  const moment = useMoment();
  const { owner, fileNumber, fileName, savedAt, appVersion, account, known } = preview;
  const mayBe = (part: NotesFilePart): boolean =>
    isAny(preview, part) && !(part === 'pins' && owner === 'other');
  const [unwanted, setUnwanted] = useState<ReadonlySet<NotesFilePart>>(new Set());
  const [choices, setChoices] = useState<Choices>(new Map());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isWanted = (part: NotesFilePart): boolean => mayBe(part) && !unwanted.has(part);
  const wanted = notesFileParts.filter(isWanted);
  // Hidden values cannot be compared.
  const isHidden = useValuesHidden();
  const isBlocked = isBusy || isHidden || wanted.length === 0;
  // A running import finishes, even if main drops the file.
  const isInVain = isDropped && !isBusy;
  useEffect(() => {
    if (isInVain) onDropped();
  }, [isInVain, onDropped]);

  const importChosen = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const chosen = chosenOf(preview, choices);
    const pins = isWanted('pins') ? preview.counts.pins.added + chosen.pins.length : 0;
    const done = await changeNotes(async () => {
      const imported = await main.importNotesFile({
        profileId,
        fileNumber,
        parts: {
          notes: isWanted('notes'),
          pins: isWanted('pins'),
          explorers: isWanted('explorers'),
        },
        ...chosen,
      });
      // Whatever was imported before a failure is stored, so the notes are read again in either case.
      await readNotes(profileId);
      return imported;
    });
    await readActivity(profileId);
    if (!done.ok) {
      setBusy(false);
      setFailure(done.error);
      return;
    }
    onDone(done.value, Math.max(0, pins - done.value.pins));
    dialog.current?.close();
  };

  return (
    <Dialog
      dialog={dialog}
      title={notesFileWords.dialog}
      size="page"
      onLeave={() => !isBusy}
      onClose={onClose}
      foot={
        <>
          <span role="status" className={styles['state']}>
            {isBusy && notesFileWords.importing}
            {!isBusy && wanted.length === 0 && notesFileWords.nothing}
          </span>
          <Button disabled={isBusy} onClick={() => dialog.current?.close()}>
            {words.common.cancel}
          </Button>
          <Button
            kind="primary"
            disabled={isBlocked}
            title={isHidden ? privacyWords.secret : undefined}
            onClick={() => void importChosen()}
          >
            {notesFileWords.confirm}
          </Button>
        </>
      }
    >
      <div className={styles['parts']} inert={isBusy}>
        {failure && <FailureNotice failure={failure} />}
        <dl className={facts['facts']}>
          <dt>{notesFileWords.from}</dt>
          <dd>
            <Private text={fileName} />
          </dd>
          <dt>{notesFileWords.savedAt}</dt>
          <dd>{notesFileWords.writtenBy(moment(savedAt), appVersion)}</dd>
          <dt>{notesFileWords.of}</dt>
          <dd>
            <Whose account={account} />
          </dd>
          {owner !== 'same' && (
            <>
              <dt>{notesFileWords.known}</dt>
              <dd>
                <Whose account={known} />
              </dd>
            </>
          )}
        </dl>
        {owner !== 'same' && (
          <Notice kind="warning">
            {owner === 'other' ? notesFileWords.other : notesFileWords.unknownOwner}
          </Notice>
        )}
        <p className={typography['muted']}>{notesFileWords.trust}</p>
        <fieldset className={styles['what']}>
          <legend>{notesFileWords.what}</legend>
          {notesFileParts.map((part) => (
            <Checkbox
              key={part}
              label={notesFileWords.parts[part]}
              about={part === 'pins' && owner === 'other' ? undefined : countsOf(part, preview)}
              checked={isWanted(part)}
              disabled={!mayBe(part)}
              onChange={(wished) => {
                const others = [...unwanted].filter((other) => other !== part);
                setUnwanted(new Set(wished ? others : [...others, part]));
              }}
            />
          ))}
        </fieldset>
        {wanted.map((part) => (
          <NotesFileConflicts key={part} {...{ part, preview, choices, onChoose: setChoices }} />
        ))}
        {isHidden && <Notice kind="warning">{privacyWords.secret}</Notice>}
      </div>
    </Dialog>
  );
}

/** Exports notes, pinned addresses and explorers to a file, and imports them. */
export function NotesFileCard({ profile }: { readonly profile: Profile }) {
  const { id: profileId } = profile;
  // Notes and pins are encrypted with a key that is stored beside the profile's keys.
  const hasKeys = profile.secrets !== 'none';
  const { said, failure, tell, follow } = useOutcome();
  const [preview, setPreview] = useState<NotesFilePreview | null>(null);
  /** Main has dropped all files up to this number. */
  const [lastDropped, setLastDropped] = useState(0);
  useEffect(() => main.on('notesFileDropped', setLastDropped), []);

  const exportToFile = (): Promise<void> =>
    follow(main.exportNotesFile({ profileId }), ({ notes, pins, explorers, unsaved }) => {
      const left = unsaved > 0 ? [notesFileWords.unsaved(unsaved)] : [];
      return [notesFileWords.exported(notes, pins, explorers), ...left].join(' ');
    });
  const choose = async (): Promise<void> => {
    tell(notesFileWords.reading);
    const read = await main.chooseNotesFile({ profileId });
    tell('', failureOf(read));
    if (read.ok) setPreview(read.value);
  };
  const tellImported = (report: NotesImport, leftOut: number): void => {
    const { failure, notes, pins, explorers, alarms, home } = report;
    tell(
      [
        notesFileWords.imported(notes, pins, explorers),
        ...(leftOut > 0 && !failure ? [notesFileWords.leftOut(leftOut)] : []),
        ...(alarms > 0 ? [notesFileWords.alarms(alarms)] : []),
        ...(home === 'this-run' ? [notesFileWords.thisRun] : []),
        ...(failure ? [notesFileWords.rest] : []),
      ].join(' '),
      failure,
    );
  };

  return (
    <SettingsCard title={notesFileWords.title}>
      <p className={typography['muted']}>{notesFileWords.hint}</p>
      {!hasKeys && <p>{words.settings.noKeys}</p>}
      {failure && <FailureNotice failure={failure} />}
      <div className={actions['actions']}>
        {hasKeys && (
          <>
            <Button onClick={() => void exportToFile()}>{notesFileWords.export}</Button>
            <Button onClick={() => void choose()}>{notesFileWords.import}</Button>
          </>
        )}
        <Said>{said}</Said>
      </div>
      {preview && (
        <NotesFileDialog
          profileId={profileId}
          preview={preview}
          isDropped={preview.fileNumber <= lastDropped}
          onDropped={() => {
            setPreview(null);
            tell('', { code: 'NOTES_FILE_DROPPED' });
          }}
          onDone={tellImported}
          onClose={() => {
            setPreview(null);
          }}
        />
      )}
    </SettingsCard>
  );
}
