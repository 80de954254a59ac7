import { addressKey, comparedPart, groupsOfFour } from '../../../shared/address';
import type {
  AddressHit,
  AddressReport,
  ComparedProfile,
  Verdict,
} from '../../../shared/ownership';
import { checksumState } from '../../ui/address/checksum-state';
import { countDifferences } from '../../ui/address/GroupedAddress';
import { activityWords } from '../../i18n/activity';
import { paletteWords } from '../../i18n/palette';

/** The texts of names and times. Callers pass null in its place while values are hidden. */
export interface Names {
  readonly profile: (profileId: string) => string;
  readonly record: (name: string) => string;
  /** `at` is in milliseconds since the epoch. */
  readonly when: (at: number) => string;
  /** Id of the profile on screen; null if there is none. */
  readonly activeId: string | null;
}

/** The text of a report. `good` (green) is only for the one verdict that is a plain yes. */
interface Said {
  readonly tone: 'good' | 'danger' | 'plain';
  readonly title: string;
  readonly sentence: string;
  /** Warns that other addresses look like the asked one; null if none does. */
  readonly caution: string | null;
}

/**
 * The asked address in the form of known addresses: with 0x, even if it was asked without. Characters can be compared
 * only in the same form.
 */
export const writtenAsked = ({ asked }: Pick<AddressReport, 'asked'>): string => {
  const digits = asked.replace(/^0x/iu, '');
  return addressKey(asked).startsWith('0x') ? `0x${digits}` : asked;
};

const comparedWhole = (profiles: readonly ComparedProfile[]): readonly ComparedProfile[] =>
  profiles.filter(({ notCompared }) => notCompared === null);

const quoted = (name: string): string => paletteWords.quoted(name);

const recordOf = (hit: AddressHit | undefined, names: Names | null): string | null =>
  names && hit?.name ? quoted(names.record(hit.name)) : null;

const momentOf = (at: number | null | undefined, names: Names | null): string | null =>
  names && typeof at === 'number' ? names.when(at) : null;

/** Whether a profile was not compared, so that a no is said only of the others. */
const isPartly = ({ profiles }: AddressReport): boolean =>
  comparedWhole(profiles).length < profiles.length;

const noneOf = (report: AddressReport): Pick<Said, 'title' | 'sentence'> => {
  const { titles, sentences } = paletteWords;
  const { profiles, compared } = report;
  if (compared === 0) {
    return { title: titles.nothingCompared, sentence: sentences.nothingCompared };
  }
  return {
    title: isPartly(report) ? titles.nonePartly : titles.none,
    sentence: sentences.none(compared, comparedWhole(profiles).length),
  };
};

/**
 * Whether the first and the last four characters, which people compare, are the same. If not, the difference is taken
 * for a typing mistake.
 */
const haveSameEnds = (one: string, other: string): boolean => {
  const endsOf = (address: string): string => {
    const part = (comparedPart(address) ?? address.replace(/^0x/iu, '')).toLowerCase();
    return `${part.slice(0, 4)} ${part.slice(-4)}`;
  };
  return endsOf(one) === endsOf(other);
};

const alikeOf = (report: AddressReport, names: Names | null): Pick<Said, 'title' | 'sentence'> => {
  const { titles, sentences } = paletteWords;
  const [first] = report.alikes;
  const count = first && names ? countDifferences(writtenAsked(report), first.address) : null;
  const asked = writtenAsked(report);
  const isSlip = first !== undefined && names !== null && !haveSameEnds(asked, first.address);
  const { alike, slip, alikeLoose } = sentences;
  const sentence = count ? (isSlip ? slip : alike)(count.differing, count.all) : alikeLoose;
  return { title: titles.alike(recordOf(first, names), isPartly(report)), sentence };
};

const tones: Readonly<Partial<Record<Verdict, Said['tone']>>> = {
  wallet: 'good',
  changed: 'danger',
  namesake: 'danger',
  former: 'danger',
  gone: 'danger',
  alike: 'danger',
};

