import { verify, webcrypto } from 'node:crypto';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import type { RequestOf } from '../../../shared/contract';
import type { ExportProof } from '../../../shared/export';
import { succeed, type Failure, type Result } from '../../../shared/failure';
import type { AddressNote } from '../../../shared/notes';
import type { FileOrigin } from '../../../shared/file-facts';
import type { ExportTally, TableLooks } from '../../../shared/reader-messages';
import type { SigningHandle } from '../account/client/sign-jwt';
import { askHeld, type Snapshot } from '../reader/session';
import type { NewFile } from '../storage/write-files';

export type ExportRequest = RequestOf<'exportAccount'>;

/** A part of the file of an export, and how far the export is with it. The last one has no bytes. */
export interface ExportPart {
  readonly bytes: Uint8Array;
  readonly tally: ExportTally;
}

/** What an export will hold. */
export interface ExportContent {
  /** How many records. */
  readonly total: number;
  /** Each is made when it is asked for; throws `UnmadeContent`. */
  readonly parts: () => AsyncIterable<ExportPart>;
}

/** Why the content of a file cannot be made. */
export class UnmadeContent extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/**
 * The records of an answer that the window asked for, made by the reader. `BAD_REQUEST` when the places it named are
 * none of the list's; nothing but these is taken from the window. `number` is of this export alone; `notes` are the
 * person's own, null when they stay out.
 */
export const exportContent = async (
  { session }: Pick<Snapshot, 'session'>,
  number: number,
  request: ExportRequest,
  origin: FileOrigin,
  notes: readonly AddressNote[] | null,
): Promise<Result<ExportContent>> => {
  const { list, rows } = request;
  let table: TableLooks | null = null;
  if (request.format === 'csv') {
    const { columns, separator, provenance } = request;
    table = { columns, separator, provenance };
  }
  const open = async () => {
    const isSigned = request.format === 'signed-json';
    const wanted = { ...origin, number, list, rows, table, isSigned };
    return (await session.ask('openExport', wanted, Buffer.from(JSON.stringify(notes)))).result;
  };
  const opened = await open();
  if (!opened.ok) return opened;
  return succeed({
    total: opened.value.total,
    parts: async function* () {
      for (let part = 0, isLast = false; !isLast; part += 1) {
        const { result, bytes } = await askHeld(session, 'readExport', { number, part }, open);
        if (!result.ok) throw new UnmadeContent(result.error);
        isLast = bytes.length === 0;
        yield { bytes, tally: result.value };
      }
    },
  });
};

const openingBrace = 0x7b;

/**
 * Detached RS256 signature (RSASSA-PKCS1-v1_5, SHA-256) over exactly these bytes, found good by the public key that
 * goes along; undefined when that key is another one.
 *
 * The same key signs tokens. What a token's signature covers is base64url, a dot and base64url (RFC 7515 section 5.1),
 * which has no brace: nothing that begins with one can ever be presented as a token. Anything else is refused here.
 */
export const signExport = async (
  key: SigningHandle,
  publicKeyPem: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array | undefined> => {
  if (bytes[0] !== openingBrace) throw new Error('only JSON objects are signed');
  const signed = await webcrypto.subtle.sign('RSASSA-PKCS1-v1_5', key, bytes);
  const signature = new Uint8Array(signed);
  const good = await promisify(verify)('sha256', bytes, publicKeyPem, signature);
  return good ? signature : undefined;
};

/** What a signed export is signed with. */
export interface ExportSigner {
  readonly key: SigningHandle;
  readonly publicKeyPem: string;
}

/** Paths of the files that go with a signed one. */
export const besideSigned = (path: string) => ({
  signature: `${path}.sig`,
  publicKey: `${path}.public.pem`,
});

/**
 * The file of an export, and beside a signed one its signature and the public key. Their content throws `UnmadeContent`,
 * with `CREDENTIALS_DAMAGED` where the keys of the profile are no pair, or the signal's reason once that is aborted.
 * `onPart` sees each part that has been written.
 */
export const filesOf = (
  path: string,
  content: ExportContent,
  signer: ExportSigner | null,
  signal: AbortSignal,
  onPart: (tally: ExportTally) => void,
): readonly NewFile[] => {
  /** Everything written so far, which the signature is over; nothing is kept for an export without one. */
  const written: Uint8Array[] = [];
  const file: NewFile = {
    path,
    async *content() {
      for await (const { bytes, tally } of content.parts()) {
        signal.throwIfAborted();
        if (signer) written.push(bytes);
        yield bytes;
        onPart(tally);
      }
      signal.throwIfAborted();
    },
  };
  if (!signer) return [file];
  const { signature, publicKey } = besideSigned(path);
  const sign = async function* () {
    const signed = await signExport(signer.key, signer.publicKeyPem, Buffer.concat(written));
    if (!signed) throw new UnmadeContent({ code: 'CREDENTIALS_DAMAGED' });
    signal.throwIfAborted();
    yield signed;
  };
  return [
    file,
    { path: signature, content: sign },
    { path: publicKey, content: () => [Buffer.from(signer.publicKeyPem, 'utf8')] },
  ];
};

/** Letters that no shell reads as anything else. */
const plain = /^[\p{L}\p{N}._][\p{L}\p{N}._-]*$/u;

const quoted = (name: string, platform: NodeJS.Platform): string => {
  // A name that looks like an option would be taken for one.
  const file = name.startsWith('-') ? `./${name}` : name;
  if (plain.test(file)) return file;
  return platform === 'win32' ? `"${file}"` : `'${file.replaceAll("'", `'\\''`)}'`;
};

/** The command that checks a signed export, to be run in its folder. */
export const verifyCommand = (
  names: { readonly file: string; readonly signature: string; readonly publicKey: string },
  platform: NodeJS.Platform,
): string => {
  const [file, signature, publicKey] = [names.file, names.signature, names.publicKey].map((name) =>
    quoted(name, platform),
  );
  return `openssl dgst -sha256 -verify ${publicKey} -signature ${signature} ${file}`;
};

/** What others need to check a signed export. */
export const proofOf = (path: string, platform: NodeJS.Platform): ExportProof => {
  const { signature, publicKey } = besideSigned(path);
  const names = {
    file: basename(path),
    signature: basename(signature),
    publicKey: basename(publicKey),
  };
  return {
    signatureName: names.signature,
    publicKeyName: names.publicKey,
    command: verifyCommand(names, platform),
  };
};
