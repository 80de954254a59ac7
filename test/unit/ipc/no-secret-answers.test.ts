import { expect, expectTypeOf, it } from 'vitest';
import {
  contract,
  type AnswerOf,
  type CallName,
  type DataOf,
  type EventName,
} from '../../../shared/contract';

/** Names of all fields within a type, at any depth. */
type FieldsOf<T> = T extends readonly (infer Item)[]
  ? FieldsOf<Item>
  : T extends object
    ? string extends keyof T
      ? FieldsOf<T[keyof T]>
      : keyof T | { [Key in keyof T]: FieldsOf<T[Key]> }[keyof T]
    : never;

/** What secrets are called in main. */
type SecretField =
  | 'apiKey'
  | 'privateKey'
  | 'pkcs8'
  | 'fileKey'
  | 'passphrase'
  | 'token'
  | 'signature'
  | 'authorization';

/** Calls that answer with a text as it is, which could be anything. */
type TextCalls = {
  [Name in CallName]: string extends AnswerOf<Name> ? Name : never;
}[CallName];

it('no call of the contract answers with a field for a secret (M6), and no event has one (security D9)', () => {
  expectTypeOf<Extract<FieldsOf<AnswerOf<CallName>>, SecretField>>().toBeNever();
  expectTypeOf<Extract<FieldsOf<DataOf<EventName>>, SecretField>>().toBeNever();
  // The search finds what it looks for: a field of an answer, and one deep in another.
  expectTypeOf<
    Extract<FieldsOf<AnswerOf<'getState'>>, 'fingerprint'>
  >().toEqualTypeOf<'fingerprint'>();
});

it('texts are answered of lists alone (M6)', () => {
  expectTypeOf<TextCalls>().toEqualTypeOf<'readMarks'>();
  expect(Object.keys(contract)).not.toContain('revealToken');
});
