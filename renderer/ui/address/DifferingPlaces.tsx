import { useValuesHidden } from '../../store/selectors';
import { detailsWords } from '../../i18n/details';
import visuallyHidden from '../visually-hidden.module.css';
import { differingRuns } from './GroupedAddress';

interface Props {
  readonly text: string | null;
  /** The one below it. */
  readonly other: string | null;
}

/** Runs that are said one by one: who hears more of them compares the texts themselves. */
const mostSaid = 5;

/** Says where two texts differ, to whom the marks in them say nothing. Nothing where places cannot be compared or seen. */
export function DifferingPlaces({ text, other }: Props) {
  const isHidden = useValuesHidden();
  const runs = isHidden || text === null || other === null ? [] : differingRuns(text, other);
  if (runs.length === 0) return null;
  const said = runs
    .slice(0, mostSaid)
    .map((run) => detailsWords.differingRun(run.from, run.to, run.own, run.other));
  const more = runs.length - said.length;
  const all = more > 0 ? [...said, detailsWords.moreRuns(more)] : said;
  const isPrefixed = text?.startsWith('0x') === true;
  return (
    <span className={visuallyHidden['visuallyHidden']}>
      {' '}
      {detailsWords.differingRuns(all.join('; '), isPrefixed)}
    </span>
  );
}
