import { describe, expect, it } from 'vitest';
import { verifyRelease } from '../../../electron/main/updates/release';
import { release, signedFeed } from './signed-feed';

const { feed, signatureOf } = signedFeed();
const text = JSON.stringify(release);
const verified = (answer: string, signature: string) =>
  verifyRelease(feed, Buffer.from(answer), signature);
const flipped = (base64: string): string => (base64.startsWith('A') ? 'B' : 'A') + base64.slice(1);

describe('a feed (security J10)', () => {
  it('is accepted with the signature of this build’s key over exactly its bytes', () => {
    expect(verified(text, signatureOf(text))).toEqual(release);
    expect(verified(text, `${signatureOf(text)}\n`)).toEqual(release);
  });

  it.each([
    'https://releases.example/app',
    'https://releases.example/app/',
    'https://releases.example/app/1.3.0/notes',
  ])('may have the page %s, which is this build’s or below it', (page) => {
    const text = JSON.stringify({ ...release, page });
    expect(verified(text, signatureOf(text))).toEqual({ ...release, page });
  });

  it.each<[string, string, string]>([
    ['another key has signed', text, signedFeed().signatureOf(text)],
    ['has one character changed', text.replace('1.3.0', '1.4.0'), signatureOf(text)],
    ['is cut short', text.slice(0, -1), signatureOf(text)],
    ['has a line more', `${text}\n`, signatureOf(text)],
    ['was signed for another purpose', text, signatureOf(text, 'Account Viewer export\n')],
    ['was signed for none', text, signatureOf(text, '')],
    ['has a signature with one character changed', text, flipped(signatureOf(text))],
    ['has half a signature', text, signatureOf(text).slice(0, 44)],
    ['has an empty signature', text, ''],
    ['has a page for a signature', text, '<!doctype html><title>Not found</title>'],
  ])('that %s is refused', (_name, answer, signature) => {
    expect(verified(answer, signature)).toBeNull();
  });

  it.each<[string, string]>([
    ['is a page', '<!doctype html><title>Welcome</title>'],
    ['is empty', ''],
    ['is null', 'null'],
    ['lacks a field', JSON.stringify({ version: '1.3.0', page: release.page })],
    ['has a field more', JSON.stringify({ ...release, installer: 'https://releases.example/x' })],
    ['has a day that does not exist', JSON.stringify({ ...release, published: '2026-02-30' })],
    ['has a page without TLS', JSON.stringify({ ...release, page: 'http://releases.example/' })],
    ['has a page of another site', JSON.stringify({ ...release, page: 'https://other.example/' })],
    [
      'has a page on another port',
      JSON.stringify({ ...release, page: 'https://releases.example:8443/' }),
    ],
    [
      'has a page with a password',
      JSON.stringify({ ...release, page: 'https://me:secret@releases.example/' }),
    ],
    ['has a script for a page', JSON.stringify({ ...release, page: 'javascript:alert(1)' })],
    ['has no address for a page', JSON.stringify({ ...release, page: 'x' })],
    [
      'has no day on which it expires (update feed)',
      JSON.stringify({ ...release, expires: undefined }),
    ],
    ['never expires (update feed)', JSON.stringify({ ...release, expires: null })],
    ['expires on no day (update feed)', JSON.stringify({ ...release, expires: '2999-02-30' })],
    ...[
      'https://releases.example/',
      'https://releases.example/apple',
      'https://releases.example/other/app',
      'https://releases.example/app/../other',
      'https://releases.example/app/%2e%2e/other',
      'https://releases.example/app/..%2fother',
      'https://releases.example/app?to=other',
      'https://releases.example/app/#/other',
      'https://releases.example/app/1.3.0\\..\\..\\other',
    ].map((page): [string, string] => [
      `has the page ${page}, which is of others on the same site (update address)`,
      JSON.stringify({ ...release, page }),
    ]),
  ])('that is signed and %s is refused too', (_name, answer) => {
    expect(verified(answer, signatureOf(answer))).toBeNull();
  });
});
