import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NativeDialogs } from '../../../electron/main/shell/native-dialogs';
import { createKeyGenerator } from '../../../electron/main/credentials/keys/generate-key';
import { publicKeyPem, factsOf } from '../../../electron/main/credentials/keys/key-objects';
import { largestKeyText } from '../../../electron/main/credentials/keys/read-private-key';
import { fail, succeed } from '../../../shared/failure';
import type { Profile } from '../../../shared/profile';
import { usualKeyPair } from '../../keys/usual-key-pair';
import { fakeMaker } from '../credentials/keys/fake-maker';
import { createStagedKeys } from '../../../electron/main/credentials/keys/staged-keys';
import { profileWith } from '../profiles/fake-settings';
import { idleDialogs } from './app-parts';
import { keysFeature } from './keys-feature';
import { folderOfFile } from '../folder-of';

const { privateKey, publicKey } = usualKeyPair('own');
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const facts = factsOf(publicKey);
const makePkcs8 = (bits: number): Promise<Uint8Array> => {
  const made = generateKeyPairSync('rsa', { modulusLength: bits });
  return Promise.resolve(made.privateKey.export({ type: 'pkcs8', format: 'der' }));
};
const folder = folderOfFile('key-calls');
const fileOf = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content, { mode: 0o600 });
  return join(folder, name);
};

const setUp = (dialogs: Partial<NativeDialogs> = {}, profiles: readonly Profile[] = []) => {
  const staged = createStagedKeys();
  const { handlers: calls } = keysFeature({
    staged,
    profiles: {
      find: (id) => {
        const profile = profiles.find((known) => known.id === id);
        return profile ? succeed(profile) : fail('PROFILE_NOT_FOUND');
      },
    },
    generator: createKeyGenerator(fakeMaker(makePkcs8).spawn),
    dialogs: { ...idleDialogs, ...dialogs },
  });
  return { calls, staged };
};
const choosing = (file: string) => setUp({ chooseFile: () => Promise.resolve(succeed(file)) });
const cancelled = { ok: false, error: { code: 'CANCELLED' } };

describe('a key from a file', () => {
  it.each(['chosen', 'dropped'])(
    'that was %s is staged under its bare name, and only its public facts are told (security D9)',
    async (way) => {
      const file = fileOf('my key.pem', pem);
      const { calls, staged } = choosing(file);
      const read = await (way === 'chosen'
        ? calls.chooseKeyFile()
        : calls.dropKeyFile({ path: file }));
      const stagedKeyId: unknown = expect.any(String);
      const told = { ...facts, fileName: 'my key.pem', origin: 'file', stagedKeyId };
      expect(read).toEqual(succeed({ state: 'ready', key: told }));
      const id = read.ok && read.value.state === 'ready' ? read.value.key.stagedKeyId : '';
      expect(staged.find(id)).toMatchObject({ ok: true, value: { facts } });
    },
  );

  it('is not staged if the user cancels', async () => {
    expect(await setUp().calls.chooseKeyFile()).toEqual(cancelled);
  });

  it.each([
    ['is not there', join(folder, 'none.pem'), fail('FILE_NOT_READABLE', { file: 'absent' })],
    ['is a folder', folder, fail('FILE_NOT_READABLE', { file: 'folder' })],
    ['has a NUL in its name', 'a\0b', fail('FILE_NOT_READABLE')],
    [
      'is too large',
      fileOf('large.pem', Buffer.alloc(largestKeyText + 1, 'x')),
      fail('KEY_TOO_BIG', { limitBytes: largestKeyText }),
    ],
    ['is a device', '/dev/zero', fail('FILE_NOT_READABLE')],
  ])('that %s is refused as such', async (_name, file, refusal) => {
    const read = await choosing(file).calls.chooseKeyFile();
    expect(read).toEqual(refusal);
    expect(JSON.stringify(read)).not.toContain('key-calls-');
  });
});

describe('a key from the clipboard', () => {
  it('is staged without a name', async () => {
    const { calls } = setUp({
      readClipboard: () => Promise.resolve(succeed(pem.replaceAll('\n', ' '))),
    });
    const read = await calls.pasteKey();
    expect(read).toMatchObject(succeed({ state: 'ready', key: { ...facts, origin: 'clipboard' } }));
    expect(JSON.stringify(read)).not.toContain('fileName');
  });

  it.each([
    ['', 'KEY_EMPTY'],
    ['hello', 'KEY_MISSING'],
  ])('%j is %s', async (text, code) => {
    const { calls } = setUp({ readClipboard: () => Promise.resolve(succeed(text)) });
    expect(await calls.pasteKey()).toEqual({ ok: false, error: { code } });
  });
});

