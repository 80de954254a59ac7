import {
  addressKey,
  isOfFixedLength,
  isWholeAddress,
  readableAddress,
  addressInText,
} from '../../../shared/address';
import {
  addressRoles,
  longestQuestion,
  type AddressFindings,
  type AddressHit,
  type KnownAddress,
  type NoVerdict,
  type Verdict,
} from '../../../shared/ownership';
import { fail, succeed } from '../../../shared/failure';
import type { Handlers } from '../handlers';
import { byRole, ProfileIndex } from './profile-index';

/** Most hits and look-alikes that are listed. */
const mostHits = 20;
const mostAlikes = 5;

/** Shortest text that is reported as a part of an address; a shorter one is a part of too many. */
const shortestPart = 4;

/** Roles of records that are the user's own as far as is known, the most certain first. */
const ownRoles = addressRoles.slice(0, addressRoles.indexOf('former'));

const verdictOf = (hits: readonly AddressHit[], hasAlikes: boolean): Verdict | null => {
  const has = (role: KnownAddress['role']): boolean => hits.some((hit) => hit.role === role);
  const own = ownRoles.find(has);
  const known = own ?? (has('former') ? 'former' : undefined);
  // Also for the old value: the user has not agreed yet that it is the former one.
  if (known && hits.some(({ isAlarmed }) => isAlarmed)) return 'changed';
  if (known) return known;
  if (has('gone')) return 'gone';
  if (hasAlikes) return 'alike';
  return has('deployer') ? 'deployer' : has('note') ? 'note' : null;
};

/** Whether parts of a text may be one address in groups or lines: of one length, except the first and the last. */
const areGroups = (parts: readonly string[]): boolean => {
  const [first = 0, ...others] = parts.map((part) => readableAddress(part).length);
  const last = others.pop() ?? 0;
  const [size = first] = others;
  // Each of two lines of an address has a digit; a word has none.
  if (parts.length === 2 && parts.some((part) => /^\D{3,}$/u.test(part))) return false;
  return first <= size + '0x'.length && last <= size && others.every((one) => one === size);
};

/** Whether a key is an address twice, with nothing in between. */
const isDoubled = (key: string): boolean => {
  const half = key.slice(key.length / 2);
  return isWholeAddress(half) && key === half + half;
};

/** Words before a colon, or a space after it: a label that a person wrote, unlike the scheme of a link. */
const labelled = /^[^:]*\s[^:]*:|^[^:]*:\s/u;

/**
 * Whether a text has more in it than one address: another address, or words beside it. Joined, they would be taken for
 * an address that nobody has sent.
 */
export const hasMore = (text: string): boolean => {
  const readable = readableAddress(text);
  if (labelled.test(text.trim())) return true;
  if (isOfFixedLength(addressInText(readable) ?? '')) return false;
  const parts = text.split(/[\s,;]+/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (parts.length < 2) return isDoubled(readable);
  const begins = (part: string, at: number): boolean => at > 0 && /^0x/iu.test(part);
  const isWhole = (part: string): boolean => addressInText(readableAddress(part)) !== null;
  return parts.some(begins) || parts.some(isWhole) || !areGroups(parts);
};

/** The addresses of profiles, each profile's under the number that main named. */
const createAddressIndex = () => {
  const profiles = new Map<string, { readonly number: number; readonly index: ProfileIndex }>();
  let compared: number | undefined;

  const countAll = (): number => {
    const all = new Set<string>();
    for (const { index } of profiles.values()) for (const key of index.keys) all.add(key);
    return all.size;
  };

  return {
    add: (profileId: string, number: number, known: readonly KnownAddress[]): void => {
      compared = undefined;
      profiles.set(profileId, { number, index: new ProfileIndex(known) });
    },
    /** Drops all other profiles. Returns whether it has exactly these numbers of the wanted ones. */
    keepOnly: (
      wanted: readonly { readonly profileId: string; readonly number: number }[],
    ): boolean => {
      const numbers = new Map(wanted.map(({ profileId, number }) => [profileId, number]));
      for (const profileId of profiles.keys()) {
        if (numbers.has(profileId)) continue;
        profiles.delete(profileId);
        compared = undefined;
      }
      return wanted.every(({ profileId, number }) => profiles.get(profileId)?.number === number);
    },
    /** Returns what the profiles know about a text, in their order. */
    find: (text: string, inOrder: readonly string[]): AddressFindings => {
      const each = inOrder.flatMap((profileId) => {
        const index = profiles.get(profileId)?.index;
        return index ? [{ profileId, index }] : [];
      });
      // A service may write an address with spaces: then this very text is meant.
      const isKnown = (one: string): boolean =>
        each.some(({ index }) => index.exactly(addressKey(one)).length > 0);
      const readable = readableAddress(text.trim());
      const isMore = hasMore(text);
      const sent = isMore ? null : addressInText(readable);
      const asked = [text, readable].find(isKnown) ?? sent ?? readable;
      const key = addressKey(asked);
      const from =
        (profileId: string) =>
        (known: KnownAddress): AddressHit => ({ ...known, profileId });
      // A text of this length has been cut off.
      const isCut = text.length >= longestQuestion;
      const hits = each
        .flatMap(({ profileId, index }) => (isCut ? [] : index.exactly(key).map(from(profileId))))
        .sort((one, other) => Number(other.isAlarmed) - Number(one.isAlarmed));
      let alikeCount = 0;
      const alikes = each
        .flatMap(({ profileId, index }) => {
          const { count, first } = index.alike(key);
          alikeCount += count;
          return first.map(from(profileId));
        })
        .sort(byRole);
      const isPart =
        hits.length === 0 &&
        asked.length >= shortestPart &&
        each.some(({ index }) => index.hasPart(asked));
      const noVerdict = (): NoVerdict | null => {
        if (hits.length > 0) return null;
        if (isCut || isMore) return 'incomplete';
        if (isPart) return 'part';
        return isWholeAddress(key) || alikes.length > 0 ? null : 'incomplete';
      };
      const without = noVerdict();
      return {
        asked,
        verdict: without === null ? (verdictOf(hits, alikes.length > 0) ?? 'none') : null,
        noVerdict: without,
        hits: hits.slice(0, mostHits),
        hitCount: hits.length,
        alarmedIn: [...new Set(hits.flatMap((one) => (one.isAlarmed ? [one.profileId] : [])))],
        alikes: without === null ? alikes.slice(0, mostAlikes) : [],
        alikeCount: without === null ? alikeCount : 0,
        compared: (compared ??= countAll()),
      };
    },
  };
};

/** The calls about the addresses of all profiles. */
export const createOwnershipCalls = () => {
  const index = createAddressIndex();
  return {
    addAddresses: ({ profileId, number, notes }, bytes) => {
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
      // JSON that `readAddresses` of this app made.
      const known = text === '' ? [] : (JSON.parse(text) as readonly KnownAddress[]);
      const noted = notes.map(({ address, name }): KnownAddress => ({
        role: 'note',
        address,
        name: name === '' ? null : name,
        asset: null,
        list: null,
        row: null,
        until: null,
        contracts: 0,
        isAlarmed: false,
      }));
      index.add(profileId, number, [...known, ...noted]);
      return succeed(null);
    },
    findAddress: ({ text, profiles }) =>
      index.keepOnly(profiles)
        ? succeed(
            index.find(
              text,
              profiles.map(({ profileId }) => profileId),
            ),
          )
        : fail('BAD_REQUEST'),
  } satisfies Partial<Handlers>;
};
