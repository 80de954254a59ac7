import { useMemo } from 'react';
import { addressFields } from '../../../../shared/account';
import { useWindow } from '../../../store/store';
import { Section } from '../../../ui/Section';
import { detailsWords } from '../../../i18n/details';
import type { CellContext } from '../list/grid/grid-column';
import { modelOf } from '../list/prepared-model';
import { RecordLinks, ShowRecords } from './RecordLink';
import { relatedRecords, type Related, type RelatedTo } from './related';
import styles from './Details.module.css';

/** Finds records of the account that are related to a record. */
export const useRelated = (
  { list, record, address, deployedBy, format }: RelatedTo,
  { evmAssets }: CellContext,
): Related => {
  const wallets = useWindow(({ account }) => account?.wallets);
  const contracts = useWindow(({ account }) => account?.contracts);
  return useMemo(() => {
    const models = {
      wallets: wallets ? modelOf(wallets, 'wallets', evmAssets).read().model : null,
      contracts: contracts ? modelOf(contracts, 'contracts', evmAssets).read().model : null,
    };
    return relatedRecords(models, { list, record, address, deployedBy, format });
  }, [wallets, contracts, evmAssets, list, record, address, deployedBy, format]);
};

/** Records of the account that are related to a record. The deployer is shown with the deployment instead. */
export function RelatedSection({
  list,
  deployed,
  same,
}: Pick<Related, 'deployed' | 'same'> & Pick<RelatedTo, 'list'>) {
  const count = list === 'wallets' ? (deployed?.records.length ?? 0) : 0;
  if (same.length === 0 && count === 0) return null;
  return (
    <Section title={detailsWords.related}>
      {deployed && count > 0 && (
        <p className={styles['spread']}>
          <span>{detailsWords.deployed(count)}</span>
          <ShowRecords
            found={deployed}
            column="deployedBy"
            label={detailsWords.show}
            name={detailsWords.showDeployedBy(count)}
          />
        </p>
      )}
      {same.map((found) => (
        <div key={found.list}>
          <p>{detailsWords.same[found.list](found.records.length)}</p>
          <RecordLinks found={found} column={addressFields[found.list]} />
        </div>
      ))}
    </Section>
  );
}