describe('a clipboard that fails', () => {
  const broken = () => Promise.resolve(fail('CLIPBOARD_FAILED'));

  it('is reported as failed, not as an error of the app', async () => {
    const { calls } = setUp({ readClipboard: broken });
    expect(await calls.pasteKey()).toEqual(fail('CLIPBOARD_FAILED'));
  });

  it.each(['readClipboard', 'writeClipboard'] as const)(
    'is not reported as cleared: %s',
    async (part) => {
      let [fails, held] = ['', pem];
      const { calls } = setUp({
        readClipboard: () =>
          fails === 'readClipboard' ? broken() : Promise.resolve(succeed(held)),
        writeClipboard: (text) => {
          if (fails === 'writeClipboard') return broken();
          held = text;
          return Promise.resolve(succeed(null));
        },
      });
      const pasted = await calls.pasteKey();
      if (!pasted.ok || pasted.value.state !== 'ready') throw new Error('not ready');
      const of = pasted.value.key;
      expect(await calls.clearClipboard(of)).toEqual(succeed(true));
      [fails, held] = [part, pem];
      expect(await calls.clearClipboard(of)).toEqual(fail('CLIPBOARD_FAILED'));
    },
  );
});

it('text copied after a key was pasted belongs to the user and stays in the clipboard', async () => {
  let held = pem;
  const { calls } = setUp({
    readClipboard: () => Promise.resolve(succeed(held)),
    writeClipboard: (text) => {
      held = text;
      return Promise.resolve(succeed(null));
    },
  });
  const pasted = await calls.pasteKey();
  if (!pasted.ok || pasted.value.state !== 'ready') throw new Error('not ready');
  held = 'a text of the person';
  expect(await calls.clearClipboard(pasted.value.key)).toEqual(succeed(false));
  expect(held).toBe('a text of the person');
});

describe('a key with a passphrase', () => {
  const locked = privateKey.export({
    type: 'pkcs8',
    format: 'pem',
    cipher: 'aes-256-cbc',
    passphrase: 'PASS-CANARY',
  });
  const paste = async () => {
    let held = locked.toString();
    const made = setUp({
      readClipboard: () => Promise.resolve(succeed(held)),
      writeClipboard: (text) => {
        held = text;
        return Promise.resolve(succeed(null));
      },
    });
    const read = await made.calls.pasteKey();
    if (!read.ok || read.value.state !== 'locked') throw new Error('not locked');
    return { ...made, lockedKeyId: read.value.key.lockedKeyId, held: () => held };
  };

  it('is removed from the clipboard, although it is no key without its passphrase', async () => {
    const { calls, lockedKeyId, held } = await paste();
    const unlocked = await calls.unlockKey({ lockedKeyId, passphrase: 'PASS-CANARY' });
    if (!unlocked.ok) throw new Error(unlocked.error.code);
    const { stagedKeyId } = unlocked.value;
    expect(await calls.clearClipboard({ stagedKeyId })).toEqual(succeed(true));
    expect(held()).toBe('');
    // An empty clipboard may also be held by another program, so the app makes no statement about its contents.
    expect(await calls.clearClipboard({ stagedKeyId })).toEqual(fail('CLIPBOARD_NOT_READ'));
  });

  it('waits for its passphrase, also after a wrong one, and is staged with the right one', async () => {
    const { calls, lockedKeyId } = await paste();
    const unlock = (passphrase: string) => calls.unlockKey({ lockedKeyId, passphrase });
    expect(await unlock('wrong')).toEqual(fail('KEY_WRONG_PASSPHRASE'));
    const unlocked = await unlock('PASS-CANARY');
    expect(unlocked).toMatchObject({ ok: true, value: { ...facts, origin: 'clipboard' } });
    expect(JSON.stringify(unlocked)).not.toContain('PASS-CANARY');
    expect(await unlock('PASS-CANARY')).toEqual(fail('BAD_REQUEST'));
  });
});

