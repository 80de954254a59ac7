import { isOdd } from '../address/doubts';
import { useValuesHidden } from '../state/values-hidden';
import { openLink } from '../state/open-link';
import { useWindow } from '../state/store';
import { Button } from '../ui/Button';
import { detailsWords } from '../words/details';
import styles from './ExplorerLinks.module.css';
import { isAssumedMainnet, linksOf } from './links';
import type { RelatedTo } from './related';
import { Section } from './Section';

interface Props {
  readonly asset: string | null;
  readonly place: RelatedTo;
  /** Why its addresses are not to be looked up; undefined where they are. */
  readonly refused: string | undefined;
}

/** Ways to pages about a record; none for an asset that has no explorer, nor while values are hidden. */
export function ExplorerLinks({ asset, place, refused }: Props) {
  const explorers = useWindow(({ app }) => app?.explorers);
  const hidden = useValuesHidden();
  const explorer = explorers?.find((one) => one.asset === asset);
  const links = explorer && refused === undefined ? linksOf(explorer, place) : [];
  const note = refused ?? (isOdd(place.address ?? '') ? detailsWords.noLinks : undefined);
  if (hidden || !explorer || (links.length === 0 && note === undefined)) return null;
  return (
    <Section title={detailsWords.explorer}>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
      {links.length > 0 && isAssumedMainnet(explorer) && (
        <p className={styles['note']}>{detailsWords.assumed(explorer.asset)}</p>
      )}
      <ul className={styles['links']}>
        {links.map(({ link, host }) => (
          <li key={link}>
            <Button
              kind="quiet"
              role="link"
              className={styles['link']}
              onClick={() => void openLink(place.list, place.record, link)}
            >
              {detailsWords.links[link](host)}
              <span aria-hidden="true"> ↗</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
