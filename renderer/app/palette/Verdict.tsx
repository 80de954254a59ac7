import {
  CircleMinus,
  CircleQuestionMark,
  FileCode2,
  History,
  OctagonAlert,
  ShieldAlert,
  ShieldCheck,
  ShieldQuestionMark,
  ShieldX,
  StickyNote,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { AddressHit, AddressReport, Verdict as VerdictName } from '../../../shared/ownership';
import { checksumState, formatOf, writtenAddress } from '../../ui/address/checksum-state';
import { DifferingPlaces, GroupedAddress } from '../../ui/address/GroupedAddress';
import { useEvmAssets } from '../../store/store';
import { NameText } from '../../ui/text/ServiceText';
import { Icon } from '../../ui/Icon';
import { detailsWords } from '../../i18n/details';
import { paletteWords } from '../../i18n/palette';
import styles from './palette.module.css';
import { sayVerdict, writtenAsked, type Names } from './verdict-words';

const icons: Readonly<Record<VerdictName, LucideIcon>> = {
  wallet: ShieldCheck,
  newcomer: ShieldCheck,
  namesake: ShieldAlert,
  contract: FileCode2,
  unconfirmed: ShieldQuestionMark,
  remembered: History,
  former: History,
  gone: CircleMinus,
  deployer: UserRound,
  note: StickyNote,
  changed: OctagonAlert,
  alike: ShieldAlert,
  none: ShieldX,
};

interface ComparisonProps {
  readonly asked: string;
  readonly alike: AddressHit;
  readonly names: Names;
}

/** The asked address above a similar one, with the characters marked that differ. */
function Comparison({ asked, alike, names }: ComparisonProps) {
  const evmAssets = useEvmAssets();
  const format = formatOf(alike.asset, { evmAssets });
  const [one, other] = [writtenAddress(asked, format), writtenAddress(alike.address, format)];
  return (
    <dl className={styles['pair']}>
      <dt>{paletteWords.asked}</dt>
      <dd>
        <GroupedAddress text={one} other={other} className={styles['address']} />
      </dd>
      <dt title={alike.name === null ? undefined : names.record(alike.name)}>
        {alike.name === null || alike.name === '' ? (
          paletteWords.known
        ) : (
          <NameText text={alike.name} longest={60} />
        )}
      </dt>
      <dd>
        <GroupedAddress text={other} other={one} className={styles['address']} />
        <DifferingPlaces text={one} other={other} />
      </dd>
    </dl>
  );
}

/** The profiles that the address was compared with, and those that it could not be compared with. */
function Compared({ report, names }: { readonly report: AddressReport; readonly names: Names }) {
  const { comparedWith, notComparedTitle, answerOf, answersAnother, whyNot } = paletteWords;
  const { verdict, profiles } = report;
  const isWhole = verdict === 'none';
  const shown = profiles.filter(({ notCompared }) => isWhole || notCompared !== null);
  if (shown.length === 0) return null;
  return (
    <>
      <p className={styles['head']}>{isWhole ? comparedWith : notComparedTitle}</p>
      <ul className={styles['profiles']}>
        {shown.map(({ profileId, receivedAt, isAnother, notCompared }) => (
          <li key={profileId} data-left-out={notCompared !== null || undefined}>
            <bdi>{names.profile(profileId)}</bdi>
            <span>
              {notCompared !== null
                ? whyNot[notCompared]
                : receivedAt !== null && answerOf(names.when(receivedAt))}
              {isAnother && ` · ${answersAnother}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  readonly report: AddressReport;
  /** Null while values are hidden: then only the verdict is shown. */
  readonly names: Names | null;
}

/** Main's report on whose an address is. */
export function Verdict({ report, names }: Props) {
  const { verdict, alikes, alikeCount, hits, hitCount } = report;
  const { tone, title, sentence, caution } = sayVerdict(report, names);
  const asked = writtenAsked(report);
  const isAlike = verdict === 'alike';
  const checksum = verdict === null ? 'unchecked' : checksumState(asked, 'evm');
  const isContradicted = checksum === 'mismatch';
  // Names say more than the verdict, and are hidden. How many hits there are of which kind does not.
  const isTold = names !== null;
  return (
    <div className={styles['verdict']} data-tone={tone} data-verdict={verdict ?? 'without'}>
      <Icon of={verdict === null ? CircleQuestionMark : icons[verdict]} size={20} />
      <div className={styles['said']}>
        <p className={styles['title']}>{title}</p>
        {isTold && verdict !== null && !isAlike && (
          <GroupedAddress text={asked} className={styles['address']} />
        )}
        <p>
          {sentence}
          {!isTold && hits.length > 0 && ` ${paletteWords.sentences.hidden}`}
        </p>
        {caution !== null && <p>{caution}</p>}
        {isTold && !isAlike && isContradicted && (
          <p>
            <strong>{detailsWords.checksums.mismatch}.</strong>
          </p>
        )}
        {isTold &&
          isAlike &&
          alikes.map((alike, at) => (
            <Comparison key={at} asked={asked} alike={alike} names={names} />
          ))}
        {isTold && hitCount > hits.length && <p>{paletteWords.moreHits(hitCount - hits.length)}</p>}
        {isTold && isAlike && alikeCount > alikes.length && (
          <p>{paletteWords.moreAlike(alikeCount - alikes.length)}</p>
        )}
        {isTold && verdict !== null && verdict !== 'wallet' && (
          <Compared report={report} names={names} />
        )}
      </div>
    </div>
  );
}
