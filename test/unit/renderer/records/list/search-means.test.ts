import { noFilters } from '../../../../../renderer/store/list-state';
import { describe, expect, it } from 'vitest';
import { demoAccount } from '../../../../../electron/main/demo/account';
import {
  contractList,
  type ListDefinition,
  walletList,
} from '../../../../../renderer/features/records/list/columns';
import type { ListModel } from '../../../../../renderer/features/records/list/model/list-model';
import { noFacts } from '../../../../../renderer/features/records/list/model/list-query';
import { readSearch } from '../../../../../renderer/features/records/list/model/read-search';
import { notedRows } from '../../../../../renderer/features/notes/LocalMark';
import { readTime } from '../../../../../shared/times';
import { addressFields, type ListName, type RowOf } from '../../../../../shared/account';
import { emptyNote } from '../../../../../shared/notes';
import { namedAccount, type Account } from './named-account';
import { plainModel } from './plain-model';

const modelOf = <Name extends ListName>(
  { list, columns }: ListDefinition<Name>,
  rows: readonly RowOf[Name][],
): ListModel =>
  plainModel<RowOf[Name]>(rows, columns, {
    address: addressFields[list],
    readTime: (text) => readTime(text).time,
  });

const demo = demoAccount(Date.UTC(2026, 10, 22)) as Account;
const made = namedAccount();
const paid = {
  ...emptyNote,
  name: 'Lieferanten Ü',
  tags: ['Zahlung'],
  note: 'Ask Ms Okonkwo first',
};
const notedAddress = made.wallets[17]?.walletAddress ?? '';
const notes = { home: 'disk', entries: new Map([[notedAddress, paid]]) } as const;

const accounts = { demo, made };
type Place = keyof typeof accounts;

const emptyContract = {
  name: null,
  asset: null,
  address: null,
  type: null,
  deployedAt: null,
  deployedBy: null,
};

const lists = (place: Place) => {
  const { wallets, smartContracts } = accounts[place];
  const rows = {
    wallets: wallets as readonly RowOf['wallets'][],
    contracts: smartContracts.map((contract) => ({
      ...emptyContract,
      ...contract,
    })) as readonly RowOf['contracts'][],
  };
  const noted = notedRows(
    notes,
    rows.wallets,
    ({ walletAddress }) => walletAddress as string,
    () => null,
  );
  return {
    wallets: {
      model: modelOf(walletList, rows.wallets),
      definition: walletList,
      facts: { ...noFacts, ...noted },
      nameOf: (row: number) => wallets[row]?.walletName ?? '',
    },
    contracts: {
      model: modelOf(contractList, rows.contracts),
      definition: contractList,
      facts: noFacts,
      nameOf: (row: number) => smartContracts[row]?.name ?? '',
    },
  };
};
const all = { demo: lists('demo'), made: lists('made') };

const search = (place: Place, list: ListName, text: string) => {
  const { model, definition, facts, nameOf } = all[place][list];
  const asked = readSearch(text, definition.operators, 'utc');
  const found = model.view({ search: asked, filters: noFilters, sort: null, facts });
  return { names: [...found.rows].map(nameOf), ...found, problems: asked.problems };
};

