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

/** Names of secrets in main. */
type SecretField =
  | 'apiKey'
  | 'privateKey'
  | 'pkcs8'
  | 'fileKey'
  | 'passphrase'
  | 'token'
  | 'signature'
  | 'authorization';

/** Calls that return a plain text, which could contain anything. */
type TextCalls = {
  [Name in CallName]: string extends AnswerOf<Name> ? Name : never;
}[CallName];

it('no call of the contract answers with a field for a secret (M6), and no event has one (security D9)', () => {
  expectTypeOf<Extract<FieldsOf<AnswerOf<CallName>>, SecretField>>().toBeNever();
  expectTypeOf<Extract<FieldsOf<DataOf<EventName>>, SecretField>>().toBeNever();
  // Proves that the search finds fields: one of a response, and one nested in another.
  expectTypeOf<
    Extract<FieldsOf<AnswerOf<'getState'>>, 'fingerprint'>
  >().toEqualTypeOf<'fingerprint'>();
});

it('only lists are returned as text (M6)', () => {
  expectTypeOf<TextCalls>().toEqualTypeOf<'readMarks'>();
  expect(Object.keys(contract)).not.toContain('revealToken');
});
