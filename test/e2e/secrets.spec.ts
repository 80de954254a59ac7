import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contract, events, type EventName } from '../../shared/contract';
import { formsOf } from '../secret-forms';
import { expect, keyFile, noteSignatures, test, type Keys, type Service } from './connect';
import type { App } from './fixtures';
import { readTree } from './user-data';

test.use({ ownApp: true });

const eventNames = Object.keys(events) as EventName[];

/** The API key, the PEM text, and every line of it, which is also a part of the DER in base64. */
const canaries = ({ apiKey, privateKeyPem }: Keys): readonly string[] => {
  const lines = privateKeyPem.split('\n').filter((line) => line.length >= 60);
  return [apiKey, privateKeyPem, ...lines].flatMap(formsOf);
};

const found = (text: string, secrets: readonly string[]): readonly string[] =>
  secrets.filter((secret) => text.includes(secret));

const textsIn = async (folder: string, state: 'running' | 'closed'): Promise<string> =>
  Object.values(await readTree(folder, state)).join('\n');

type Answer = {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly error?: { readonly code: string };
};

/** The files that the calls below save. */
const savedInThisOrder = [
  ...['history.csv', 'report.txt', 'export.json', 'notes.json', 'comparison.csv'],
  ...['public-key.pem', 'profiles.json'],
];

/**
 * Makes every call of the contract once from the page, with valid requests, and collects the events that main sends.
 */
