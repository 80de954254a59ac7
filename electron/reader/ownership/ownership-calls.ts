import { fail, succeed } from '../../../shared/failure';
import type { KnownAddress } from '../../../shared/ownership';
import type { Handlers } from '../handlers';
import { createAddressIndex } from './address-index';

/** The calls about the addresses of all profiles. */
export const createOwnershipCalls = () => {
  const index = createAddressIndex();
  return {
    addAddresses: ({ profileId, number, notes }, bytes) => {
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
      // Made by `readAddresses`, of this app.
      const known = text === '' ? [] : (JSON.parse(text) as readonly KnownAddress[]);
      const noted = notes.map(({ address, name }): KnownAddress => ({
        role: 'note',
        address,
        name: name === '' ? null : name,
        asset: null,
        list: null,
        row: null,
        until: null,
        contracts: 0,
        isAlarmed: false,
      }));
      index.add(profileId, number, [...known, ...noted]);
      return succeed(null);
    },
    findAddress: ({ text, profiles }) =>
      index.keepOnly(profiles)
        ? succeed(
            index.find(
              text,
              profiles.map(({ profileId }) => profileId),
            ),
          )
        : fail('BAD_REQUEST'),
  } satisfies Partial<Handlers>;
};
