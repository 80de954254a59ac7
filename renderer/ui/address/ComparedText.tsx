import { isPlain } from '../../../shared/address';
import { GroupedAddress } from './GroupedAddress';
import grouped from './GroupedAddress.module.css';
import { useValuesHidden } from '../../store/store';
import { graphemesOf, rowLength, visibleParts } from '../text/visible';
import { ServiceText } from '../text/ServiceText';
import unseen from '../text/text.module.css';

interface Props {
  /** Null shows as "not given". */
  readonly text: string | null;
  /** The text of the comparison, if there is one. Characters that differ from it are marked. */
  readonly other: string | null;
}

/** A character as it is shown: itself, or its name if it cannot be seen. */
interface Shown {
  readonly text: string;
  readonly isNamed: boolean;
}

const shownOf = (text: string): readonly Shown[] =>
  visibleParts(text, rowLength).parts.flatMap((part): readonly Shown[] =>
    'mark' in part
      ? [{ text: part.mark, isNamed: true }]
      : Array.from(graphemesOf(part.text), (one) => ({ text: one, isNamed: false })),
  );

/** A run of characters that are all the same as in the other text, or all different. */
interface Run {
  readonly shown: Shown[];
  readonly differs: boolean;
}

const runsOf = (text: string, other: string): readonly Run[] => {
  const there = shownOf(other);
  const runs: Run[] = [];
  for (const [at, shown] of shownOf(text).entries()) {
    const differs = there[at]?.text !== shown.text || there[at].isNamed !== shown.isNamed;
    const last = runs.at(-1);
    if (last?.differs === differs) last.shown.push(shown);
    else runs.push({ shown: [shown], differs });
  }
  return runs;
};

/** A text in any script, compared by characters as people count them. The ellipsis is marked if the texts differ. */
function ComparedWriting({ text, other }: { readonly text: string; readonly other: string }) {
  const isCut = text.length > rowLength;
  return (
    <bdi className={grouped['writing']}>
      {runsOf(text, other).map(({ shown, differs }, index) => (
        <span key={index} className={differs ? grouped['differs'] : undefined}>
          {shown.map((one, at) =>
            one.isNamed ? (
              <span key={at} className={unseen['mark']}>
                {one.text}
              </span>
            ) : (
              one.text
            ),
          )}
        </span>
      ))}
      {isCut && <span className={text === other ? undefined : grouped['differs']}>…</span>}
    </bdi>
  );
}

/** One of two values that differ, in full. */
export function ComparedText({ text, other }: Props) {
  const isHidden = useValuesHidden();
  if (text === null || isHidden || text.trim() === '') {
    return <ServiceText text={text} longest={2000} kind="exact" />;
  }
  if (!isPlain(text)) return <ComparedWriting text={text} other={other ?? ''} />;
  return <GroupedAddress text={text} other={other} className={grouped['compared']} />;
}
