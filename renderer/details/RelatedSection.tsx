import { useMemo } from 'react';
import { listDefinitions } from '../list/columns';
import type { CellContext } from '../list/grid/grid-column';
import type { ListModel } from '../list/model/list-model';
import { modelOf } from '../list/models';
import { useWindow } from '../state/store';
import { detailsWords } from '../words/details';
import styles from './Details.module.css';
import { DeployerRow } from './DeployerRow';
import { relatedRecords, type RelatedTo } from './related';
import { RecordLinks } from './RecordLinks';
import { Section } from './Section';

interface Props {
  readonly place: RelatedTo;
  /** The model of the record's own list. */
  readonly model: ListModel;
  readonly context: CellContext;
}

/** Other records of the account that have to do with this one. */
export function RelatedSection({ place, model, context }: Props) {
  const wallets = useWindow(({ account }) => account?.wallets);
  const contracts = useWindow(({ account }) => account?.contracts);
  const { list, record, address, deployedBy, format } = place;
  const { evmAssets } = context;
  const { deployed, deployer, same } = useMemo(() => {
    const models = {
      wallets: wallets ? modelOf('wallets', wallets, evmAssets).read().model : null,
      contracts: contracts ? modelOf('contracts', contracts, evmAssets).read().model : null,
      [list]: model,
    };
    return relatedRecords(models, { list, record, address, deployedBy, format });
  }, [wallets, contracts, evmAssets, model, list, record, address, deployedBy, format]);

  const hasNothing =
    same.length === 0 && deployer === null && (deployed?.records.length ?? 0) === 0;
  return (
    <Section title={detailsWords.related}>
      {deployer && <DeployerRow deployer={deployer} />}
      {deployed && deployed.records.length > 0 && (
        <RecordLinks
          title={detailsWords.deployed(deployed.records.length)}
          found={deployed}
          column="deployedBy"
        />
      )}
      {same.map((found) => (
        <RecordLinks
          key={found.list}
          title={detailsWords.same[found.list](found.records.length)}
          found={found}
          column={listDefinitions[found.list].address}
        />
      ))}
      {hasNothing && <p className={styles['note']}>{detailsWords.unrelated}</p>}
    </Section>
  );
}
