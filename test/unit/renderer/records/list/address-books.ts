import {
  addressPlaces,
  createAddressBook,
  type AddressBook,
  type AddressPlace,
} from '../../../../../renderer/features/records/list/model/address-book';

/** An address book with these addresses, by place. */
export const bookOf = (
  texts: Readonly<Partial<Record<AddressPlace, readonly (string | null)[]>>>,
): AddressBook => {
  const counts = Object.fromEntries(
    addressPlaces.map((place) => [place, texts[place]?.length ?? 0]),
  ) as Record<AddressPlace, number>;
  return createAddressBook(counts, (place, row) => texts[place]?.[row] ?? '');
};