/** The lists, typed searches, and the name of the record each search should find first. */
const meant: Readonly<Record<string, readonly (readonly [typed: string, name: string])[]>> = {
  'demo wallets': [
    ['vault 1', 'Cold storage – vault 1'],
    ['cold vault 2', 'Cold storage – vault 2'],
    ['bitcoin vault 1', 'Bitcoin reserve – vault 1'],
    ['vault 2 btc', 'Bitcoin reserve – vault 2'],
    ['supplier payments', 'Supplier payments'],
    ['supplier payments polygon', 'Supplier payments (Polygon)'],
    ['polygon supplier', 'Supplier payments (Polygon)'],
    ['reserve', 'Gas reserve'],
    ['eur desk', 'Operating account EUR desk'],
    ['eur desk 2', 'Operating account EUR desk (2)'],
    ['2024', 'Validator rewards 2024'],
    ['settlement imported', 'Customer settlement (imported)'],
    ['xrp', 'Cross-border payments'],
    ['reserve -bitcoin', 'Gas reserve'],
    ['vault -asset:ETH', 'Bitcoin reserve – vault 1'],
    ['bc1qeefnepz5jxjctj3dpu4uenw0avhpjr50u30x40', 'Bitcoin reserve – vault 1'],
    ['d021 d3929f5bd33dfce38193bf66a60f1f3f6e5d', 'Supplier payments'],
    ['0XD021D3929F5BD33DFCE38193BF66A60F1F3F6E5D', 'Supplier payments'],
    ['e5d polygon', 'Supplier payments (Polygon)'],
    ['84c2dba7-17df-4515-bfbe-7e2efec87a75', 'Supplier payments'],
  ],
  'demo contracts': [
    ['tokyo', ''],
    ['東京', '東京支店 決済コントラクト'],
    ['دبي', 'عقد تسوية مكتب دبي'],
    ['zuerich', 'Vermögensübertragung Zürich – Schlüsselverträge'],
    ['schlusselvertrage', 'Vermögensübertragung Zürich – Schlüsselverträge'],
    ['🌱', 'Sustainability reporting 🌱'],
    ['vesting', 'Vesting factory'],
    ['eur/usd', 'EUR/USD rate feed'],
    ['eur usd', 'EUR/USD rate feed'],
    ['"green bond"', 'Green Bond 2029'],
    ['escrow -settlement', 'Collateral escrow – prime broker A'],
    ['0x5D886d540F3D', 'Sustainability reporting 🌱'],
    ['10 Feb 2026', 'Vermögensübertragung Zürich – Schlüsselverträge'],
    ['Feb 10, 2026, 08:59 AM UTC', 'Vermögensübertragung Zürich – Schlüsselverträge'],
    ['1 Sep 2026', 'Sustainability reporting 🌱'],
  ],
  'made wallets': [
    ['vault 1', 'Cold storage – vault 1'],
    ['vault 10', 'Cold storage – vault 10'],
    ['37 vault', 'Cold storage – vault 37'],
    ['vault', 'Vault'],
    ['ab', 'ab'],
    ['beef', 'beef'],
    ['gas res', 'Gas reserve'],
    ['supplier payments', 'Supplier payments'],
    ['hot 7', 'Hot wallet 007'],
    ['rucklage zurich 5', 'Rücklage Zürich 5'],
    ['ruecklage zuerich 5', 'Rücklage Zürich 5'],
    ['第1金庫', '第1金庫'],
    ['validator-12', 'Validator-12'],
    ['محفظة 9', 'محفظة 9'],
    ['reserve durgence', ''],
    ["réserve d'urgence no 8", 'Réserve d’urgence nº 8'],
    ['🌱 3', '🌱 Grant pool 3'],
    ['istanbul', 'İstanbul şubesi'],
    ['İSTANBUL subesi', 'İstanbul şubesi'],
    ['grosshandel sud', 'Großhandel Süd'],
    ['full width', 'ＦＵＬＬ ＷＩＤＴＨ'],
    ['lieferanten', made.wallets[17]?.walletName ?? ''],
    ['tag:zahlung', made.wallets[17]?.walletName ?? ''],
    ['okonkwo', made.wallets[17]?.walletName ?? ''],
    ['lieferanten ue', made.wallets[17]?.walletName ?? ''],
    [notedAddress, made.wallets[17]?.walletName ?? ''],
  ],
  'made contracts': [
    ['bond series 2020-0', 'Bond series 2020-0'],
    ['bond 28', 'Bond series 2020-28'],
    ['escrow audit', 'Oct 2025 audit escrow'],
    ['oct 2025', 'Oct 2025 audit escrow'],
    [made.smartContracts[77]?.address.slice(0, 12) ?? '', made.smartContracts[77]?.name ?? ''],
    [made.smartContracts[78]?.address.slice(-6) ?? '', made.smartContracts[78]?.name ?? ''],
    [made.wallets[4321]?.walletAddress ?? '', made.smartContracts[4321]?.name ?? ''],
  ],
};

