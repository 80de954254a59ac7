import type { KeptNotice } from '../../shared/kept';
import { closeNotice } from '../state/kept-actions';
import { useWindow } from '../state/store';
import { Button } from '../ui/Button';
import { words } from '../words';
import { keptWords } from '../words/kept';
import styles from './kept.module.css';

const sentenceOf = (notice: KeptNotice): string =>
  notice.kind === 'damaged'
    ? keptWords.damaged(notice.file, notice.keptAs)
    : keptWords[notice.kind](notice.file);

/** What became of the memory is said by what was compared with it, until the person has acknowledged that. */
const isSaidOtherwise = ({ file, kind }: KeptNotice): boolean =>
  file === 'memory' && (kind === 'missing' || kind === 'older');

/** Says what became of encrypted files that could not be used. */
export function KeptNotices() {
  const notices = useWindow((state) => state.keptNotices);
  const isCompared = useWindow((state) => (state.activity?.revision ?? 0) > 0);
  const said = isCompared ? notices.filter((notice) => !isSaidOtherwise(notice)) : notices;
  return said.map((notice) => (
    <div key={`${notice.file} ${notice.kind}`} role="alert" className={styles['notice']}>
      <p>{sentenceOf(notice)}</p>
      <Button
        kind="quiet"
        onClick={() => {
          closeNotice(notice);
        }}
      >
        {words.common.close}
      </Button>
    </div>
  ));
}
