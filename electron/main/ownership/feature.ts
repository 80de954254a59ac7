import { fail, succeed, type Failure, type Result } from '../../../shared/failure';
import type { Feature } from '../feature';
import type { AddressReport, ComparedProfile, NotCompared } from '../../../shared/ownership';
import type { Profile } from '../../../shared/profile';
import type { ReaderRequest } from '../../../shared/reader-messages';
import type { Accounts } from '../account/accounts';
import type { OfflineCopies } from '../storage/offline-copies';
import type { ProfileFiles } from '../storage/profile-files';
import type { OpenAccount } from '../changes/baseline-session';
import type { Baselines } from '../changes/baselines';
import type { Notes } from '../notes/feature';
import type { ProfileStore } from '../profiles/profile-store';
import type { Readers } from '../reader/readers';
import { openEmptySession, whileHeld, type ReaderSession } from '../reader/session';
import type { ProfileSecrets } from '../credentials/keychain/profile-secrets';
import { isMissing } from '../credentials/keychain/secret-store';
import type { SettingsFile } from '../profiles/settings/settings-file';
import { createSerialQueue } from '../storage/serial-queue';

export interface OwnershipContext {
  readonly profiles: Pick<ProfileStore, 'list' | 'activeId'>;
  readonly accounts: Pick<Accounts, 'atHand' | 'isAnother'>;
  readonly copies: Pick<OfflineCopies, 'open'>;
  readonly baselines: Pick<Baselines, 'addresses' | 'versionOf'>;
  readonly notes: Pick<Notes, 'read' | 'changes'>;
  readonly files: Pick<ProfileFiles, 'of'>;
  readonly secrets: Pick<ProfileSecrets, 'openFiles' | 'areFilesOpen'>;
  readonly settings: Pick<SettingsFile, 'current'>;
  readonly readers: Readers;
}

/** Addresses and notes of a profile, in the form that the reader takes. */
interface Gathered {
  readonly compared: ComparedProfile;
  readonly addresses: Uint8Array;
  readonly notes: ReaderRequest<'addAddresses'>['notes'];
}

interface Page {
  readonly number: number;
  /** See `versionOf`; of the state that was read. */
  readonly version: string;
  readonly compared: ComparedProfile;
}

/** One search, and the keychain's refusal if it refused during the search. */
interface Question {
  readonly text: string;
  refused: Result<never> | null;
}

/** Whether the keychain is locked, or its prompt was denied or timed out. Reading another item may prompt again. */
const isRefusal = (failure: Failure): boolean =>
  failure.code === 'KEYCHAIN_TIMEOUT' ||
  failure.code === 'KEYCHAIN_DENIED' ||
  (failure.code === 'KEYCHAIN_LOCKED_OR_MISSING' && !isMissing(failure));

const whyNot = ({ code }: Failure, { secrets }: Profile): NotCompared => {
  if (code === 'CREDENTIALS_DAMAGED' || code === 'SETTINGS_NEWER') return 'unreadable';
  return secrets === 'none' ? 'nothing-kept' : 'locked';
};

/**
 * Whether a profile could not be read. The keyring may be open by now. It is tried again when a search begins, which is
 * when the text is empty, and not with every letter.
 */
const wasLocked = ({ compared: { notCompared } }: Page): boolean =>
  notCompared === 'locked' || notCompared === 'unreadable';

const nothing = (profileId: string, notCompared: NotCompared): Gathered => ({
  compared: { profileId, receivedAt: null, revision: null, isAnother: false, notCompared },
  addresses: new Uint8Array(),
  notes: [],
});

/**
 * Finds whether an address is the user's own, in any profile: among the addresses of the profiles' last answers, of
 * their baselines and of the user's notes. A reader process has the addresses; this feature tracks which of them it
 * has. Reads no secret and makes no call to the service.
 */
