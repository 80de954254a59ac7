import type { ListName } from '../../../shared/account';
import { filter } from '../../state/list-actions';
import { Popover } from '../../ui/Popover';
import { words } from '../../words';
import type { Filters } from '../model/list-query';
import { CheckList } from './CheckList';

interface Props {
  readonly list: ListName;
  readonly filters: Filters;
}

const states = ['mismatch', 'valid', 'none', 'unchecked'] as const;

/** A pill that restricts the list to addresses by what their capitals say. */
export function ChecksumFilter({ list, filters }: Props) {
  const { checksums } = filters;
  const label = words.address.checksum;
  return (
    <Popover
      name={checksums.length === 0 ? label : words.list.filteredBy(label, checksums.length)}
      marked={checksums.length > 0}
      label={checksums.length === 0 ? label : `${label}: ${checksums.length}`}
    >
      {() => (
        <CheckList
          legend={words.address.checksumLegend}
          chosen={checksums}
          choices={states.map((state) => ({
            key: state,
            value: state,
            label: words.address.states[state],
          }))}
          onChange={(chosen) => {
            filter(list, { ...filters, checksums: chosen });
          }}
        />
      )}
    </Popover>
  );
}
