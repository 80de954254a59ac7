import type { Feed } from '../../electron/main/updates/feed';
import { verifyRelease } from '../../electron/main/updates/release';
import { release, signedFeed } from '../unit/updates/signed-feed';

/** A feed's answer with its signature, and the feed that should have signed it. */
export interface SignedAnswer {
  readonly feed: Feed;
  readonly text: string;
  readonly signature: string;
}

/** The version of each accepted answer; null for a refused one. */
export const takenOf = (answers: readonly SignedAnswer[]): readonly (string | null)[] =>
  answers.map(({ feed, text, signature }) => {
    const taken = verifyRelease(feed, Buffer.from(text), signature);
    return taken?.version ?? null;
  });

/** One valid answer, one changed after signing, one signed for another purpose, one by another key, one not signed. */
export const signedAnswers = (): readonly SignedAnswer[] => {
  const { feed, signatureOf } = signedFeed();
  const text = JSON.stringify(release);
  return [
    { feed, text, signature: signatureOf(text) },
    { feed, text: text.replace('1.3.0', '1.4.0'), signature: signatureOf(text) },
    { feed, text, signature: signatureOf(text, '') },
    { feed, text, signature: signedFeed().signatureOf(text) },
    { feed, text, signature: 'A'.repeat(86) + '==' },
  ];
};

/** The required result of `takenOf` for {@link signedAnswers}. */
export const expectedTaken = ['1.3.0', null, null, null, null] as const;
