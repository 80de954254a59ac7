import { listDefinitions } from '../list/columns';
import { detailsWords } from '../words/details';
import type { Deployer } from './related';
import { RecordLinks } from './RecordLinks';
import styles from './RecordLinks.module.css';

/** Who deployed a contract: somebody of this account, or not. */
export function DeployerRow({ deployer }: { readonly deployer: Deployer }) {
  const said = detailsWords.deployers[deployer.kind];
  if ('found' in deployer) {
    return (
      <RecordLinks
        title={`${detailsWords.deployer}: ${said}`}
        found={deployer.found}
        column={listDefinitions[deployer.found.list].address}
      />
    );
  }
  return (
    <p className={styles['title']}>
      {detailsWords.deployer}: {said}
    </p>
  );
}