export const createOwnershipFeature = (context: OwnershipContext) => {
  const { profiles, accounts, copies, baselines, notes, files, secrets, settings, readers } =
    context;
  const inTurn = createSerialQueue();
  const pages = new Map<string, Page>();
  let reading: Promise<Result<ReaderSession>> | undefined;
  let lastNumber = 0;

  /** A text that changes whenever the addresses or notes of a profile may have changed. */
  const versionOf = (profile: Profile): string => {
    const { id } = profile;
    return JSON.stringify([
      accounts.atHand(id)?.head.revision ?? null,
      accounts.isAnother(id),
      // The answer at hand is also written to the offline copy, which is no change.
      accounts.atHand(id) ? null : files.of(id, 'copy').changes(),
      baselines.versionOf(id),
      notes.changes(id),
      files.of(id, 'notes').changes(),
      settings.current().preferences.keepCopy,
      profile.baseUrl,
      profile.publicKey?.fingerprint ?? null,
      profile.secrets,
    ]);
  };

  /**
   * Runs work that may need the key of a profile's files. After one refused prompt, this search shows no other prompt.
   */
  const unlessRefused = async <T>(
    question: Question,
    { id }: Profile,
    work: () => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    if (question.refused && !secrets.areFilesOpen(id)) return question.refused;
    const result = await work();
    if (!result.ok && isRefusal(result.error)) question.refused = result;
    return result;
  };

  /** Reads the addresses and notes of a profile, beside an open answer or none. */
  const readBeside = async (
    question: Question,
    profile: Profile,
    answer: OpenAccount | null,
    revision: number | null = null,
  ): Promise<Gathered> => {
    const isAnother = accounts.isAnother(profile.id);
    const addresses = await baselines.addresses(profile.id, answer, !isAnother);
    const noted = await unlessRefused(question, profile, () => notes.read(profile.id));
    const isRead = addresses.ok && addresses.value.isReliable;
    const unread = noted.ok ? null : whyNot(noted.error, profile);
    return {
      compared: {
        profileId: profile.id,
        receivedAt: answer?.receivedAt ?? null,
        revision,
        isAnother,
        notCompared: isRead ? (unread ?? (answer ? null : 'nothing-kept')) : 'unreadable',
      },
      addresses: addresses.ok ? addresses.value.json : new Uint8Array(),
      notes: noted.ok ? noted.value.entries.map(({ address, name }) => ({ address, name })) : [],
    };
  };

  const gather = async (question: Question, profile: Profile): Promise<Gathered> => {
    const atHand = accounts.atHand(profile.id);
    if (atHand) {
      const { revision, ...head } = atHand.head;
      return whileHeld(atHand.session, (session) =>
        readBeside(question, profile, { ...head, session }, revision),
      );
    }
    const opened = await unlessRefused(question, profile, () => secrets.openFiles(profile.id));
    if (!opened.ok) return nothing(profile.id, whyNot(opened.error, profile));
    const copy = opened.value ? await copies.open(profile.id) : null;
    if (!copy) return readBeside(question, profile, null);
    try {
      const { session, summary } = copy;
      const { receivedAt } = summary;
      return await readBeside(question, profile, { source: 'copy', receivedAt, session });
    } finally {
      copy.session.close();
    }
  };

  /** Drops all addresses; the next search reads them again. */
  const forget = (): void => {
    const closing = reading;
    reading = undefined;
    pages.clear();
    void closing?.then((opened) => {
      if (opened.ok) opened.value.close();
    });
  };

  const inOrder = (): readonly Profile[] => {
    const active = profiles.activeId();
    return profiles
      .list()
      .toSorted((one, other) => Number(other.id === active) - Number(one.id === active));
  };

  /**
   * Returns the page that the reader already has of a profile. Undefined when the profile must be read: it has changed,
   * or it could not be read before and a search begins.
   */
  const unchanged = (profile: Profile, isFirst: boolean): Page | undefined => {
    const page = pages.get(profile.id);
    const isCurrent = page?.version === versionOf(profile);
    return isCurrent && !(isFirst && wasLocked(page)) ? page : undefined;
  };

  /** Sends the addresses and notes of a profile to the reader, as a page with a new number. */
  const hand = async (
    session: ReaderSession,
    profile: Profile,
    page: Page,
    { addresses, notes: noted }: Gathered,
  ): Promise<Result<unknown>> => {
    const of = reading;
    const request = { profileId: profile.id, number: page.number, notes: noted };
    const { result } = await session.ask('addAddresses', request, addresses);
    // A change during the read is read again by the next search: the read itself may have set a damaged file aside.
    const version = versionOf(profile) === page.version ? page.version : '';
    // If the screen was locked meanwhile, the pages have been dropped.
    if (result.ok && reading === of) pages.set(profile.id, { ...page, version });
    return result;
  };

  const ask = async (
    question: Question,
    isFresh: boolean,
  ): Promise<Result<AddressReport> | null> => {
    const { text } = question;
    const opening = (reading ??= openEmptySession(readers));
    const session = await opening;
    if (!session.ok) {
      reading = undefined;
      return session;
    }
    const asked: Page[] = [];
    /** The reader takes in one profile while the next one is read. */
    let handing: Promise<Result<unknown>> = Promise.resolve(succeed(null));
    for (const profile of inOrder()) {
      let page = isFresh ? undefined : unchanged(profile, text === '');
      if (!page) {
        const version = versionOf(profile);
        const gathered = await gather(question, profile);
        const handed = await handing;
        // The screen was locked or a profile removed meanwhile.
        if (reading !== opening) return fail('CANCELLED');
        if (!handed.ok) return handed;
        page = { number: (lastNumber += 1), version, compared: gathered.compared };
        handing = hand(session.value, profile, page, gathered);
      }
      asked.push(page);
    }
    const handed = await handing;
    if (reading !== opening) return fail('CANCELLED');
    if (!handed.ok) return handed;
    const wanted = asked.map(({ number, compared: { profileId } }) => ({ profileId, number }));
    const { result } = await session.value.ask('findAddress', { text, profiles: wanted });
    if (!result.ok) return result.error.code === 'BAD_REQUEST' ? null : result;
    return succeed({ ...result.value, profiles: asked.map(({ compared }) => compared) });
  };

  return {
    handlers: {
      // Reads the profiles that have changed since the last search, then searches.
      findAddress: ({ text }) =>
        inTurn(async () => {
          const question: Question = { text, refused: null };
          const first = await ask(question, false);
          // A fresh process has no addresses and could not find any, so all profiles are read again.
          return first ?? (await ask(question, true)) ?? fail('INTERNAL');
        }),
    },
    // The keys of the files are dropped at these events, and so is everything read with them.
    onLock: forget,
    onSleep: forget,
    onAway: forget,
    onProfileRemoved: forget,
  } satisfies Feature;
};
