import type { ListName } from '../../../shared/account';
import { Segmented } from '../../ui/Segmented';
import { words } from '../../i18n';
import { exportWords } from '../../i18n/export';
import { countOf, scopesOf, type Choices, type OnScreen } from './choices';
import styles from './export.module.css';

const messageOf = ({ scope, format }: Choices, onScreen: OnScreen | null): string => {
  const { about, asked, withoutIdentity } = exportWords;
  if (scope === 'account') return about.account;
  const of = {
    selected: about.selected,
    view: asked(onScreen?.asked ?? []),
    wallets: about.list,
    contracts: about.list,
  }[scope];
  if (format !== 'csv') return `${of} ${withoutIdentity}`;
  return onScreen ? of : `${of} ${about.oneList}`;
};

interface Props {
  readonly choices: Choices;
  readonly onScreen: OnScreen | null;
  readonly counts: Readonly<Record<ListName, number>>;
  readonly onChoose: (changes: Partial<Choices>) => void;
}

/** Which records go into the file. */
export function ScopeChoice({ choices, onScreen, counts, onChoose }: Props) {
  const { scope, format } = choices;
  const { count } = words.list;
  return (
    <div className={styles['scope']}>
      <Segmented
        name={exportWords.what}
        named="above"
        options={scopesOf(onScreen, format).map((value) => ({
          value,
          label: exportWords.scopes[value],
          count: count(countOf({ scope: value }, onScreen, counts)),
        }))}
        value={scope}
        onChange={(value) => {
          onChoose({ scope: value });
        }}
      />
      <p className={styles['hint']}>{messageOf(choices, onScreen)}</p>
    </div>
  );
}
