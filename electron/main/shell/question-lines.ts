import { fieldText, type Field } from '../../../shared/account';
import type { AccountIdentity, OtherAccount } from '../../../shared/activity';
import { hostOf } from '../../../shared/base-url';
import type { Profile } from '../../../shared/profile';
import { plainLine } from '../../../shared/unseen';
import { words } from '../i18n';

/** A profile that a question is about. */
export type Questioned = Pick<Profile, 'name' | 'kind' | 'baseUrl' | 'publicKey'>;

/** The known account, and the one that has answered. */
export type BothAccounts = Pick<OtherAccount, 'known' | 'answered'>;

/** Longest text of an account in a box, in UTF-16 units. */
const longestIdentity = 120;

/** As much of a fingerprint as nobody can make a second key for: `SHA256:` and 96 bits. */
const fingerprintBeginning = 23;

/** By what the person knows a profile whatever it is called: the window may give it another name, unasked. */
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

/** Each on a line of its own: a long name must not push the user ID out of the box. */
const identityLines = (
  when: string,
  { name, userId }: AccountIdentity,
  absent: string,
): readonly [string, string] => [
  words.confirmTrust.name(when, shownField(name, absent)),
  words.confirmTrust.userId(when, shownField(userId, absent)),
];

/** Whose account it was until now, and whose it is now. */
export const bothIdentities = ({ known, answered }: BothAccounts): readonly string[] => {
  const { until, now, notGiven, notKnown } = words.confirmTrust;
  return [
    ...identityLines(until, known, known.isHolderKnown ? notGiven : notKnown),
    ...identityLines(now, answered, notGiven),
  ];
};
