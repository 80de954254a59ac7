import { createAnswerer } from '../../../electron/reader/answer-calls';
import type { Result } from '../../../shared/failure';
import type { AddressFindings, AddressRole, KnownAddress } from '../../../shared/ownership';
import type { ReaderAnswer, ReaderCallName, ReaderRequest } from '../../../shared/reader-messages';

/** Calls one reader as main does. */
export const openReader = () => {
  const answer = createAnswerer();
  return <Name extends ReaderCallName>(
    name: Name,
    request: ReaderRequest<Name>,
    bytes: Uint8Array = new Uint8Array(),
  ): { readonly value: ReaderAnswer<Name>; readonly bytes: Uint8Array } => {
    const told = answer(name, request, bytes);
    const result = told as Result<ReaderAnswer<Name>>;
    if (!result.ok) throw new Error(`${name}: ${result.error.code}`);
    return { value: result.value, bytes: told.bytes ?? new Uint8Array() };
  };
};

export const jsonOf = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

/** A known address of a profile, as it is passed to the reader. */
export const knownAs = (
  role: AddressRole,
  address: string,
  more: Partial<KnownAddress> = {},
): KnownAddress => ({
  role,
  address,
  name: null,
  asset: null,
  list: 'wallets',
  row: 0,
  until: null,
  contracts: 0,
  isAlarmed: false,
  ...more,
});

/** A reader with the known addresses of these profiles; returns a look-up. */
export const readerThatKnows = (...profiles: readonly (readonly KnownAddress[])[]) => {
  const ask = openReader();
  const names = profiles.map((_, at) => ({ profileId: `profile ${at + 1}`, number: at + 1 }));
  for (const [at, name] of names.entries()) {
    ask('addAddresses', { ...name, notes: [] }, jsonOf(profiles[at]));
  }
  return (text: string): AddressFindings => ask('findAddress', { text, profiles: names }).value;
};

/** A reader that knows these addresses from the notes of a profile. */
export const readerWithNotes = (...addresses: readonly string[]) => {
  const ask = openReader();
  const name = { profileId: 'a', number: 1 };
  const notes = addresses.map((address) => ({ address, name: `Note on ${address}` }));
  ask('addAddresses', { ...name, notes });
  return (text: string): AddressFindings => ask('findAddress', { text, profiles: [name] }).value;
};
