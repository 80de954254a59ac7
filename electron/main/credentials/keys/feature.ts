import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { RequestOf } from '../../../../shared/contract';
import { fail, mapResult, succeed, type Result } from '../../../../shared/failure';
import type { PublicKeyFacts, ReadKey, StagedKey } from '../../../../shared/profile';
import type { Feature } from '../../feature';
import type { KeyGenerator } from './generate-key';
import { publicKeyPem } from './key-objects';
import { keyTooBig, largestKeyText, readPrivateKey } from './read-private-key';
import { type StagedKeys, createKeyUnlocker, whileWanted } from './staged-keys';
import type { ProfileStore } from '../../profiles/profile-store';
import type { SendEvent } from '../../ipc/own-windows';
import { createSerialQueue } from '../../storage/serial-queue';
import type { Keychain } from '../keychain/keychain-process';
import { readChosenFile, saveChosenFile, isLocalPath } from '../../shell/chosen-file';
import type { NativeDialogs } from '../../shell/native-dialogs';
import { clearClipboard, readHeldClipboard } from '../../shell/clipboard/feature';
import type { Sleep } from '../../timers';

interface KeysContext {
  readonly staged: StagedKeys;
  readonly profiles: Pick<ProfileStore, 'find'>;
  readonly generator: KeyGenerator;
  readonly dialogs: NativeDialogs;
  readonly keychain: Pick<Keychain, 'stop'>;
  /** Drops the keys of all profiles from memory; the next call reads its keys again. */
  readonly forgetKeys: () => void;
  readonly send: SendEvent;
  readonly sleep: Sleep;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const isTextOf = async (fingerprint: string, text: string): Promise<boolean> => {
  const key = await readPrivateKey(Buffer.from(text, 'utf8'));
  return key.ok && key.value.facts.fingerprint === fingerprint;
};

/**
 * Imports and generates private keys, and drops keys from memory. Main reads or generates a key itself; the window gets
 * only public facts.
 */
export const createKeysFeature = ({
  staged,
  profiles,
  generator,
  dialogs,
  keychain,
  forgetKeys,
  send,
  sleep,
}: KeysContext) => {
  const unlock = createKeyUnlocker(staged);
  /** SHA-256 of the key text that was pasted last, in hex. */
  let pasted = '';
  /** How often the screen has been locked or the computer has gone to sleep. */
  let departures = 0;
  /** Returns a check that is false once the screen was locked or the computer slept: then no key may be staged. */
  const watchPresence = (): (() => boolean) => {
    const before = departures;
    return () => before === departures;
  };
  const inTurn = createSerialQueue();
  /** Reads and stages a key, one at a time: checking a long key takes a processor for a third of a second. */
  const take = (
    bytes: Uint8Array,
    origin: StagedKey['origin'],
    isWanted: () => boolean,
    fileName?: string,
  ): Promise<Result<ReadKey>> =>
    inTurn(async () => {
      const key = await whileWanted(isWanted, () => readPrivateKey(bytes));
      if (key.ok) {
        return succeed({ state: 'ready', key: { ...staged.stage(key.value, fileName), origin } });
      }
      return key.error.code === 'KEY_NEEDS_PASSPHRASE'
        ? succeed({ state: 'locked', key: staged.stageLocked(bytes, fileName) })
        : key;
    });
  const publicKeyOf = (ref: RequestOf<'savePublicKey'>): Result<PublicKeyFacts> => {
    if ('stagedKeyId' in ref) {
      return mapResult(staged.find(ref.stagedKeyId), ({ facts }) => facts);
    }
    const profile = profiles.find(ref.profileId);
    if (!profile.ok) return profile;
    const { publicKey } = profile.value;
    return publicKey ? succeed(publicKey) : fail('BAD_REQUEST');
  };
  const takeFile = async (file: string): Promise<Result<ReadKey>> => {
    const isWanted = watchPresence();
    const bytes = await readChosenFile(file, largestKeyText, keyTooBig);
    return bytes.ok ? take(bytes.value, 'file', isWanted, basename(file)) : bytes;
  };

  /** Drops all keys from memory and cancels a key generation, because nobody is at the screen. */
  const leave = (): void => {
    departures += 1;
    forgetKeys();
    generator.cancel();
    staged.dropAll();
    send('stagedKeysDropped', null);
  };

  return {
    handlers: {
      chooseKeyFile: async () => {
        const file = await dialogs.chooseFile('key');
        return file.ok ? takeFile(file.value) : file;
      },
      // The path came over IPC, so a compromised window can send any path.
      dropKeyFile: ({ path }) =>
        isLocalPath(path) ? takeFile(path) : fail('FILE_NOT_READABLE', { file: 'elsewhere' }),
      pasteKey: async () => {
        const isWanted = watchPresence();
        const text = await dialogs.readClipboard();
        if (!text.ok) return text;
        const read = await take(Buffer.from(text.value, 'utf8'), 'clipboard', isWanted);
        if (read.ok) pasted = digestOf(text.value);
        return read;
      },
      clearClipboard: async ({ stagedKeyId }) => {
        const key = staged.find(stagedKeyId);
        if (!key.ok) return key;
        const text = await readHeldClipboard(dialogs, sleep);
        if (!text.ok) return text;
        // Compare the text first: that is immediate, so nothing else can be copied meanwhile, and the fingerprint of an
        // encrypted key cannot be read. Anything else on the clipboard belongs to the user and stays.
        const isOwn =
          digestOf(text.value) === pasted ||
          (await isTextOf(key.value.facts.fingerprint, text.value));
        if (!isOwn) return succeed(false);
        return mapResult(await clearClipboard(dialogs, text.value, sleep), () => true);
      },
      unlockKey: ({ lockedKeyId, passphrase }) => unlock(lockedKeyId, passphrase),
      generateKey: async ({ bits }) =>
        mapResult(await generator.generate(bits), (key) => ({
          ...staged.stage(key),
          origin: 'generated' as const,
        })),
      cancelGeneration: () => {
        generator.cancel();
        return succeed(null);
      },
      savePublicKey: async (ref) => {
        const publicKey = publicKeyOf(ref);
        if (!publicKey.ok) return publicKey;
        const pem = publicKeyPem(publicKey.value.spki);
        return pem.ok ? saveChosenFile(dialogs, 'public-key.pem', pem.value) : pem;
      },
    },
    onLock: leave,
    onSleep: leave,
    onAway: forgetKeys,
    onQuit: () => {
      generator.cancel();
      keychain.stop();
    },
  } satisfies Feature;
};
