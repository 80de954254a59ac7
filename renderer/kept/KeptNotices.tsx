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

/** Says what became of encrypted files that could not be used. */
export function KeptNotices() {
  const notices = useWindow((state) => state.keptNotices);
  return notices.map((notice) => (
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
