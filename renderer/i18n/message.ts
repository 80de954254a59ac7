import type { Code, Failure } from '../../shared/failure';

/** What is wrong, and what to do about it. */
export interface Message {
  readonly message: string;
  readonly remedy?: string;
}

export type Messages = Readonly<Record<Code, (failure: Failure) => Message>>;
