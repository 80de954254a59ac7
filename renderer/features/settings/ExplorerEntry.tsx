import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { Icon } from '../../ui/Icon';
import { words } from '../../i18n';
import { ExplorerFields } from './ExplorerFields';
import { isOpen, siteOf } from './explorer-rows';
import { Saves } from './Saves';
import styles from './settings.module.css';

interface Props extends Omit<ComponentProps<typeof ExplorerFields>, 'id'> {
  readonly isUnfolded: boolean;
  readonly onFold: () => void;
}

/** The pages of one asset: a line that names it and its website, with the fields below it once it is unfolded. */
export function ExplorerEntry({ isUnfolded, onFold, ...fields }: Props) {
  const { row } = fields;
  const { asset } = row.typed;
  const id = useId();
  const entry = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isUnfolded) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [isUnfolded]);
  return (
    <Saves>
      <fieldset
        ref={entry}
        className={styles['explorer']}
        aria-label={asset || words.explorers.newAsset}
      >
        <button
          type="button"
          className={styles['explorerLine']}
          aria-expanded={isUnfolded}
          aria-controls={isUnfolded ? id : undefined}
          onClick={onFold}
        >
          <Icon of={isUnfolded ? ChevronDown : ChevronRight} />
          <span className={styles['explorerAsset']}>{asset || words.explorers.newAsset}</span>{' '}
          <span className={styles['explorerSite']}>{siteOf(row.typed)}</span>{' '}
          {!isUnfolded && isOpen(row) && (
            <span className={styles['explorerState']}>{words.explorers.notYet}</span>
          )}
        </button>
        {isUnfolded && <ExplorerFields {...fields} id={id} />}
      </fieldset>
    </Saves>
  );
}
