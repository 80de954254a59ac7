import { filter } from '../../state/list-actions';
import { Popover } from '../../ui/Popover';
import { words } from '../../words';
import { addressRelationWords } from '../../words/address-relations';
import { deployerKinds } from '../model/deployer-kinds';
import type { Filters } from '../model/list-query';
import { useAccountAddresses } from '../use-account-addresses';
import { CheckList } from './CheckList';

/** A pill that restricts the contracts by whose address deployed them. */
export function DeployerFilter({ filters }: { readonly filters: Filters }) {
  const counts = useAccountAddresses()?.deployers.counts();
  const { deployers = [], ...others } = filters;
  const label = addressRelationWords.deployer;
  return (
    <Popover
      name={deployers.length === 0 ? label : words.list.filteredBy(label, deployers.length)}
      marked={deployers.length > 0}
      label={deployers.length === 0 ? label : `${label}: ${deployers.length}`}
    >
      {() => (
        <CheckList
          legend={addressRelationWords.deployerLegend}
          chosen={deployers}
          choices={deployerKinds.map((kind) => ({
            key: kind,
            value: kind,
            label: addressRelationWords.deployers[kind],
            ...(counts && { detail: words.list.count(counts[kind]) }),
          }))}
          onChange={(chosen) => {
            filter('contracts', chosen.length === 0 ? others : { ...others, deployers: chosen });
          }}
        />
      )}
    </Popover>
  );
}
