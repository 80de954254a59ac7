import { addressKey, isWholeAddress, readableAddress, sentAddress } from '../../../shared/address';
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
import { hasMore } from './one-address';
import { byRole, ProfileIndex } from './profile-index';

/** Most hits and look-alikes that are told one by one. */
const mostHits = 20;
const mostAlikes = 5;

/** A text of fewer characters is a part of too many addresses to say so. */
const shortestPart = 4;

/** Of records that are the person's own, as far as anybody knows, the plainest yes first. */
const ownRoles = addressRoles.slice(0, addressRoles.indexOf('former'));

const verdictOf = (hits: readonly AddressHit[], hasAlikes: boolean): Verdict | null => {
  const has = (role: KnownAddress['role']): boolean => hits.some((hit) => hit.role === role);
  const own = ownRoles.find(has);
  if (own && hits.some(({ isAlarmed }) => isAlarmed)) return 'changed';
  if (own) return own;
  if (has('former')) return 'former';
  if (has('gone')) return 'gone';
  if (hasAlikes) return 'alike';
  return has('deployer') ? 'deployer' : has('note') ? 'note' : null;
};

/** The addresses of profiles, each under the number that it was handed over with. */
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
    /** Whether it has exactly this of each of these profiles; what it has of others goes. */
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
    /** What the profiles say of a text, in their order. */
    find: (text: string, inOrder: readonly string[]): AddressFindings => {
      const each = inOrder.flatMap((profileId) => {
        const index = profiles.get(profileId)?.index;
        return index ? [{ profileId, index }] : [];
      });
      // A service may write an address with spaces: then the very same text is meant.
      const isKnown = (one: string): boolean =>
        each.some(({ index }) => index.exactly(addressKey(one)).length > 0);
      const readable = readableAddress(text.trim());
      const isMore = hasMore(text);
      const sent = isMore ? null : sentAddress(readable);
      const asked = [text, readable].find(isKnown) ?? sent ?? readable;
      const key = addressKey(asked);
      const from =
        (profileId: string) =>
        (known: KnownAddress): AddressHit => ({ ...known, profileId });
      // Of a text of so many characters the rest has been cut off.
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
      // Made by `readAddresses`, of this app.
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
