import { describe, expect, it } from 'vitest';
import { createKeyGenerator } from '../../../electron/main/credentials/keys/generate-key';
import { createStagedKeys } from '../../../electron/main/credentials/keys/staged-keys';
import { fail, succeed } from '../../../shared/failure';
import { fakeMaker } from '../credentials/keys/fake-maker';
import { idleDialogs } from './app-parts';
import { keysFeature } from './keys-feature';
import { usualKeyPair } from '../../keys/usual-key-pair';

const { privateKey } = usualKeyPair('own');

const setUp = (make = (): Promise<Uint8Array> => new Promise(() => undefined)) => {
  const staged = createStagedKeys();
  const told: string[] = [];
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const feature = keysFeature({
    staged,
    generator: createKeyGenerator(fakeMaker(make).spawn),
    forgetKeys: () => void told.push('keys forgotten'),
    send: (name) => void told.push(name),
    dialogs: { ...idleDialogs, readClipboard: () => Promise.resolve(succeed(pem)) },
  });
  return { feature, staged, told };
};

const withStaged = async () => {
  const made = setUp();
  const read = await made.feature.handlers.pasteKey();
  return { ...made, id: read.ok && read.value.state === 'ready' ? read.value.key.stagedKeyId : '' };
};

it('when nobody uses the app, its keys are dropped, and a key being added stays', async () => {
  const { feature, id, staged, told } = await withStaged();
  feature.onAway();
  expect([staged.find(id).ok, told]).toEqual([true, ['keys forgotten']]);
});

describe.each(['onLock', 'onSleep'] as const)(
  'when the screen locks or the computer sleeps: %s (M10)',
  (hook) => {
    it('an unsaved key can no longer sign, and the window is told', async () => {
      const { feature, id, staged, told } = await withStaged();
      expect(staged.find(id).ok).toBe(true);
      feature[hook]();
      expect(staged.find(id)).toEqual(fail('BAD_REQUEST'));
      expect(told).toEqual(['keys forgotten', 'stagedKeysDropped']);
    });

    it('a key that was just generated is not staged while it is being tested', async () => {
      const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'der' });
      const { feature } = setUp(() => Promise.resolve(pkcs8));
      const making = feature.handlers.generateKey({ bits: 2048 });
      // The generated key has been received by now. Testing its signature takes turns of the event loop.
      await Promise.resolve();
      feature[hook]();
      expect(await making).toEqual(fail('CANCELLED'));
    });

    it('no key is generated', async () => {
      const { feature } = setUp();
      const making = feature.handlers.generateKey({ bits: 2048 });
      feature[hook]();
      expect(await making).toEqual(fail('CANCELLED'));
    });
  },
);

it('quitting ends the keychain process, whatever it waits for (security I10)', () => {
  const ended: string[] = [];
  keysFeature({ keychain: { stop: () => void ended.push('keychain') } }).onQuit();
  expect(ended).toEqual(['keychain']);
});
