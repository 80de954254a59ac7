import { listDefinitions } from '../list/columns';
import { detailsWords } from '../words/details';
import styles from './Details.module.css';
import type { Related } from './related';
import { RecordLinks } from './RecordLinks';
import { Section } from './Section';

/** Other records of the account that have to do with this one; its deployer is said beside that field. */
export function RelatedSection({ deployed, same }: Pick<Related, 'deployed' | 'same'>) {
  const hasNothing = same.length === 0 && (deployed?.records.length ?? 0) === 0;
  return (
    <Section title={detailsWords.related}>
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
