import { noteLimits } from '../../../shared/notes';
import { closeNotes } from '../../store/navigate';
import { Dialog, useOpenDialog } from '../../ui/Dialog';
import { writtenAddress } from '../../ui/address/checksum-state';
import { ServiceText } from '../../ui/text/ServiceText';
import { noteWords } from '../../i18n/notes';
import { FavouriteButton } from './FavouriteButton';
import { NotesSection } from './NotesSection';
import styles from './notes.module.css';

/** The user's note on an address, whether or not a record has the address. */
export function NotesDialog({ address }: { readonly address: string }) {
  const dialog = useOpenDialog();
  return (
    <Dialog dialog={dialog} title={noteWords.dialog} onClose={closeNotes}>
      <div className={styles['noted']}>
        <div>
          <p className={styles['address']}>
            <ServiceText
              text={writtenAddress(address, 'evm')}
              kind="exact"
              longest={noteLimits.address}
            />
          </p>
          <FavouriteButton address={address} />
        </div>
        <NotesSection address={address} walletId={null} />
      </div>
    </Dialog>
  );
}
