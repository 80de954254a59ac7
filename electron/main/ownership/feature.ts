import type { Feature } from '../feature';
import { createAddressBook, type AddressBookOptions } from './address-book';

/** Whether an address is one of the person's own, in whichever profile. */
export const createOwnershipFeature = (options: AddressBookOptions) => {
  const book = createAddressBook(options);
  const forget = (): void => {
    book.forget();
  };
  return {
    handlers: {
      findAddress: ({ text }) => book.find(text),
    },
    // The keys of the files are dropped then, and so is what was read with them.
    onLock: forget,
    onSleep: forget,
    onProfileRemoved: forget,
  } satisfies Feature;
};
