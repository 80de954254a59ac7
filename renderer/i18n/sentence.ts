import type { Code, Failure } from '../../shared/failure';

/** What is wrong, and what to do about it. */
export interface Sentence {
  readonly what: string;
  readonly next?: string;
}

export type Sentences = Readonly<Record<Code, (failure: Failure) => Sentence>>;
