import type { Code, Failure } from '../../shared/failure';

/** What went wrong, and what the user can do about it. */
export interface Message {
  readonly message: string;
  readonly remedy?: string;
}

export type Messages = Readonly<Record<Code, (failure: Failure) => Message>>;
