import { addressRelationWords as english } from './en/address-relations';
import { catalogue } from './language';

/** What is said about addresses that look alike, and about whose address deployed a contract. */
export const addressRelationWords = catalogue('addressRelations', english);
