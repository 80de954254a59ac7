import { ExternalLink } from 'lucide-react';
import { openLink } from '../../../store/navigate';
import { useWindow, useValuesHidden } from '../../../store/store';
import { Icon } from '../../../ui/Icon';
import { Section } from '../../../ui/Section';
import { detailsWords } from '../../../i18n/details';
import styles from './Details.module.css';
import { isAssumedMainnet, linksOf, type ShownLinks } from './links';
import type { RelatedTo } from './related';

/** Links to explorer pages about a record; null if the asset has no explorer, or while values are hidden. */
export const useShownLinks = (asset: string | null, place: RelatedTo): ShownLinks | null => {
  const explorers = useWindow(({ app }) => app?.explorers);
  const hidden = useValuesHidden();
  const explorer = explorers?.find((one) => one.asset === asset);
  if (hidden || !explorer) return null;
  const assumed = isAssumedMainnet(explorer) ? detailsWords.assumed(explorer.asset) : null;
  return { links: linksOf(explorer, place), assumed };
};

interface Props {
  readonly links: ShownLinks;
  readonly place: RelatedTo;
}

/** Links to explorer pages about a record, except the page of its address. */
export function ExplorerSection({ links: { links, assumed }, place }: Props) {
  const others = links.flatMap(({ link, host }) => (link === 'address' ? [] : [{ link, host }]));
  if (others.length === 0) return null;
  return (
    <Section title={detailsWords.explorer}>
      <ul className={styles['links']}>
        {others.map(({ link, host }) => (
          <li key={link}>
            <button
              type="button"
              role="link"
              aria-label={detailsWords.links[link](host)}
              className={styles['link']}
              onClick={() => void openLink(place.list, place.record, link)}
            >
              <span title={detailsWords.links[link](host)}>{detailsWords.linkNames[link]}</span>{' '}
              <Icon of={ExternalLink} size={14} />
            </button>
          </li>
        ))}
      </ul>
      {assumed !== null && <p className={styles['meta']}>{assumed}</p>}
    </Section>
  );
}
