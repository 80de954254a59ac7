import { detailsWords as details } from '../words/details';
import styles from './RecordLinks.module.css';
import type { Deployer } from './related';
import { RecordLinks } from './RecordLinks';

interface Props {
  readonly deployer: Deployer;
  readonly deployedBy: string;
}

/** Who deployed a contract: somebody of this account, or not. */
export function DeployerRow({ deployer, deployedBy }: Props) {
  const said = details.deployers[deployer.kind];
  if ('found' in deployer) {
    return (
      <RecordLinks
        title={`${details.deployer}: ${said}`}
        found={deployer.found}
        search={`address:${deployedBy}`}
      />
    );
  }
  return (
    <p className={styles['title']}>
      {details.deployer}: {said}
    </p>
  );
}
