import { shortAddress } from '../../../../shared/address-text';
import { CodeText } from '../../../ui/text/CodeText';
import { NameText } from '../../../ui/text/NameText';
import { chartWords } from '../../../i18n/charts';
import type { Grouping } from './model/group-rows';
import type { GroupedBy } from './use-deployments';

interface Props {
  readonly grouping: Grouping;
  readonly by: GroupedBy;
  readonly group: number;
}

/** Longest name beside a chart, in UTF-16 units. */
const longest = 40;

/** What a group is called: a type, a deployer, or how many others. */
export function GroupName({ grouping: { values, others }, by, group }: Props) {
  const value = values[group];
  if (value === undefined) return chartWords.others(others);
  if (by === 'type') return <CodeText text={value} longest={longest} />;
  return <NameText text={value === null ? null : shortAddress(value)} longest={longest} />;
}
