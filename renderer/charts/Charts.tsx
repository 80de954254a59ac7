import type { SmartContract, Wallet } from '../../shared/account';
import { modelOf } from '../list/models';
import { useEvmAssets } from '../state/use-evm-assets';
import { chartWords } from '../words/charts';
import styles from './charts.module.css';
import { Shares } from './Shares';
import { Timeline } from './Timeline';

interface Props {
  readonly wallets: readonly Wallet[];
  readonly contracts: readonly SmartContract[];
}

/** What the lists consist of, and since when: nothing of a list that is empty. */
export function Charts({ wallets, contracts }: Props) {
  const evmAssets = useEvmAssets();
  return (
    <>
      <div className={styles['pair']}>
        {wallets.length > 0 && (
          <Shares
            title={chartWords.assets}
            list="wallets"
            column="asset"
            model={modelOf('wallets', wallets, evmAssets).read().model}
            all={wallets.length}
          />
        )}
        {contracts.length > 0 && (
          <Shares
            title={chartWords.types}
            list="contracts"
            column="type"
            model={modelOf('contracts', contracts, evmAssets).read().model}
            all={contracts.length}
          />
        )}
      </div>
      {contracts.length > 0 && <Timeline contracts={contracts} />}
    </>
  );
}
