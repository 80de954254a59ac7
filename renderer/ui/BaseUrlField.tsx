import { accountUrl, probablyMeant, readBaseUrl, signedPathOf } from '../../shared/base-url';
import type { SignedPath } from '../../shared/profile';
import { Private } from '../text/Private';
import { words } from '../words';
import { Button } from './Button';
import { Field } from './Field';
import styles from './BaseUrlField.module.css';

interface PreviewProps {
  readonly baseUrl: string;
  readonly signedPath: SignedPath;
}

/** The full URL that calls go to and the path that tokens name, as soon as what is typed is an address. */
function Preview({ baseUrl, signedPath }: PreviewProps) {
  const address = readBaseUrl(baseUrl);
  if (!address.ok) return words.connect.baseUrlHint;
  return (
    <>
      {words.connect.requestsGoTo}{' '}
      <code className={styles['address']}>
        <Private text={accountUrl(address.value)} />
      </code>{' '}
      · {words.connect.signedPath}{' '}
      <code className={styles['address']}>
        <Private text={signedPathOf(address.value, signedPath)} />
      </code>
    </>
  );
}

interface Props extends PreviewProps {
  readonly problem: string | undefined;
  readonly onChange: (baseUrl: string) => void;
}

/** Where calls go: what is typed, what comes of it, and the address that was probably meant where it ends in the path. */
export function BaseUrlField({ baseUrl, signedPath, problem, onChange }: Props) {
  const meant = probablyMeant(baseUrl);
  return (
    <div>
      <Field
        label={words.connect.baseUrl}
        hint={<Preview baseUrl={baseUrl} signedPath={signedPath} />}
        value={baseUrl}
        inputMode="url"
        problem={problem}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
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
