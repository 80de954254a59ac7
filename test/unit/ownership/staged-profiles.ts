import { createAnswerer } from '../../../electron/reader/answer-calls';
import type { Result } from '../../../shared/failure';
import type { AddressFindings, AddressRole, Verdict } from '../../../shared/ownership';
import type { ReaderAnswer, ReaderCallName, ReaderRequest } from '../../../shared/reader-messages';
import type { seededRandom } from '../../seeded-random';

type Random = ReturnType<typeof seededRandom>;

const pick = <T>(random: Random, from: readonly T[]): T => {
  const found = from[Math.floor(random() * from.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

const letters = (random: Random, alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(Math.floor(random() * alphabet.length))).join('');

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** An address of one of the forms that people have. */
export const anyAddress = (random: Random): string => {
  const kind = random();
  if (kind < 0.6) return `0x${letters(random, '0123456789abcdefABCDEF', 40)}`;
  if (kind < 0.75) return `bc1q${letters(random, '023456789acdefghjklmnpqrstuvwxyz', 38)}`;
  if (kind < 0.9) return `1${letters(random, base58, 32)}2`;
  return `7${letters(random, base58, 42)}`;
};

/** Another address with the same ends. */
export const alikeOf = (random: Random, address: string): string => {
  const [from, to] = [address.startsWith('0x') ? 7 : 10, address.length - 6];
  const alphabet = address.startsWith('0x') ? '0123456789abcdef' : '023456789acdefghj';
  return address.slice(0, from) + letters(random, alphabet, to - from) + address.slice(to);
};

/** The same with a letter in it that no address has at such a place. */
export const mistyped = (random: Random, address: string): string => {
  const at = 12 + Math.floor(random() * 8);
  return `${address.slice(0, at)}O${address.slice(at + 1)}`;
};

/** The facts of one profile, as a person would write them down. */
export interface Facts {
  readonly profileId: string;
  readonly known: readonly { readonly address: string; readonly role: AddressRole }[];
  /** Both addresses of changes that nobody has acknowledged. */
  readonly alarmed: readonly string[];
}

/** Asks one reader, as main does. */
export const openReader = () => {
  const answer = createAnswerer();
  return <Name extends ReaderCallName>(
    name: Name,
    request: ReaderRequest<Name>,
    bytes: Uint8Array = new Uint8Array(),
  ): { readonly value: ReaderAnswer<Name>; readonly bytes: Uint8Array } => {
    const told = answer(name, request, bytes);
    const result = told as Result<ReaderAnswer<Name>>;
    if (!result.ok) throw new Error(`${name}: ${result.error.code}`);
    return { value: result.value, bytes: told.bytes ?? new Uint8Array() };
  };
};

interface Record {
  readonly id: string;
  readonly address: string;
  /** What it is called, where that is not its id. */
  readonly name?: string;
}

/** A profile whose account was looked at once and has changed since: addresses replaced, gone and new, contracts, notes. */
export const stageProfile = (random: Random, profileId: string, size: number) => {
  const ask = openReader();
  const records = Array.from({ length: size }, (_, at): Record => ({
    id: `${profileId}-${at}`,
    address: anyAddress(random),
  }));
  const replaced = records.filter((_, at) => at % 10 === 1);
  const gone = records.filter((_, at) => at % 10 === 2);
  const later = records
    .filter((record) => !gone.includes(record))
    .map((record) =>
      replaced.includes(record) ? { ...record, address: anyAddress(random) } : record,
    );
  const arrive = (kind: string, name?: string): readonly Record[] =>
    Array.from({ length: 4 }, (_, at) => ({
      id: `${profileId}-${kind}-${at}`,
      address: anyAddress(random),
      ...(name === undefined ? {} : { name }),
    }));
  const newcomers = arrive('new');
  const namesakes = arrive('twin', records[0]?.id);
  const strangers = Array.from({ length: 5 }, () => anyAddress(random));
  const contracts = Array.from({ length: size / 4 }, (_, at) => ({
    name: `Contract ${at}`,
    asset: 'ETH',
    address: anyAddress(random),
    type: 'ERC-20',
    deployedAt: '2025-01-01T00:00:00Z',
    deployedBy: at % 2 === 0 ? pick(random, strangers) : pick(random, later).address,
  }));
  const bodyOf = (wallets: readonly Record[]): Uint8Array =>
    Buffer.from(
      JSON.stringify({
        userId: profileId,
        name: 'Staged',
        email: 'staged@example.com',
        wallets: wallets.map(({ id, address, name = id }) => ({
          id,
          asset: 'ETH',
          walletAddress: address,
          walletName: `Wallet ${name}`,
        })),
        smartContracts: contracts,
      }),
    );
  ask('readAnswer', null, bodyOf(records));
  ask('openBaseline', { baseline: 1 });
  const compare = (baseline: number, becomes: number, now: number) =>
    ask('compareAccount', {
      baseline,
      becomes,
      now,
      source: 'service',
      lost: null,
      isAhead: false,
    });
  compare(1, 2, 1000);
  const seen = ask('markSeen', { baseline: 2, becomes: 3, now: 1500 });
  ask('readAnswer', null, bodyOf([...later, ...newcomers, ...namesakes]));
  ask('openBaseline', { baseline: 3 }, seen.bytes);
  const compared = compare(3, 4, 2000);
  if (compared.value.other) throw new Error('staged as another account');
  const { bytes } = ask('readAddresses', { baseline: 4, isReliable: true, isCurrent: true });
  const notes = Array.from({ length: 6 }, () => anyAddress(random));
  const changedTo = replaced.map(({ id }) => later.find((one) => one.id === id)?.address ?? '');
  const facts: Facts = {
    profileId,
    known: [
      ...later.map(({ address }) => ({ address, role: 'wallet' as const })),
      ...newcomers.map(({ address }) => ({ address, role: 'newcomer' as const })),
      ...namesakes.map(({ address }) => ({ address, role: 'namesake' as const })),
      ...contracts.map(({ address }) => ({ address, role: 'contract' as const })),
      ...replaced.map(({ address }) => ({ address, role: 'former' as const })),
      ...gone.map(({ address }) => ({ address, role: 'gone' as const })),
      ...contracts.map(({ deployedBy }) => ({ address: deployedBy, role: 'deployer' as const })),
      ...notes.map((address) => ({ address, role: 'note' as const })),
    ],
    alarmed: [...replaced.map(({ address }) => address), ...changedTo],
  };
  return { facts, bytes, notes: notes.map((address) => ({ address, name: 'Noted' })) };
};

const sameLetters = (one: string, other: string): boolean =>
  one.startsWith('0x') || one.startsWith('bc1')
    ? one.toLowerCase() === other.toLowerCase()
    : one === other;

/** What people look at: without what all addresses of a form begin with. */
const lookOf = (address: string): string => {
  if (address.startsWith('0x')) return address.slice(2);
  if (address.startsWith('bc1')) return address.slice(4);
  return address.startsWith('1') && address.length <= 36 ? address.slice(1) : address;
};

/** The verdict on an address, found by going through every fact one by one. */
export const naiveVerdict = (all: readonly Facts[], asked: string): Verdict | null => {
  const has = (role: AddressRole): boolean =>
    all.some(({ known }) =>
      known.some((one) => one.role === role && sameLetters(one.address, asked)),
    );
  const isAlarmed = all.some(({ alarmed }) => alarmed.some((one) => sameLetters(one, asked)));
  for (const role of ['wallet', 'newcomer', 'namesake', 'contract'] as const) {
    if (has(role)) return isAlarmed ? 'changed' : role;
  }
  if (has('former')) return 'former';
  if (has('gone')) return 'gone';
  // A wrong character makes it an address of no form.
  const looks = [lookOf(asked), asked, asked.slice(1)];
  /** Of one length, with at most three other characters, and eight at one end the same. */
  const isSlip = (address: string): boolean => {
    const [one, other] = [address, asked].map((text) =>
      text.startsWith('0x') ? text.toLowerCase() : text,
    ) as [string, string];
    const body = one.replace(/^(?:0x|bc1)/u, '').length;
    const isStart = one.slice(0, one.length - body + 8) === other.slice(0, one.length - body + 8);
    const differing = Array.from(one).filter((letter, at) => letter !== other[at]).length;
    return (
      one.length === other.length &&
      differing > 0 &&
      differing <= 3 &&
      (isStart || one.slice(-8) === other.slice(-8))
    );
  };
  const isAlike = all.some(({ known }) =>
    known.some(
      ({ address, role }) =>
        role !== 'deployer' &&
        !sameLetters(address, asked) &&
        (isSlip(address) ||
          looks.some(
            (look) =>
              lookOf(address).slice(0, 4).toLowerCase() === look.slice(0, 4).toLowerCase() &&
              lookOf(address).slice(-4).toLowerCase() === look.slice(-4).toLowerCase(),
          )),
    ),
  );
  if (isAlike) return 'alike';
  if (has('deployer')) return 'deployer';
  if (has('note')) return 'note';
  // What is no address, and looks like none, is told no verdict.
  return /^0x.*[^\da-f]/iu.test(asked) ? null : 'none';
};

/** A reader that has all of these profiles, and how it is asked. */
export const indexOf = (staged: readonly ReturnType<typeof stageProfile>[]) => {
  const ask = openReader();
  for (const [at, { facts, bytes, notes }] of staged.entries()) {
    ask('addAddresses', { profileId: facts.profileId, number: at + 1, notes }, bytes);
  }
  const profiles = staged.map(({ facts: { profileId } }, at) => ({ profileId, number: at + 1 }));
  return (text: string): AddressFindings => ask('findAddress', { text, profiles }).value;
};
