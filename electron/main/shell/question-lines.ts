import { fieldText, type Field } from '../../../shared/account';
import type { AccountIdentity, OtherAccount } from '../../../shared/activity';
import { hostOf } from '../../../shared/base-url';
import type { Profile } from '../../../shared/profile';
import { plainLine } from '../../../shared/unseen';
import { words } from '../i18n';

/** A profile that a question is about. */
export type Questioned = Pick<Profile, 'name' | 'kind' | 'baseUrl' | 'publicKey'>;

/** The known account, and the account of the new answer. */
export type BothAccounts = Pick<OtherAccount, 'known' | 'answered'>;

/** Longest text of an account in a box, in UTF-16 units. */
const longestIdentity = 120;

/** Characters of a fingerprint to show: `SHA256:` and 96 bits, enough that nobody can make a second key with them. */
const fingerprintBeginning = 23;

/** Lines by which the user recognises a profile. Its name is not enough: the window can change it unasked. */
export const whichProfile = ({ kind, baseUrl, publicKey }: Questioned): readonly string[] => {
  const { service, demo, key } = words.whichProfile;
  return [
    kind === 'demo' ? demo : service(hostOf(baseUrl)),
    ...(publicKey ? [key(`${publicKey.fingerprint.slice(0, fingerprintBeginning)}…`)] : []),
  ];
};

const shownField = (field: Field, absent: string): string => {
  const text = fieldText(field);
  return text === null ? absent : plainLine(text, longestIdentity);
};

/** Name and user ID on separate lines, so that a long name cannot push the user ID out of the box. */
const identityLines = (
  when: string,
  { name, userId }: AccountIdentity,
  absent: string,
): readonly [string, string] => [
  words.confirmTrust.name(when, shownField(name, absent)),
  words.confirmTrust.userId(when, shownField(userId, absent)),
];

/** Lines that name both accounts: the known one and that of the new answer. */
export const bothIdentities = ({ known, answered }: BothAccounts): readonly string[] => {
  const { until, now, notGiven, notKnown } = words.confirmTrust;
  return [
    ...identityLines(until, known, known.isHolderKnown ? notGiven : notKnown),
    ...identityLines(now, answered, notGiven),
  ];
};
