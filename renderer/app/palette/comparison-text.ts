import type { AddressHit, AddressReport, ComparedProfile } from '../../../shared/ownership';
import { groupsOfFour } from '../../../shared/address-text';
import { paletteWords } from '../../i18n/palette';
import { comparedWhole, sayRole, sayVerdict, writtenAsked, type Names } from './verdict-words';

/** Cannot be taken for an address to send to, nor pasted as one by mistake. */
const inGroups = (address: string): string => groupsOfFour(address).join(' ');

const lineOf = (hit: AddressHit, names: Names): string => {
  const name = hit.name === null ? null : paletteWords.quoted(names.record(hit.name));
  const asset = hit.asset === null ? null : names.record(hit.asset);
  const parts = [name, asset, sayRole(hit, names), names.profile(hit.profileId)];
  return `- ${parts.filter((part) => part !== null).join(' · ')}`;
};

const profileLine = (profile: ComparedProfile, names: Names): string => {
  const { answerOf, text, whyNot } = paletteWords;
  const { receivedAt, notCompared } = profile;
  const answer = receivedAt === null ? null : answerOf(names.when(receivedAt));
  const why = notCompared === null ? null : text.notCompared(whyNot[notCompared]);
  const said = [answer, why].filter((part) => part !== null).join(', ');
  return `- ${names.profile(profile.profileId)}: ${said === '' ? text.unknown : said}`;
};

/**
 * An answer as a text for whoever sent the address: what was asked, what came of it, and what it was compared with, when.
 * Only an address that is a wallet is written so that it can be used.
 */
export const comparisonText = (report: AddressReport, names: Names, at: number): string => {
  const { text } = paletteWords;
  const { verdict, hits, alikes, compared, profiles } = report;
  const asked = writtenAsked(report);
  const { title, sentence, caution } = sayVerdict(report, names);
  const isAlike = verdict === 'alike';
  return [
    text.title,
    text.asked(verdict === 'wallet' ? asked : inGroups(asked)),
    text.verdict(title),
    sentence,
    ...(caution === null ? [] : [caution]),
    ...(hits.length > 0 ? ['', text.known, ...hits.map((hit) => lineOf(hit, names))] : []),
    ...(isAlike ? ['', text.alike] : []),
    ...(isAlike ? alikes.flatMap((hit) => [lineOf(hit, names), `  ${inGroups(hit.address)}`]) : []),
    '',
    text.compared(compared, comparedWhole(profiles).length),
    ...profiles.map((profile) => profileLine(profile, names)),
    text.at(names.when(at)),
    '',
  ].join('\n');
};
