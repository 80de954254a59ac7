import type { Feed } from '../../electron/main/updates/feed';
import { verifyRelease } from '../../electron/main/updates/release';
import { release, signedFeed } from '../unit/updates/signed-feed';

/** A feed's answer, and whose it should be. */
export interface SignedAnswer {
  readonly feed: Feed;
  readonly text: string;
  readonly signature: string;
}

/** The version of each answer that is taken; null for one that is not. */
export const takenOf = (answers: readonly SignedAnswer[]): readonly (string | null)[] =>
  answers.map(({ feed, text, signature }) => {
    const taken = verifyRelease(feed, Buffer.from(text), signature);
    return taken?.version ?? null;
  });

/** One answer to be taken, and some that were changed, signed for another purpose, by somebody else, or not at all. */
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

/** What becomes of {@link signedAnswers}. */
export const expectedTaken = ['1.3.0', null, null, null, null] as const;
