import { listDefinitions } from '../list/columns';
import { addressRelationWords } from '../words/address-relations';
import type { Deployer } from './related';
import { RecordLinks } from './RecordLinks';
import styles from './RecordLinks.module.css';

/** Below the deployer of a contract: whether it is somebody of this account, and who. */
export function DeployerRow({ deployer }: { readonly deployer: Deployer }) {
  const said = addressRelationWords.deployers[deployer.kind];
  if ('found' in deployer) {
    const { list } = deployer.found;
    return (
      <RecordLinks
        title={`${said}:`}
        found={deployer.found}
        column={listDefinitions[list].address}
      />
    );
  }
  // The field says so itself.
  if (deployer.kind === 'not-given') return null;
  return <p className={styles['title']}>{said}</p>;
}
