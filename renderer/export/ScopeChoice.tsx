import type { ListName } from '../../shared/account';
import { listDefinitions } from '../list/columns';
import { Segmented } from '../ui/Segmented';
import { words } from '../words';
import { exportWords } from '../words/export';
import { countOf, scopesOf, type Choices, type OnScreen } from './choices';
import styles from './export.module.css';

const sentenceOf = ({ scope, format }: Choices, onScreen: OnScreen | null): string => {
  const { about, asked, withoutIdentity } = exportWords;
  if (scope === 'account') return format === 'csv' ? about.oneList : about.account;
  const of = {
    selected: about.selected,
    view: asked(onScreen?.asked ?? []),
    wallets: about.list,
    contracts: about.list,
  }[scope];
  return format === 'csv' ? of : `${of} ${withoutIdentity}`;
};

interface Props {
  readonly choices: Choices;
  readonly onScreen: OnScreen | null;
  readonly counts: Readonly<Record<ListName, number>>;
  readonly onChoose: (changes: Partial<Choices>) => void;
}

/** Which records go into the file. */
export function ScopeChoice({ choices, onScreen, counts, onChoose }: Props) {
  const { scope, format, list } = choices;
  const { count } = words.list;
  return (
    <div className={styles['scope']}>
      <Segmented
        name={exportWords.what}
        named="above"
        options={scopesOf(onScreen).map((value) => ({
          value,
          label: exportWords.scopes[value],
          count: count(countOf({ scope: value, format: 'json', list }, onScreen, counts)),
        }))}
        value={scope}
        onChange={(value) => {
          onChoose({ scope: value });
        }}
      />
      <p className={styles['hint']}>{sentenceOf(choices, onScreen)}</p>
      {scope === 'account' && format === 'csv' && (
        <Segmented
          name={exportWords.list}
          named
          options={(['wallets', 'contracts'] as const).map((value) => ({
            value,
            label: listDefinitions[value].label,
            count: count(counts[value]),
          }))}
          value={list}
          onChange={(value) => {
            onChoose({ list: value });
          }}
        />
      )}
    </div>
  );
}
