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

/** A part of the file of an export, and the progress after that part. The last part has no bytes. */
export interface ExportPart {
  readonly bytes: Uint8Array;
  readonly tally: ExportTally;
}

/** Content of an export. */
export interface ExportContent {
  /** Number of records. */
  readonly total: number;
  /** Makes each part when it is requested; throws `UnmadeContent`. */
  readonly parts: () => AsyncIterable<ExportPart>;
}

/** Thrown when the content of a file cannot be made. */
export class UnmadeContent extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/**
 * Has the reader make the records that the window asked for. The window only names rows by index; fails with
 * `BAD_REQUEST` when an index is not in the list. `number` is unique to this export; `notes` are the user's own, null
 * when they are left out.
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
 * Returns a detached RS256 signature (RSASSA-PKCS1-v1_5, SHA-256) over exactly these bytes, verified with the public
 * key that is exported beside it; undefined when that public key belongs to another private key.
 *
 * The same key signs tokens. A token's signature covers base64url, a dot and base64url (RFC 7515 section 5.1), which
 * has no brace: bytes that begin with a brace can never be presented as a token. Throws for all other bytes.
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

/** The key that an export is signed with, and its public key. */
export interface ExportSigner {
  readonly key: SigningHandle;
  readonly publicKeyPem: string;
}

/** Paths of the signature and of the public key beside a signed file. */
export const besideSigned = (path: string) => ({
  signature: `${path}.sig`,
  publicKey: `${path}.public.pem`,
});

/**
 * Returns the file of an export and, if it is signed, its signature and the public key. Reading their content throws
 * `UnmadeContent`, with `CREDENTIALS_DAMAGED` when the keys of the profile are not a pair, or the signal's reason once
 * the signal is aborted. `onPart` is called after each part is written.
 */
export const filesOf = (
  path: string,
  content: ExportContent,
  signer: ExportSigner | null,
  signal: AbortSignal,
  onPart: (tally: ExportTally) => void,
): readonly NewFile[] => {
  /** All bytes written so far, to be signed; stays empty for an export that is not signed. */
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

/** File names that every shell reads as they are. */
const plain = /^[\p{L}\p{N}._][\p{L}\p{N}._-]*$/u;

const quoted = (name: string, platform: NodeJS.Platform): string => {
  // A name that begins with a dash would be read as an option.
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

/** Names and command that others need to check a signed export. */
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
