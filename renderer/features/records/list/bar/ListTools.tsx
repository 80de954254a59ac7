import { Columns3, Ellipsis, FileDiff, ListTree, Rows4 } from 'lucide-react';
import type { ListName } from '../../../../../shared/account';
import { groupsOf } from '../../../../../shared/list-view';
import { startComparison } from '../../../../store/comparison-actions';
import { groupBy, resetColumns, setDensity, toggleColumn } from '../../../../store/list-actions';
import { IconButton } from '../../../../ui/Button';
import { Menu, MenuItem, MenuLine } from '../../../../ui/Menu';
import { words } from '../../../../i18n/window';
import { compareWords } from '../../../../i18n/compare';
import { toolWords } from '../../../../i18n/list';
import type { ShownList } from '../use-list';
import styles from './ListTools.module.css';

interface Props<Name extends ListName> {
  readonly view: ShownList<Name>;
}

function GroupItems<Name extends ListName>({ view }: Props<Name>) {
  const { list } = view.definition;
  return (
    <div role="group" aria-label={toolWords.group} className={styles['part']}>
      {[null, ...groupsOf[list]].map((one) => (
        <MenuItem
          key={one}
          chosen={one === view.state.group}
          onPress={() => {
            groupBy(list, one);
          }}
        >
          {one === null ? toolWords.noGroup : toolWords.groups[one]}
        </MenuItem>
      ))}
    </div>
  );
}

/** Shows and hides columns. The last visible column cannot be hidden. */
function ColumnItems<Name extends ListName>({ view }: Props<Name>) {
  const { definition, state } = view;
  const { list, columns } = definition;
  const shown = columns.filter(({ name }) => !state.hidden.includes(name));
  return (
    <div role="group" aria-label={toolWords.columns} className={styles['part']}>
      {columns.map(({ name, label }) => {
        const isShown = shown.some((column) => column.name === name);
        const isLast = isShown && shown.length === 1;
        return (
          <MenuItem
            key={name}
            ticked={isShown}
            {...(isShown && state.noRoom.includes(name) && { detail: words.list.noRoom })}
            {...(isLast && { detail: toolWords.lastColumn })}
            onPress={() => {
              if (!isLast) toggleColumn(list, name);
            }}
          >
            {label}
          </MenuItem>
        );
      })}
      <MenuLine />
      <MenuItem
        onPress={() => {
          resetColumns(list);
        }}
      >
        {toolWords.resetColumns}
      </MenuItem>
    </div>
  );
}

/** Grouping, density, columns and comparison of a list. Combined into one menu in a narrow window. */
export function ListTools<Name extends ListName>({ view }: Props<Name>) {
  const { definition, state } = view;
  const { list } = definition;
  const { group, density, hidden } = state;
  const grouped = toolWords.groupedBy(group === null ? toolWords.noGroup : toolWords.groups[group]);
  const isCompact = density === 'compact';
  const toggleDensity = (): void => {
    setDensity(list, isCompact ? 'usual' : 'compact');
  };
  const columnItems = () => <ColumnItems view={view} />;
  const groupItems = () => <GroupItems view={view} />;
  return (
    <>
      <div className={styles['tools']}>
        <Menu
          quiet
          icon={ListTree}
          label={<span className={styles['words']}>{toolWords.group}</span>}
          name={grouped}
          className={styles['group']}
          marked={group !== null}
        >
          {groupItems}
        </Menu>
        <IconButton
          icon={Rows4}
          label={toolWords.compact}
          pressed={isCompact}
          onPress={toggleDensity}
        />
        <Menu quiet icon={Columns3} name={toolWords.columns} marked={hidden.length > 0}>
          {columnItems}
        </Menu>
        <IconButton
          icon={FileDiff}
          label={compareWords.open}
          onPress={() => void startComparison(list)}
        />
      </div>
      <div className={styles['all']}>
        <Menu quiet icon={Ellipsis} name={toolWords.tools}>
          {() => (
            <>
              <div aria-hidden="true" className={styles['title']}>
                {toolWords.group}
              </div>
              {groupItems()}
              <MenuLine />
              <MenuItem ticked={isCompact} onPress={toggleDensity}>
                {toolWords.compact}
              </MenuItem>
              <MenuLine />
              <div aria-hidden="true" className={styles['title']}>
                {toolWords.columns}
              </div>
              {columnItems()}
              <MenuLine />
              <MenuItem icon={FileDiff} onPress={() => void startComparison(list)}>
                {compareWords.open}
              </MenuItem>
            </>
          )}
        </Menu>
      </div>
    </>
  );
}