const verdictWords = (
  report: AddressReport,
  verdict: Verdict,
  names: Names | null,
): Pick<Said, 'title' | 'sentence'> => {
  const { titles, sentences } = paletteWords;
  if (verdict === 'none') return noneOf(report);
  if (verdict === 'alike') return alikeOf(report, names);
  if (verdict === 'changed') return { title: titles.changed, sentence: sentences.changed };
  const hit = report.hits.find(({ role }) => role === verdict);
  const of = hit && names ? quoted(names.profile(hit.profileId)) : null;
  if (verdict === 'former' || verdict === 'gone') {
    const until = momentOf(hit?.until, names);
    return { title: titles[verdict](recordOf(hit, names), until), sentence: sentences[verdict] };
  }
  if (verdict === 'deployer') {
    const title = titles.deployer(hit?.contracts ?? 0, isPartly(report));
    return { title, sentence: sentences.stranger };
  }
  if (verdict === 'note') {
    const title = titles.note(recordOf(hit, names), isPartly(report));
    return { title, sentence: sentences.stranger };
  }
  if (verdict === 'contract') {
    const isHere = names && hit?.profileId === names.activeId;
    return {
      title: isHere ? titles.ownContract : titles.contract(of),
      sentence: sentences.contract,
    };
  }
  const profile = report.profiles.find(({ profileId }) => profileId === hit?.profileId);
  const at = profile?.receivedAt;
  if (profile?.isAnother && (verdict === 'unconfirmed' || verdict === 'remembered')) {
    const sentence = sentences.formerAnswer(momentOf(at, names));
    return { title: titles.formerAnswer(of), sentence };
  }
  if (verdict === 'unconfirmed' || verdict === 'remembered') {
    return { title: titles[verdict](of), sentence: sentences[verdict] };
  }
  if (verdict === 'namesake') return { title: titles.namesake(of), sentence: sentences.namesake };
  // The capitals of the asked address contradict its checksum, and no record has the address written like that.
  const asked = writtenAsked(report);
  const isMiswritten =
    checksumState(asked, 'evm') === 'mismatch' &&
    report.hits.every(({ role, address }) => role !== verdict || address !== asked);
  const isSame = sentences[isMiswritten ? 'walletCapitals' : 'wallet'](momentOf(at, names));
  return verdict === 'newcomer'
    ? { title: titles.newcomer(of), sentence: `${sentences.newcomer} ${isSame}` }
    : { title: titles.wallet(of), sentence: isSame };
};

/** The profile whose answer's time is part of a positive verdict. Its records do not repeat that time. */
export const toldProfile = ({ verdict, hits }: AddressReport): string | null =>
  verdict === 'wallet' || verdict === 'newcomer'
    ? (hits.find(({ role }) => role === verdict)?.profileId ?? null)
    : null;

/** The text of a report, without names while values are hidden. */
export const sayVerdict = (report: AddressReport, names: Names | null): Said => {
  const { titles, sentences, alsoAlike } = paletteWords;
  const { verdict, noVerdict, alikeCount } = report;
  if (verdict === null) {
    const why = noVerdict ?? 'incomplete';
    return { tone: 'plain', title: titles[why], sentence: sentences[why], caution: null };
  }
  const isCautioned = verdict !== 'alike' && alikeCount > 0;
  return {
    tone: tones[verdict] ?? 'plain',
    ...verdictWords(report, verdict, names),
    caution: isCautioned ? alsoAlike(alikeCount) : null,
  };
};

/** What a hit is, as the text beside its name. */
export const sayRole = (hit: AddressHit, names: Names): string => {
  const { role, until, contracts, isAlarmed } = hit;
  const { roles } = paletteWords;
  // Nobody has agreed yet that this address is the former one.
  if (role === 'former' && until === null && isAlarmed) return activityWords.pinned;
  if (role === 'former' || role === 'gone') {
    return roles[role](until === null ? null : names.when(until));
  }
  return role === 'deployer' ? roles.deployer(contracts) : roles[role];
};

/** An address with a space after every four characters, so that nobody pastes it where money is sent to. */
const inGroups = (address: string): string => groupsOfFour(address).join(' ');

const lineOf = (hit: AddressHit, names: Names): string => {
  const name = hit.name === null ? null : paletteWords.quoted(names.record(hit.name));
  const asset = hit.asset === null ? null : names.record(hit.asset);
  const parts = [name, asset, sayRole(hit, names), names.profile(hit.profileId)];
  return `- ${parts.filter((part) => part !== null).join(' · ')}`;
};

const profileLine = (profile: ComparedProfile, names: Names): string => {
  const { answerOf, answersAnother, text, whyNot } = paletteWords;
  const { receivedAt, isAnother, notCompared } = profile;
  const answer = receivedAt === null ? null : answerOf(names.when(receivedAt));
  const why = notCompared === null ? null : text.notCompared(whyNot[notCompared]);
  const another = isAnother ? answersAnother : null;
  const said = [answer, why, another].filter((part) => part !== null).join(', ');
  return `- ${names.profile(profile.profileId)}: ${said === '' ? text.unknown : said}`;
};

/**
 * A report as text for the person who sent the address: what was asked, the verdict, and what the address was compared
 * with and when. Only an address that is a wallet is written so that it can be used.
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
