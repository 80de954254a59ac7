import type { ListName } from '../../../shared/account';
import { filter } from '../../state/list-actions';
import { addressRelationWords } from '../../words/address-relations';
import type { Filters } from '../model/list-query';
import { TogglePill } from './TogglePill';

interface Props {
  readonly list: ListName;
  readonly filters: Filters;
}

/** Shows only records with an address that looks like another one of the account. */
export function AlikePill({ list, filters }: Props) {
  const { alike, ...others } = filters;
  return (
    <TogglePill
      pressed={alike === 'only'}
      onPress={() => {
        filter(list, alike ? others : { ...others, alike: 'only' });
      }}
    >
      {addressRelationWords.filter}
    </TogglePill>
  );
}
