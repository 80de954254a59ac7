import { hostOf } from '../../../shared/base-url';
import {
  exportFileName,
  nameOfComparison,
  nameOfExport,
  tableEnding,
} from '../../../shared/export';
import { fail, succeed, type Result } from '../../../shared/failure';
import { countIn } from '../../../shared/account';
import type { Accounts } from '../account/accounts';
import type { CredentialCache } from '../account/credentials';
import type { Profile } from '../../../shared/profile';
import { exportContent, type ExportPart, type ExportSigner } from './export-files';
import type { createExpectedFeature } from '../expected/feature';
import { createExporter, type ExportJob, type OnProgress } from './exporter';
import type { Feature } from '../feature';
import { whileHeld } from '../reader/session';
import { createThrottle } from '../timers';
import type { SendEvent } from '../ipc/own-windows';
import { publicKeyPem } from '../credentials/keys/key-objects';
import type { Baselines } from '../changes/baselines';
import type { Notes } from '../notes/feature';
import type { NativeDialogs } from '../shell/native-dialogs';

interface ExportContext {
  readonly accounts: Pick<Accounts, 'snapshot'>;
  readonly credentials: Pick<CredentialCache, 'get'>;
  readonly notes: Pick<Notes, 'read'>;
  readonly baselines: Pick<Baselines, 'historyTable' | 'openAlarms'>;
  readonly comparisons: Pick<ReturnType<typeof createExpectedFeature>, 'file'>;
  readonly platform: NodeJS.Platform;
  readonly send: SendEvent;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Monotonic clock, milliseconds. */
  readonly monotonic: () => number;
  readonly areValuesHidden: () => boolean;
  readonly dialogs: Pick<NativeDialogs, 'chooseTarget' | 'confirmReplace'>;
}

/** Exports records of the account to files. The window names rows by index, and only main knows the file's folder. */
export const createExportFeature = ({
  accounts,
  credentials,
  notes,
  baselines,
  comparisons,
  send,
  now,
  monotonic,
  platform,
  areValuesHidden,
  dialogs,
}: ExportContext) => {
  const throttle = createThrottle(monotonic);
  let exportNumber = 0;
  const onProgress: OnProgress = (progress) => {
    const tell = (): void => {
      send('exportProgress', progress);
    };
    if (progress === null) throttle.atOnce(tell);
    else throttle.soon(tell);
  };
  const exporter = createExporter({ dialogs, platform, onProgress });

  /** Beginning of the file name of a profile's export; null while values are hidden. */
  const calledOf = ({ name }: Profile): string | null => (areValuesHidden() ? null : name);

  const signerOf = async (profile: Profile): Promise<Result<ExportSigner>> => {
    const ready = await credentials.get(profile);
    if (!ready.ok) return ready;
    const pem = publicKeyPem(profile.publicKey?.spki ?? '');
    if (!pem.ok) return fail('CREDENTIALS_DAMAGED');
    // Only the key is passed on, and the crypto library does not let it be exported.
    return succeed({ key: ready.value.key, publicKeyPem: pem.value });
  };

  /** Content of an export that is complete already, as one part. */
  const inOnePart = ({ bytes, tally }: ExportPart): ExportJob['content'] => ({
    total: tally.rows,
    parts: async function* () {
      yield await Promise.resolve({ bytes, tally });
    },
  });

  return {
    handlers: {
      exportAccount: async (request, profile) => {
        const snapshot = accounts.snapshot(request.profileId, request.revision);
        if (!snapshot.ok) return snapshot;
        const { head, session } = snapshot.value;
        const { receivedAt, source } = head;
        const openAlarms = baselines.openAlarms(profile.id);
        const origin = { host: hostOf(profile.baseUrl), receivedAt, source, openAlarms };
        // A newer answer may arrive while a locked keychain is awaited or the user chooses a place.
        return whileHeld(session, async () => {
          const noted = request.notes ? await notes.read(request.profileId) : succeed(null);
          if (!noted.ok) return noted;
          const own = noted.value && noted.value.entries;
          exportNumber += 1;
          const content = await exportContent(snapshot.value, exportNumber, request, origin, own);
          if (!content.ok) return content;
          const isSigned = request.format === 'signed-json';
          const { list } = request;
          const isPart = list !== null && content.value.total < countIn(head, list);
          const wanted = { ...request, isPart };
          const name = nameOfExport(calledOf(profile), receivedAt, wanted);
          const signer = isSigned ? () => signerOf(profile) : null;
          return exporter.run({ content: content.value, name, signer });
        });
      },
      exportHistory: async ({ profileId, filter, separator }, profile) => {
        const facts = { host: hostOf(profile.baseUrl), savedAt: now() };
        const table = await baselines.historyTable(profileId, { filter, separator, facts });
        if (!table.ok) return table;
        const isPart = filter.kinds !== null || filter.list !== null;
        const parts = ['history', ...(isPart ? ['part'] : [])];
        const name = exportFileName(calledOf(profile), now(), parts, tableEnding(separator));
        return exporter.run({ content: inOnePart(table.value), name, signer: null });
      },
      exportComparison: async (request, profile) => {
        const { separator } = request;
        const openAlarms = baselines.openAlarms(profile.id);
        const made = await comparisons.file(request, profile, openAlarms);
        if (!made.ok) return made;
        const name = nameOfComparison(calledOf(profile), now(), request);
        const signer = separator === null ? () => signerOf(profile) : null;
        return exporter.run({ content: inOnePart(made.value), name, signer });
      },
      cancelExport: () => {
        exporter.cancel();
        return succeed(null);
      },
    },
    onQuit: exporter.stop,
  } satisfies Feature;
};
