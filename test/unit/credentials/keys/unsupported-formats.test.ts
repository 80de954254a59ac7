import { describe, expect, it } from 'vitest';
import { readPrivateKey } from '../../../../electron/main/credentials/keys/read-private-key';
import { readOpenSsh } from '../../../../electron/main/credentials/keys/unsupported-formats';
import { fail } from '../../../../shared/failure';

/** An SSH string: its length in four bytes, then its bytes. */
const string = (content: string | Buffer): Buffer => {
  const bytes = Buffer.from(content as string);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/** A file as ssh-keygen writes it, up to its public half, which is readable even if the key is encrypted. */
const openSsh = (...publicKey: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('openssh-key-v1\0'),
    ...['aes256-ctr', 'bcrypt', 'options'].map(string),
    Buffer.from([0, 0, 0, 1]),
    string(Buffer.concat(publicKey.map(string))),
    string('private half'),
  ]);

/** A modulus of that many bits, after a zero byte that marks it as positive. */
const modulus = (bits: number): Buffer =>
  Buffer.concat([Buffer.from([0]), Buffer.alloc(bits / 8, 0xff)]);

const framed = (body: Buffer): Buffer =>
  Buffer.from(
    `-----BEGIN OPENSSH PRIVATE KEY-----\n${body.toString('base64')}\n-----END OPENSSH PRIVATE KEY-----\n`,
  );

describe('an SSH key', () => {
  it.each([
    ['RSA', openSsh('ssh-rsa', 'e', modulus(3072)), { type: 'ssh-rsa', bits: 3072 }],
    ['Ed25519', openSsh('ssh-ed25519', 'point'), { type: 'ssh-ed25519' }],
    ['cut short', openSsh('ssh-rsa').subarray(0, 60), undefined],
    ['another text', Buffer.from('openssh-key-v2\0'), undefined],
  ])('in OpenSSH’s format is named: %s', (_name, body, key) => {
    expect(readOpenSsh(body)).toEqual(key);
  });

  it.each([
    ['RSA', framed(openSsh('ssh-rsa', 'e', modulus(2048))), fail('KEY_OPENSSH')],
    [
      'short',
      framed(openSsh('ssh-rsa', 'e', modulus(1024))),
      fail('KEY_TOO_SHORT', { bits: 1024 }),
    ],
    ['Ed25519', framed(openSsh('ssh-ed25519', 'point')), fail('KEY_NOT_RSA')],
    ['PuTTY, RSA', Buffer.from('PuTTY-User-Key-File-2: ssh-rsa\r\n'), fail('KEY_PUTTY')],
    [
      'PuTTY, EC',
      Buffer.from('PuTTY-User-Key-File-3: ecdsa-sha2-nistp256\r\n'),
      fail('KEY_NOT_RSA'),
    ],
  ])('is offered for conversion only if that will help: %s', async (_name, text, refusal) => {
    expect(await readPrivateKey(text)).toEqual(refusal);
  });
});