const callEverything = async (
  app: App,
  service: Service,
): Promise<{
  readonly answers: Readonly<Record<string, Answer>>;
  readonly told: readonly (readonly [string, unknown])[];
}> => {
  await app.chooseFile(await keyFile(app, service));
  await app.setClipboard(service.privateKeyPem);
  for (const name of savedInThisOrder) await app.saveTo(path.join(app.userData, name));
  const list = path.join(app.userData, 'expected.csv');
  await writeFile(list, 'address\n0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed\n');
  await app.chooseFile(path.join(app.userData, 'notes.json'));
  await app.chooseFile(list);
  await app.chooseFile(path.join(app.userData, 'profiles.json'));
  await app.pressButton('Open');
  await app.pressButton('Remove profile and keys');
  await app.pressButton('Remove everything');
  const calls = app.page.evaluate(
    async ({ apiKey, baseUrl, eventNames }) => {
      const bridge = window.accountViewer as unknown as Readonly<
        Record<string, (request?: unknown) => Promise<Answer>>
      >;
      const answers: Record<string, Answer> = {};
      const told: unknown[] = [];
      for (const name of eventNames) {
        window.accountViewer.on(name, (data) => told.push([name, data]));
      }
      const call = async <Value>(name: string, request?: unknown): Promise<Value> => {
        const answer = await bridge[name]?.(request);
        answers[name] = answer ?? { ok: false };
        return answer?.value as Value;
      };
      const { activeProfileId: profileId } = await call<{ activeProfileId: string }>('getState');
      const head = await call<{ revision: number }>('refreshAccount', { profileId });
      await call('noteUse');
      await call('stopRefresh', { profileId });
      await call('stopTests');
      await call('acceptClock', { profileId });
      await call('deleteLogs');
      const { preferences } = await call<{ preferences: object }>('getState');
      await call('setPreferences', { ...preferences, refreshSeconds: 60, theme: 'dark' });
      await call('openCopy', { profileId });
      await call('readFileState', { profileId });
      await call('readOtherAccount', { profileId });
      await call('trustAccount', { profileId, revision: head.revision });
      await call('deleteCopies');
      await call('setValuesHidden', { hidden: true });
      const { version } = await call<{ version: number }>('readActivity', { profileId });
      const answer = { profileId, revision: head.revision };
      const history = { profileId, filter: { kinds: null, list: null } };
      await call('readHistory', { ...history, revision: head.revision, from: 0 });
      await call('findAddress', { text: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' });
      await call('exportHistory', { ...history, separator: 'comma' });
      await call('readAlarms', { ...answer, list: 'wallets', row: 0 });
      await call('readFormer', { ...answer, from: 0 });
      await call('readMarks', { ...answer, list: 'wallets' });
      const all = { profileId, version, numbers: null, reason: 'asked' };
      const seen = await call<{ version: number }>('acknowledge', all);
      await call('markSeen', { profileId, version: seen.version });
      await call('dismissPair', { profileId, pair: '0x1 0x2', isDismissed: true });
      await call('readDismissed', { profileId });
      const list = { profileId, revision: head.revision, list: 'wallets' };
      await call('readList', { ...list, from: 0 });
      await call('readEnvelope', answer);
      await call('cancelExport');
      await call('openLink', { ...list, row: 0, link: 'address' });
      await call('setExplorers', { explorers: [] });
      await call('showMenu', { items: [{ id: 'copyAddress', enabled: true }], x: 1, y: 1 });
      await call('checkForUpdate');
      await call('openReleasePage');
      const { wallets } = await call<{ wallets: unknown }>('readViews', { profileId });
      await call('saveView', { profileId, list: 'wallets', view: wallets });
      await call('checkConnection', { profileId });
      await call('saveReport', { profileId, withHost: true });
      await call('readNotes', { profileId });
      const about = { name: 'Own', note: 'note', tags: ['tag'], favourite: true };
      await call('saveNote', { profileId, address: '0x00', ...about });
      await call('exportAccount', {
        ...list,
        list: null,
        format: 'signed-json',
        rows: null,
        notes: true,
      });
      await call('exportNotesFile', { profileId });
      await call('readRequests', { profileId });
      await call('readRequest', { profileId, requestId: 1 });
      await call('dryRun', { profileId });
      await call('chooseKeyFile');
      await call('dropKeyFile', new File(['x'], 'key.pem'));
      const { fileNumber } = await call<{ fileNumber: number }>('chooseNotesFile', { profileId });
      await call('importNotesFile', {
        profileId,
        fileNumber,
        pins: [],
        explorers: [],
        notes: { theirs: [], both: [], others: 'mine' },
        parts: { notes: true, pins: true, explorers: true },
      });
      const { listNumber } = await call<{ listNumber: number }>('chooseList');
      const columns = { address: 0, name: null, asset: null };
      const compared = { ...list, listNumber, columns };
      await call('compareList', compared);
      await call('readCompared', { ...compared, group: 'equal', from: 0 });
      await call('exportComparison', { ...compared, separator: 'comma' });
      await call('closeList');
      const bytes = new TextEncoder().encode('address\n0x1\n');
      await call('dropList', { name: 'expected.csv', bytes });
      const { key } = await call<{ key: { stagedKeyId: string } }>('pasteKey');
      await call('unlockKey', { lockedKeyId: profileId, passphrase: 'x' });
      const generating = call('generateKey', { bits: 4096 });
      await call('cancelGeneration');
      await generating;
      await call('savePublicKey', { stagedKeyId: key.stagedKeyId });
      const draft = { baseUrl, apiKey, signedPath: 'endpoint', stagedKeyId: key.stagedKeyId };
      await call('testConnection', draft);
      const settings = { colour: 'red', production: true, signedPath: 'endpoint' };
      await call('changeProfile', { profileId, name: 'Changed', ...settings });
      await call('moveProfile', { profileId, baseUrl: `${baseUrl}/` });
      const newKeys = { apiKey, stagedKeyId: key.stagedKeyId, secrets: 'keychain' };
      await call('changeKeys', { profileId, ...newKeys, untested: false });
      const again = await call<{ key: { stagedKeyId: string } }>('pasteKey');
      await call('clearClipboard', { stagedKeyId: again.key.stagedKeyId });
      const second = { ...draft, stagedKeyId: again.key.stagedKeyId };
      await call('saveProfile', { ...second, name: 'Again', secrets: 'keychain' });
      await call('copyText', { text: 'copied' });
      const { revision } = await call<{ revision: number }>('refreshAccount', { profileId });
      const places = { rows: 'AAAAAA==', columns: ['walletAddress'] };
      await call('copyRows', { profileId, revision, list: 'wallets', ...places });
      await call('copyReport', { profileId, withHost: true });
      await call('copyRequest', { profileId, requestId: 1 });
      await call('exploreDemo');
      await call('selectProfile', { profileId });
      await call('exportProfiles');
      await call('importProfiles');
      await call('removeProfile', { profileId, leaveKeys: false });
      await call('removeEarlier');
      await call('removeEverything');
      return { answers, told: told as [string, unknown][] };
    },
    { apiKey: service.apiKey, baseUrl: service.baseUrl, eventNames },
  );
  // The menu stays open until an item is chosen.
  const chosen = expect
    .poll(() => app.shownMenu())
    .not.toBeNull()
    .then(() => app.chooseInMenu('Copy address'));
  const [answers] = await Promise.all([calls, chosen]);
  return answers;
};

test('no call answers with a secret, no event tells one, and none is in the output, the files or the page (security D9, D10; fault 66)', async ({
  opened,
}) => {
  const signatures: string[] = [];
  const { app, page, service } = await opened({ intercept: noteSignatures(signatures) });
  const { answers, told } = await callEverything(app, service);
  expect(Object.keys(answers).toSorted()).toEqual(Object.keys(contract).toSorted());
  const refused = Object.entries(answers).filter(([, answer]) => !answer.ok);
  // All calls were really made. The refused calls have nothing to work on: no dropped file, no encrypted key, a
  // cancelled key generation, no newer version, no other account.
  expect(refused.map(([name]) => name).toSorted()).toEqual([
    'dropKeyFile',
    'generateKey',
    'openReleasePage',
    'trustAccount',
    'unlockKey',
  ]);
  // No response contains the signature that makes a token usable, not even of a used token.
  expect(signatures.filter((signature) => !/^[\w-]{342}$/u.test(signature))).toEqual([]);
  expect(signatures.length).toBeGreaterThan(3);
  const secrets = [...canaries(service), ...signatures];
  expect(found(JSON.stringify(answers), secrets)).toEqual([]);
  // All other state comes from the events.
  const withState = Object.entries(answers).filter(([, answer]) =>
    JSON.stringify(answer).includes('"activeProfileId"'),
  );
  expect(withState.map(([name]) => name)).toEqual(['getState']);
  // Every kind of event that such a run causes has come, and none contains a secret.
  const kinds = new Set(told.map(([name]) => name));
  expect([...kinds].toSorted()).toEqual([
    'accountChanged',
    'exportProgress',
    'listChosen',
    'requestNoted',
    'state',
    'valuesHidden',
    'wait',
  ]);
  expect(found(JSON.stringify(told), secrets)).toEqual([]);
  expect(found(await page.content(), secrets)).toEqual([]);
  expect(found(app.output(), secrets)).toEqual([]);
  expect(found(await textsIn(app.userData, 'running'), secrets)).toEqual([]);

  // The log is one of these files, and was written during the whole run.
  const log = await textsIn(path.join(app.userData, 'logs'), 'running');
  for (const event of ['call', 'keychain']) {
    expect(log).toContain(`"event":"${event}"`);
  }
  const names = ['Meridian', 'Treasury', 'Again', new URL(service.baseUrl).port];
  expect(found(log, [...secrets, ...names])).toEqual([]);
  await app.relaunch(async () => {
    expect(found(await textsIn(app.userData, 'closed'), secrets)).toEqual([]);
  });
});
