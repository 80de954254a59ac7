import { rmSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { basename } from 'node:path';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { ExportProgress, ExportReport } from '../../../shared/export';
import type { ExportTally } from '../../../shared/reader-messages';
import type { NativeDialogs } from '../shell/native-dialogs';
import { unlessAborted } from '../timers';
import {
  besideSigned,
  filesOf,
  proofOf,
  UnmadeContent,
  type ExportContent,
  type ExportSigner,
} from './export-files';
import { writeFiles, type WritingFileSystem } from '../storage/write-files';
import { fileErrorCode } from '../storage/read-file';

export interface ExportJob {
  readonly content: ExportContent;
  /** File name suggested in the save dialog. */
  readonly name: string;
  /** Returns the key to sign with; null for an export that is not signed. */
  readonly signer: (() => Promise<Result<ExportSigner>>) | null;
}

/** Called after each part is written, and with null when the export has ended. */
export type OnProgress = (progress: ExportProgress | null) => void;

const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );

interface ExporterOptions {
  readonly dialogs: Pick<NativeDialogs, 'chooseTarget' | 'confirmReplace'>;
  /** Platform whose shells run the command that checks a signed file. */
  readonly platform: NodeJS.Platform;
  readonly onProgress: OnProgress;
  readonly fs?: WritingFileSystem;
}

/** Writes exports, one at a time. */
export const createExporter = ({ dialogs, platform, onProgress, fs }: ExporterOptions) => {
  const temporaries = new Set<string>();
  let running: AbortController | undefined;

  const write = async (
    path: string,
    content: ExportContent,
    signer: ExportSigner | null,
    signal: AbortSignal,
  ): Promise<Result<ExportReport>> => {
    let tally: ExportTally = { rows: 0, guarded: 0 };
    const take = (now: ExportTally): void => {
      tally = now;
      onProgress({ written: tally.rows, total: content.total });
    };
    take(tally);
    try {
      await writeFiles(filesOf(path, content, signer, signal, take), temporaries, fs);
    } catch (error) {
      if (signal.aborted) return fail('CANCELLED');
      if (error instanceof UnmadeContent) return { ok: false, error: error.failure };
      if (fileErrorCode(error) !== undefined) return fail('FILE_NOT_WRITTEN');
      throw error;
    }
    const proof = signer ? proofOf(path, platform) : null;
    return succeed({ fileName: basename(path), count: tally.rows, guarded: tally.guarded, proof });
  };

  const ask = async (job: ExportJob, signal: AbortSignal): Promise<Result<ExportReport>> => {
    // Asked for first: the user should not choose a place in vain when the keychain does not respond.
    const signer = job.signer
      ? ((await unlessAborted(job.signer(), signal)) ?? fail('CANCELLED'))
      : succeed(null);
    if (!signer.ok) return signer;
    const target = await dialogs.chooseTarget(job.name);
    if (!target.ok) return target;
    if (signal.aborted) return fail('CANCELLED');
    const path = target.value;
    // The save dialog has asked about replacing the chosen file only.
    const others = signer.value ? Object.values(besideSigned(path)) : [];
    const there = await Promise.all(others.map(isThere));
    const replaced = others.filter((_path, index) => there[index]);
    const confirmed =
      replaced.length === 0
        ? succeed(null)
        : await dialogs.confirmReplace(replaced.map((name) => basename(name)));
    if (!confirmed.ok) return confirmed;
    return write(path, job.content, signer.value, signal);
  };

  return {
    /**
     * Fails with `BUSY` while another export runs, with `CANCELLED` or `FILE_NOT_WRITTEN`, with `CREDENTIALS_DAMAGED`
     * when the keys of the profile are not a pair, or as the reader does.
     */
    run: async (job: ExportJob): Promise<Result<ExportReport>> => {
      if (running) return fail('BUSY');
      running = new AbortController();
      try {
        return await ask(job, running.signal);
      } finally {
        running = undefined;
        onProgress(null);
      }
    },
    /** Cancels the running export; the folder is then as before. */
    cancel: (): void => {
      running?.abort();
    },
    /** Cancels without waiting for the disk, because the app ends. */
    stop: (): void => {
      running?.abort();
      for (const path of temporaries) {
        try {
          rmSync(path, { force: true });
        } catch {
          // A file that cannot be deleted must not keep the app from ending.
        }
      }
    },
  };
};
