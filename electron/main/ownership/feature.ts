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

/** What a profile knows, as the reader takes it. */
interface Gathered {
  readonly compared: ComparedProfile;
  readonly addresses: Uint8Array;
  readonly notes: ReaderRequest<'addAddresses'>['notes'];
}

interface Page {
  readonly number: number;
  /** What was read, see `versionOf`. */
  readonly version: string;
  readonly compared: ComparedProfile;
}

/** One question, and what the keychain refused in it. */
interface Question {
  readonly text: string;
  refused: Result<never> | null;
}

/** Whether a keychain is locked, or its prompt was denied or left alone: for each other item it may bring another one. */
const isRefusal = (failure: Failure): boolean =>
  failure.code === 'KEYCHAIN_TIMEOUT' ||
  failure.code === 'KEYCHAIN_DENIED' ||
  (failure.code === 'KEYCHAIN_LOCKED_OR_MISSING' && !isMissing(failure));

const whyNot = ({ code }: Failure, { secrets }: Profile): NotCompared => {
  if (code === 'CREDENTIALS_DAMAGED' || code === 'SETTINGS_NEWER') return 'unreadable';
  return secrets === 'none' ? 'nothing-kept' : 'locked';
};

/** The keyring may be open by now; it is asked when somebody begins to ask, and not with every letter. */
const wasLocked = ({ compared: { notCompared } }: Page): boolean =>
  notCompared === 'locked' || notCompared === 'unreadable';

const nothing = (profileId: string, notCompared: NotCompared): Gathered => ({
  compared: { profileId, receivedAt: null, revision: null, isAnother: false, notCompared },
  addresses: new Uint8Array(),
  notes: [],
});

/**
 * Whether an address is one of the person's own, in whichever profile: among those of the profiles' last answers, of what
 * is remembered of them, and of the person's notes. They are in a reader process; here is which of them it has. No secret
 * is looked at for it, and no call is made.
 */
export const createOwnershipFeature = (context: OwnershipContext) => {
  const { profiles, accounts, copies, baselines, notes, files, secrets, settings, readers } =
    context;
  const inTurn = createSerialQueue();
  const pages = new Map<string, Page>();
  let reading: Promise<Result<ReaderSession>> | undefined;
  let lastNumber = 0;

  /** A text that is another one after everything that may change what a profile knows. */
  const versionOf = (profile: Profile): string => {
    const { id } = profile;
    return JSON.stringify([
      accounts.atHand(id)?.head.revision ?? null,
      accounts.isAnother(id),
      // An answer is kept beside being at hand, which is no news.
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

  /** Asks for what is opened with the key of a profile's files. One prompt is enough, for all profiles of a question. */
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

  /** The addresses beside an answer that is open, or beside none. */
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

  /** Drops all addresses; the next question reads them again. */
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

  /** What the reader has of a profile already; undefined where it is to be read: it has changed, or the process is a fresh one. */
  const unchanged = (profile: Profile, isFirst: boolean): Page | undefined => {
    const page = pages.get(profile.id);
    const isCurrent = page?.version === versionOf(profile);
    return isCurrent && !(isFirst && wasLocked(page)) ? page : undefined;
  };

  /** Hands over what a profile knows, as a page of the next number. */
  const hand = async (
    session: ReaderSession,
    profile: Profile,
    page: Page,
    { addresses, notes: noted }: Gathered,
  ): Promise<Result<unknown>> => {
    const of = reading;
    const request = { profileId: profile.id, number: page.number, notes: noted };
    const { result } = await session.ask('addAddresses', request, addresses);
    // What changed while it was read is read again by the next question: reading may set a damaged file aside.
    const version = versionOf(profile) === page.version ? page.version : '';
    // Nobody waits for it any more where the screen was locked meanwhile.
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
    /** What one profile knows is taken in while the next one is read. */
    let handing: Promise<Result<unknown>> = Promise.resolve(succeed(null));
    for (const profile of inOrder()) {
      let page = isFresh ? undefined : unchanged(profile, text === '');
      if (!page) {
        const version = versionOf(profile);
        const gathered = await gather(question, profile);
        const handed = await handing;
        // The screen was locked meanwhile, or a profile removed.
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
      // Reads first what has changed since the last question.
      findAddress: ({ text }) =>
        inTurn(async () => {
          const question: Question = { text, refused: null };
          const first = await ask(question, false);
          // A fresh process has none of the addresses: an answer of it would be wrong.
          return first ?? (await ask(question, true)) ?? fail('INTERNAL');
        }),
    },
    // The keys of the files are dropped then, and so is what was read with them.
    onLock: forget,
    onSleep: forget,
    onAway: forget,
    onProfileRemoved: forget,
  } satisfies Feature;
};
