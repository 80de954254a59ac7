import { addressRelationWords as english } from './en/address-relations';
import { onLanguage } from './language';

/** What is said about addresses that look alike, and about whose address deployed a contract. */
export let addressRelationWords = english;
onLanguage((german) => {
  addressRelationWords = german?.addressRelations ?? english;
});