describe('a key generated by the app', () => {
  it('signs, and is staged', async () => {
    const { calls, staged } = setUp();
    const made = await calls.generateKey({ bits: 2048 });
    if (!made.ok) throw new Error(made.error.code);
    expect(made.value).toMatchObject({ bits: 2048, origin: 'generated' });
    const found = staged.find(made.value.stagedKeyId);
    if (!found.ok) throw new Error(found.error.code);
    const key = createPrivateKey({ key: found.value.pkcs8, format: 'der', type: 'pkcs8' });
    expect(factsOf(createPublicKey(key))).toEqual(found.value.facts);
  });

  it('is dropped when it is cancelled or replaced, and its process is killed', async () => {
    const maker = fakeMaker(() => new Promise(() => undefined));
    const generator = createKeyGenerator(maker.spawn);
    const first = generator.generate(2048);
    const second = generator.generate(3072);
    expect(await first).toEqual(cancelled);
    generator.cancel();
    expect(await second).toEqual(cancelled);
    expect([maker.bits, maker.killed()]).toEqual([[2048, 3072], 2]);
  });

  it('that could not be generated is INTERNAL, without a text', async () => {
    const generator = createKeyGenerator(
      fakeMaker(() => Promise.reject(new Error('CANARY'))).spawn,
    );
    expect(await generator.generate(2048)).toStrictEqual(fail('INTERNAL'));
  });
});

describe('a public key', () => {
  const key = { pkcs8: privateKey.export({ type: 'pkcs8', format: 'der' }), facts };
  const profileOf = (publicKey: Profile['publicKey']): Profile => ({
    ...profileWith({ publicKey }),
    secrets: 'keychain',
  });

  it('is saved as PEM where the user wants it, by the id of an unsaved key', async () => {
    const target = join(folder, 'public.pem');
    const { calls, staged } = setUp({ chooseTarget: () => Promise.resolve(succeed(target)) });
    const { stagedKeyId } = staged.stage(key);
    expect((await calls.savePublicKey({ stagedKeyId })).ok).toBe(true);
    expect(readFileSync(target, 'utf8')).toBe(publicKey.export({ type: 'spki', format: 'pem' }));
  });

  it('is saved by the id of its profile, even with the longest profile name', async () => {
    const target = join(folder, `${'a'.repeat(251)}.pem`);
    const profile = profileOf(facts);
    const { calls } = setUp({ chooseTarget: () => Promise.resolve(succeed(target)) }, [profile]);
    expect((await calls.savePublicKey({ profileId: profile.id })).ok).toBe(true);
    expect(readFileSync(target, 'utf8')).toBe(publicKey.export({ type: 'spki', format: 'pem' }));
  });

  it('is saved only if main knows the key (M5)', async () => {
    const dialogs = { chooseTarget: () => expect.unreachable() };
    const [own, without] = [profileOf(facts), profileOf(null)];
    const badRequest = fail('BAD_REQUEST');
    const strange = { stagedKeyId: own.id };
    expect(await setUp(dialogs, [own]).calls.savePublicKey(strange)).toEqual(badRequest);
    const { calls } = setUp(dialogs, [without]);
    expect(await calls.savePublicKey({ profileId: without.id })).toEqual(badRequest);
    const unknown = setUp(dialogs).calls.savePublicKey({ profileId: own.id });
    expect(await unknown).toEqual(fail('PROFILE_NOT_FOUND'));
  });

  it('is not saved if the user cancels or nothing can be written', async () => {
    const before = readdirSync(folder);
    const profile = profileOf(facts);
    const request = { profileId: profile.id };
    expect(await setUp({}, [profile]).calls.savePublicKey(request)).toEqual(cancelled);
    const dialogs = { chooseTarget: () => Promise.resolve(succeed(join(folder, 'none', 'x.pem'))) };
    const lost = setUp(dialogs, [profile]);
    expect(await lost.calls.savePublicKey(request)).toEqual(fail('FILE_NOT_WRITTEN'));
    expect(readdirSync(folder)).toEqual(before);
  });

  it.each([
    ['nothing', ''],
    ['no key', 'QUJD'],
    ['a private key', privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')],
    [
      'an EC key',
      generateKeyPairSync('ec', { namedCurve: 'P-256' })
        .publicKey.export({ type: 'spki', format: 'der' })
        .toString('base64'),
    ],
  ])('is not %s', async (_name, spki) => {
    // Any program can write the settings file.
    const profile = profileOf({ ...facts, spki });
    const { calls } = setUp({ chooseTarget: () => expect.unreachable() }, [profile]);
    expect(publicKeyPem(spki)).toEqual(fail('BAD_REQUEST'));
    expect(await calls.savePublicKey({ profileId: profile.id })).toEqual(fail('BAD_REQUEST'));
  });
});
