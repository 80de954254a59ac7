import { accountUrl, readBaseUrl, signedPathOf } from '../../shared/base-url';
import type { SignedPath } from '../../shared/profile';
import { words } from '../words';
import styles from './AddressPreview.module.css';

interface Props {
  readonly baseUrl: string;
  readonly signedPath: SignedPath;
}

/** The full URL that calls go to and the path that tokens name, as soon as what is typed is an address. */
export function AddressPreview({ baseUrl, signedPath }: Props) {
  const address = readBaseUrl(baseUrl);
  if (!address.ok) return words.connect.baseUrlHint;
  return (
    <>
      {words.connect.requestsGoTo}{' '}
      <code className={styles['address']}>{accountUrl(address.value)}</code> ·{' '}
      {words.connect.signedPath}{' '}
      <code className={styles['address']}>{signedPathOf(address.value, signedPath)}</code>
    </>
  );
}
