import { hostOf } from '../../../shared/base-url';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { Accounts } from '../accounts/accounts';
import type { CredentialCache } from '../accounts/credentials';
import { exportContent, type ExportRequest } from './export-content';
import type { ExportSigner } from './export-files';
import type { Exporter } from './exporter';
import { exportFileName } from './file-name';
import type { Handlers } from '../ipc/answer-call';
import { publicKeyPem } from '../keys/public-key';
import type { Notes } from '../notes/notes';
import type { ProfileStore } from '../profiles/profile-store';
import type { Desk } from '../dialogs';

export interface ExportCallsOptions {
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly accounts: Pick<Accounts, 'snapshot'>;
  readonly credentials: Pick<CredentialCache, 'get'>;
  readonly notes: Pick<Notes, 'read'>;
  readonly exporter: Exporter;
  readonly areValuesHidden: () => boolean;
  readonly desk: Pick<Desk, 'chooseTarget' | 'confirmReplace'>;
}

/** What a file is called while values are hidden: the system's dialog shows the name to whoever looks on. */
const hiddenName = 'account';

const nameOf = (name: string, receivedAt: number, request: ExportRequest): string => {
  const { format, list, rows } = request;
  const isOneList = format === 'csv' || rows !== null;
  const parts = [...(isOneList ? [list] : []), ...(rows === null ? [] : ['part'])];
  return exportFileName(name, receivedAt, parts, format === 'csv' ? 'csv' : 'json');
};

/** Records of the account in files. The window names rows by their places, and main alone knows the file's folder. */
export const exportCalls = ({
  profiles,
  accounts,
  credentials,
  notes,
  exporter,
  areValuesHidden,
  desk,
}: ExportCallsOptions): Pick<Handlers, 'exportAccount' | 'getExport' | 'cancelExport'> => {
  const signerOf = async (profileId: string): Promise<Result<ExportSigner>> => {
    const profile = profiles.find(profileId);
    if (!profile.ok) return profile;
    const ready = await credentials.get(profile.value);
    if (!ready.ok) return ready;
    const { publicKey } = profile.value;
    const pem = publicKey ? publicKeyPem(publicKey.spki) : fail('CREDENTIALS_DAMAGED');
    if (!publicKey || !pem.ok) return fail('CREDENTIALS_DAMAGED');
    // Of the credentials only the key goes on, and that cannot be taken out of the crypto library.
    return succeed({ key: ready.value.key, spki: publicKey.spki, publicKeyPem: pem.value });
  };

  return {
    exportAccount: async (request) => {
      const profile = profiles.find(request.profileId);
      if (!profile.ok) return profile;
      const snapshot = accounts.snapshot(request.profileId, request.revision);
      if (!snapshot.ok) return snapshot;
      const noted = request.notes ? await notes.read(request.profileId) : succeed(null);
      if (!noted.ok) return noted;
      const host = hostOf(profile.value.baseUrl);
      const own = noted.value && noted.value.entries;
      const content = exportContent(snapshot.value, request, host, own);
      if (!content) return fail('BAD_REQUEST');
      const isSigned = request.format === 'signed-json';
      const called = areValuesHidden() ? hiddenName : profile.value.name;
      const name = nameOf(called, snapshot.value.head.receivedAt, request);
      return exporter.run({
        content,
        signer: () => (isSigned ? signerOf(request.profileId) : Promise.resolve(succeed(null))),
        chooseTarget: () => desk.chooseTarget(name),
        confirmReplace: (names) => desk.confirmReplace(names),
      });
    },
    getExport: () => Promise.resolve(succeed(exporter.progress())),
    cancelExport: () => {
      exporter.cancel();
      return Promise.resolve(succeed(null));
    },
  };
};
