import * as nodeFs from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExportFeature } from '../../../electron/main/export/feature';
import type { Snapshot } from '../../../electron/main/reader/session';
import type { ExportPart, ExportRequest } from '../../../electron/main/export/export-files';
import { importSigningKey } from '../../../electron/main/account/client/sign-jwt';
import { fail, succeed, type Result } from '../../../shared/failure';
import type { NotesState } from '../../../shared/notes';
import type { Profile } from '../../../shared/profile';
import { smallAccount, smallContract } from '../../service/small-account';
import { contentsOf } from '../storage/contents-of';
import { placesOf } from '../export/places-of';
import { shownAnswer } from '../export/snapshot-of';
import { profileWith } from '../profiles/fake-settings';
import { signingKey } from './app-parts';
import { asCalled } from './as-called';
import { folderOfTest } from '../folder-of';

let folder: string;
beforeEach(() => {
  folder = folderOfTest('export-calls');
  vi.stubEnv('TZ', 'UTC');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const { pkcs8, facts } = signingKey();
const apiKey = 'canary-api-key';
const known: Profile = {
  ...profileWith({ name: 'Treasury / EU', baseUrl: 'https://api.example.com:8443/v2' }),
  publicKey: facts,
  secrets: 'keychain',
};
const profileId = known.id;
const request = { profileId, revision: 7, list: 'contracts', rows: null, notes: false } as const;
const whole = { ...request, list: null };
const looks = { separator: 'comma', provenance: false } as const;
const csv = {
  ...request,
  ...looks,
  format: 'csv',
  columns: ['type', 'name'],
} satisfies ExportRequest;

interface Edges {
  readonly profile?: Partial<Profile>;
  readonly credentials?: Result<never>;
  /** Name of the file that the user chooses; null cancels. */
  readonly target?: string | null;
  readonly notes?: Result<NotesState>;
  /** Whether a newer answer replaces the one on screen while the notes are read. */
  readonly isReplaced?: boolean;
  readonly hidden?: boolean;
  readonly contracts?: readonly object[];
  readonly history?: Result<ExportPart>;
  readonly comparison?: Result<ExportPart>;
}

const table: ExportPart = { bytes: Buffer.from('time\r\n'), tally: { rows: 3, guarded: 1 } };

const setUp = (edges: Edges = {}) => {
  const { profile, credentials, target = 'chosen' } = edges;
  const suggested: string[] = [];
  const asked: unknown[] = [];
  let shown: Snapshot | undefined;
  const { handlers } = createExportFeature({
    accounts: {
      snapshot: (_id, revision) => {
        if (revision !== 7) return fail('BAD_REQUEST');
        const { contracts: smartContracts = smallAccount.smartContracts } = edges;
        shown = shownAnswer(JSON.stringify({ ...smallAccount, smartContracts }));
        return succeed(shown);
      },
    },
    credentials: {
      get: async () => credentials ?? succeed({ apiKey, key: await importSigningKey(pkcs8) }),
    },
    notes: {
      read: () => {
        if (edges.isReplaced === true) shown?.session.close();
        return Promise.resolve(edges.notes ?? fail('KEYCHAIN_DENIED'));
      },
    },
    baselines: {
      openAlarms: () => 2,
      historyTable: (_id, wanted) => {
        asked.push(wanted);
        return Promise.resolve(edges.history ?? succeed(table));
      },
    },
    comparisons: {
      file: (_request, _profile, openAlarms) => {
        asked.push(openAlarms);
        return Promise.resolve(edges.comparison ?? succeed(table));
      },
    },
    now: () => Date.UTC(2026, 10, 22, 23, 59),
    platform: 'linux',
    send: () => undefined,
    monotonic: () => 0,
    areValuesHidden: () => edges.hidden ?? false,
    dialogs: {
      chooseTarget: (name) => {
        suggested.push(name);
        return Promise.resolve(target === null ? fail('CANCELLED') : succeed(join(folder, target)));
      },
      confirmReplace: () => Promise.resolve(fail('CANCELLED')),
    },
  });
  const calls = asCalled(handlers, () => succeed({ ...known, ...profile }));
  return { calls, suggested, asked };
};

const first = placesOf([0]);
const turned = placesOf([1, 0]);

describe('exporting an account', () => {
  it.each<[string, ExportRequest, string]>([
    ['CSV of a list', csv, '-contracts.csv'],
    ['CSV of some of its rows', { ...csv, rows: first }, '-contracts-part.csv'],
    ['CSV of all of its rows in another order', { ...csv, rows: turned }, '-contracts.csv'],
    ['a table with tabs', { ...csv, separator: 'tab' }, '-contracts.tsv'],
    ['JSON of everything', { ...whole, format: 'json' }, '.json'],
    ['JSON of a list', { ...request, format: 'json' }, '-contracts.json'],
    ['JSON of some rows', { ...request, format: 'json', rows: first }, '-contracts-part.json'],
    ['signed JSON', { ...whole, format: 'signed-json' }, '.json'],
  ])('suggests a name with profile and day: %s', async (_name, wanted, ending) => {
    const { calls, suggested } = setUp({ contracts: [smallContract, smallContract] });
    expect((await calls.exportAccount(wanted)).ok).toBe(true);
    expect(suggested).toEqual([`Treasury-EU-2026-11-21${ending}`]);
  });

  it('suggests a name without the profile while values are hidden', async () => {
    const { calls, suggested } = setUp({ hidden: true });
    await calls.exportAccount(csv);
    expect(suggested).toEqual([expect.stringMatching(/^account-.*\.csv$/u)]);
    expect(suggested[0]).not.toMatch(/treasury/iu);
  });

  it('writes what main holds, to the file the user chose', async () => {
    const { calls } = setUp();
    expect(await calls.exportAccount(csv)).toMatchObject({ ok: true, value: { count: 1 } });
    expect(await contentsOf(folder)).toEqual({
      chosen: `\ufefftype,name\r\n"${smallContract.type}","${smallContract.name}"\r\n`,
    });
  });

  it('names the host of the base URL without its path, says whether the answer is live, and counts open alarms', async () => {
    const { calls } = setUp();
    await calls.exportAccount({ ...request, format: 'json' });
    const text = (await contentsOf(folder))['chosen'] ?? '';
    const from = { host: 'api.example.com:8443', source: 'service', openAlarms: 2 };
    expect(JSON.parse(text)).toMatchObject(from);
    expect(text).not.toContain('v2');
  });

  it('signs without putting the API key or the private key into a file', async () => {
    const { calls } = setUp();
    const result = await calls.exportAccount({ ...request, format: 'signed-json' });
    expect(result.ok && result.value.proof?.signatureName).toBe('chosen.sig');
    const files = await contentsOf(folder);
    const contents = JSON.stringify(files);
    expect(Object.keys(files)).toHaveLength(3);
    expect(JSON.parse(files['chosen'] ?? '')).toHaveProperty('userId', smallAccount.userId);
    expect(contents).not.toContain(apiKey);
    expect(contents).not.toContain(Buffer.from(pkcs8).toString('base64').slice(40, 104));
  });

  const signed = { format: 'signed-json' };
  const locked = { credentials: fail('KEYCHAIN_LOCKED_OR_MISSING') };
  const another = { profile: { publicKey: signingKey('other').facts } };
  it.each<[string, object, Edges, string]>([
    ['of an answer that has been replaced', { revision: 6 }, {}, 'BAD_REQUEST'],
    ['of rows that there are not', { rows: turned }, {}, 'BAD_REQUEST'],
    ['without a place', {}, { target: null }, 'CANCELLED'],
    ['into a folder that has gone', {}, { target: 'gone/a.csv' }, 'FILE_NOT_WRITTEN'],
    ['signed, with a locked keychain', signed, locked, 'KEYCHAIN_LOCKED_OR_MISSING'],
    ['signed, of no known key', signed, { profile: { publicKey: null } }, 'CREDENTIALS_DAMAGED'],
    ['signed, of another public key', signed, another, 'CREDENTIALS_DAMAGED'],
  ])('is refused and writes nothing: %s', async (_name, changes, edges, code) => {
    const { calls } = setUp(edges);
    const wanted = { ...csv, ...changes } as ExportRequest;
    expect(await calls.exportAccount(wanted)).toMatchObject({ ok: false, error: { code } });
    expect(await nodeFs.readdir(folder)).toEqual([]);
  });

  it("adds the user's notes only on request, and guards them against formulas like all values", async () => {
    const about = { address: smallContract.address.toLowerCase(), note: 'a\nb', favourite: true };
    const notes = succeed<NotesState>({
      home: 'disk',
      entries: [
        { ...about, name: '=1+1', tags: ['x', 'y'] },
        { ...about, address: 'gone', name: 'Gone', tags: [] },
      ],
    });
    const { calls } = setUp({ notes });
    await calls.exportAccount({ ...csv, columns: ['type'], notes: true });
    expect((await contentsOf(folder))['chosen']).toBe(
      '\ufefftype,yourName,yourTags,yourNote,yourFavourite\r\n' +
        `"${smallContract.type}","'=1+1","x, y","a\nb","yes"\r\n`,
    );
    await calls.exportAccount({ ...whole, format: 'json', notes: true });
    // Notes on addresses outside the file are left out.
    const text = (await contentsOf(folder))['chosen'] ?? '';
    expect(JSON.parse(text)).toMatchObject({ notes: [{ name: '=1+1' }] });
  });

  it('exports the requested answer, even if a newer one comes while the notes are read', async () => {
    const { calls } = setUp({ isReplaced: true, notes: succeed({ home: 'disk', entries: [] }) });
    const result = await calls.exportAccount({ ...csv, notes: true });
    expect(result).toMatchObject({ ok: true, value: { count: 1 } });
  });

  it('is refused if the requested notes cannot be read', async () => {
    const { calls } = setUp();
    expect(await calls.exportAccount({ ...csv, notes: true })).toEqual(fail('KEYCHAIN_DENIED'));
    expect(await nodeFs.readdir(folder)).toEqual([]);
  });

  it('needs no key if nothing is signed', async () => {
    const { calls } = setUp({ credentials: fail('KEYCHAIN_DENIED') });
    expect((await calls.exportAccount(csv)).ok).toBe(true);
  });

  it('has nothing to cancel while nothing is written', async () => {
    const { calls } = setUp();
    expect(await calls.cancelExport(undefined)).toEqual(succeed(null));
  });
});

describe('exporting a history', () => {
  const filter = { kinds: ['renamed'], list: 'wallets' } as const;
  const wanted = { profileId, filter, separator: 'semicolon' } as const;

  it("saves the reader's table under the name of the profile and the day", async () => {
    const { calls, suggested, asked } = setUp();
    const report = { fileName: 'chosen', count: 3, guarded: 1, proof: null };
    expect(await calls.exportHistory(wanted)).toEqual(succeed(report));
    expect(suggested).toEqual(['Treasury-EU-2026-11-22-history-part.csv']);
    const savedAt = Date.UTC(2026, 10, 22, 23, 59);
    const facts = { host: 'api.example.com:8443', savedAt };
    expect(asked).toEqual([{ filter, separator: 'semicolon', facts }]);
    await calls.exportHistory({ ...wanted, filter: { kinds: null, list: null } });
    expect(suggested[1]).toBe('Treasury-EU-2026-11-22-history.csv');
    await calls.exportHistory({ ...wanted, filter: { kinds: null, list: 'contracts' } });
    expect(suggested[2]).toBe('Treasury-EU-2026-11-22-history-part.csv');
    expect(await contentsOf(folder)).toEqual({ chosen: 'time\r\n' });
  });

  it('suggests a name without the profile while values are hidden', async () => {
    const { calls, suggested } = setUp({ hidden: true });
    await calls.exportHistory(wanted);
    expect(suggested).toEqual(['account-2026-11-22-history-part.csv']);
  });

  it('writes nothing without a chosen file, without a history, or if the disk refuses', async () => {
    expect(await setUp({ target: null }).calls.exportHistory(wanted)).toEqual(fail('CANCELLED'));
    const unread = setUp({ history: fail('TOO_COMPLEX') });
    expect(await unread.calls.exportHistory(wanted)).toEqual(fail('TOO_COMPLEX'));
    expect(unread.suggested).toEqual([]);
    const nowhere = setUp({ target: join('missing', 'history.csv') });
    expect(await nowhere.calls.exportHistory(wanted)).toEqual(fail('FILE_NOT_WRITTEN'));
    expect(await nodeFs.readdir(folder)).toEqual([]);
  });
});

describe('exporting a comparison', () => {
  const columns = { address: 0, name: null, asset: null };
  const asked = { profileId, revision: 7, listNumber: 1, columns };

  it.each([
    ['wallets', 'comma', 'wallets-comparison.csv'],
    ['contracts', 'tab', 'contracts-comparison.tsv'],
    ['contracts', null, 'contracts-comparison.json'],
  ] as const)(
    'is named after its list, %s, and counts open alarms',
    async (list, separator, ending) => {
      const { calls, suggested, asked: told } = setUp({ target: null });
      await calls.exportComparison({ ...asked, list, separator });
      expect(told).toEqual([2]);
      expect(suggested).toEqual([`Treasury-EU-2026-11-22-${ending}`]);
    },
  );
});