describe.each(Object.entries(meant))('in %s', (where, queries) => {
  const [place, list] = where.split(' ') as [Place, ListName];
  it.each(queries.filter(([, name]) => name !== ''))('%j finds %j first', (typed, name) => {
    const { names } = search(place, list, typed);
    expect(names[0]).toBe(name);
    // The same result from the index, and after a search for every letter.
    while (!all[place][list].model.prepare(() => true));
    for (let end = 1; end < typed.length; end += 1) search(place, list, typed.slice(0, end));
    expect(search(place, list, typed).names).toEqual(names);
  });

  it.each(queries.filter(([, name]) => name === ''))('%j finds nothing', (typed) => {
    expect(search(place, list, typed).names).toEqual([]);
  });
});

describe('the results of a search', () => {
  it('do not include every address with the digit', () => {
    expect(search('demo', 'wallets', 'vault 1').names).toEqual([
      'Cold storage – vault 1',
      'Bitcoin reserve – vault 1',
    ]);
  });

  it('come from addresses only if nothing else matches, and the search says so', () => {
    const { reach, names } = search('demo', 'wallets', 'e5d');
    expect([reach, names.includes('Supplier payments')]).toEqual(['addresses', true]);
    expect(search('demo', 'wallets', 'payroll').reach).toBe('texts');
  });

  it('are ordered by matches in name, then other texts, then address', () => {
    const { names } = search('made', 'wallets', 'beef');
    expect(names.length).toBeGreaterThan(1);
    const sol = search('made', 'wallets', 'sol').names;
    expect(sol).toHaveLength(1000);
  });

  it('are everything while an operator is being typed, and the search says so', () => {
    for (const typed of [
      't',
      'ta',
      'tag',
      'tag:',
      'ass',
      'ass vault 1',
      'chec',
      'is',
      'is:',
      '-',
    ]) {
      expect([typed, search('demo', 'wallets', typed).names]).not.toEqual([typed, []]);
    }
    const { leftOut, names } = search('demo', 'contracts', 'typ');
    expect(names).toHaveLength(demo.smartContracts.length);
    expect(leftOut.map(({ text, becomes }) => [text, becomes])).toEqual([['typ', 'type']]);
  });

  it('have the same order whatever was searched before, and the chosen sort if there is one', () => {
    const { model, definition } = all.made.wallets;
    const asked = readSearch('vault', definition.operators, 'utc');
    const sort = { column: 'walletName', direction: 'descending' } as const;
    const { rows } = model.view({ search: asked, filters: noFilters, sort, facts: noFacts });
    expect(all.made.wallets.nameOf(rows[0] ?? -1)).toBe('Vault');
    expect(all.made.wallets.nameOf(rows[2] ?? -1)).toBe('Cold storage – vault 400');
  });
});

it('a contract comes before those that it has deployed when its address is searched', () => {
  const contract = { name: 'Proxy', asset: 'ETH', type: 'Proxy', deployedAt: null } as const;
  const [one, other] = [`0x${'12'.repeat(20)}`, `0x${'34'.repeat(20)}`];
  const rows: readonly RowOf['contracts'][] = [
    { ...contract, address: other, deployedBy: one },
    { ...contract, address: one, deployedBy: other },
  ];
  const model = modelOf(contractList, rows);
  const search = readSearch(one, contractList.operators, 'utc');
  const view = () => [
    ...model.view({ search, filters: noFilters, sort: null, facts: noFacts }).rows,
  ];
  expect(view()).toEqual([1, 0]);
  model.prepare(() => true);
  expect(view()).toEqual([1, 0]);
});
