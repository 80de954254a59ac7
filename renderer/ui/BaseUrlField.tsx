import type { ReactNode } from 'react';
import {
  accountUrl,
  withoutEndpointPath,
  readBaseUrl,
  signedPathOf,
  type SignedPath,
} from '../../shared/base-url';
import { Private } from './text/ServiceText';
import { words } from '../i18n/window';
import { Button } from './Button';
import { Field } from './Field';
import styles from './BaseUrlField.module.css';

interface PreviewProps {
  readonly baseUrl: string;
  readonly signedPath: SignedPath;
}

/** The full URL that calls go to, once the typed text is an address, and the signed path if it is a different one. */
function Preview({ baseUrl, signedPath }: PreviewProps) {
  const address = readBaseUrl(baseUrl);
  if (!address.ok) return words.connect.baseUrlHint;
  const url = accountUrl(address.value);
  const path = signedPathOf(address.value, signedPath);
  return (
    <>
      {words.connect.requestsGoTo}{' '}
      <code className={styles['address']}>
        <Private text={url} />
      </code>
      {path !== new URL(url).pathname && (
        <>
          {' '}
          · {words.connect.signedPath}{' '}
          <code className={styles['address']}>
            <Private text={path} />
          </code>
        </>
      )}
    </>
  );
}

interface Props extends PreviewProps {
  /** Another field, before this one in the same line. */
  readonly beside?: ReactNode;
  readonly problem: string | undefined;
  readonly onChange: (baseUrl: string) => void;
}

/**
 * The field for the base URL, with the URL that calls go to. If the typed address ends in the path of the API, offers
 * the address that was probably meant.
 */
export function BaseUrlField({ baseUrl, signedPath, beside, problem, onChange }: Props) {
  const meant = withoutEndpointPath(baseUrl);
  return (
    <div className={styles['place']}>
      <div className={styles['fields']} data-beside={beside !== undefined}>
        {beside}
        <Field
          label={words.connect.baseUrl}
          hint={<Preview baseUrl={baseUrl} signedPath={signedPath} />}
          value={baseUrl}
          inputMode="url"
          aria-required
          problem={problem}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      </div>
      <div role="status">
        {meant !== null && (
          <p className={styles['meant']}>
            <span>
              {words.connect.pathIsAdded}{' '}
              <code className={styles['address']}>
                <Private text={meant} />
              </code>
            </span>
            <Button
              onClick={() => {
                onChange(meant);
              }}
            >
              {words.connect.takeMeant}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
