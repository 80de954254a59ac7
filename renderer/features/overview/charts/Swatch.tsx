import { createContext, use, useCallback, useId, type ReactNode } from 'react';
import { shortAddress } from '../../../../shared/address';
import { CodeText, NameText } from '../../../ui/text/ServiceText';
import { chartWords } from '../../../i18n/overview';
import { mostGroups } from './colour-rows';
import type { Deployments } from './use-deployments';
import styles from './charts.module.css';

/** Prefix of the fill ids in the document. */
const Prefix = createContext('');

/** Pattern over each colour but the first, so that groups differ by more than colour. */
const marks: readonly (string | null)[] = [
  null,
  'M0 6L6 0M-1 1L1 -1M5 7L7 5',
  'M2 2h2v2h-2z',
  'M0 0L6 6M-1 5L1 7M5 -1L7 1',
  'M0 3H6',
  'M3 0V6',
  'M0 0L6 6M0 6L6 0',
];

/** Returns the fill of a group's bars. Only for elements inside `Patterns`. */
export const useFill = (): ((group: number) => string) => {
  const prefix = use(Prefix);
  return useCallback((group) => `url(#${prefix}${group})`, [prefix]);
};

/** Defines the fills of all groups for the elements inside. */
export function Patterns({ children }: { readonly children: ReactNode }) {
  const prefix = useId();
  return (
    <Prefix value={prefix}>
      <svg className={styles['patterns']} aria-hidden="true">
        <defs>
          {Array.from({ length: mostGroups + 1 }, (_none, group) => (
            <pattern
              key={group}
              id={`${prefix}${group}`}
              width={6}
              height={6}
              patternUnits="userSpaceOnUse"
            >
              <rect width={6} height={6} style={{ fill: `var(--series-${group})` }} />
              {marks[group] && <path d={marks[group]} className={styles['mark']} />}
            </pattern>
          ))}
        </defs>
      </svg>
      {children}
    </Prefix>
  );
}

/** A sample of a group's fill, shown beside its name. */
export function Swatch({ group }: { readonly group: number }) {
  const fill = useFill();
  return (
    <svg width={18} height={12} aria-hidden="true">
      <rect width={18} height={12} rx={2} fill={fill(group)} />
    </svg>
  );
}

interface GroupNameProps {
  readonly deployments: Deployments;
  readonly group: number;
}

/** Longest name in a chart, in UTF-16 units. */
const longest = 40;

/** Name of a group: a type, a deployer, or the number of other values. */
export function GroupName({ deployments: { colouring, by }, group }: GroupNameProps) {
  const { values, others } = colouring;
  const value = values[group];
  if (value === undefined) return chartWords.others(others);
  if (by === 'type') return <CodeText text={value} longest={longest} />;
  return <NameText text={value === null ? null : shortAddress(value)} longest={longest} />;
}
