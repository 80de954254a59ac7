import type { RequestOf } from '../../shared/contract';
import type { ClipboardState } from '../../shared/copying';
import { failureOf, type Failure, type Result } from '../../shared/failure';
import { main } from '../bridge';
import { toClipboard, useUntilCopied } from '../store/copying';
import { words } from '../i18n/window';
import { Button } from './Button';
import { FailureNotice, Notice } from './Notice';
import styles from './PublicKeyActions.module.css';

/** PEM text of a public key (RFC 7468): 64 characters a line. */
const pemOf = (spki: string): string => {
  const lines = spki.match(/.{1,64}/gu) ?? [];
  return ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n');
};

/** What has become of the last copying or saving. */
interface Told {
  readonly said: string;
  readonly failure: Failure | null;
  readonly replaced: boolean;
}

const nothing: Told = { said: '', failure: null, replaced: false };

interface Props {
  /** Base64 of the key's DER, for the clipboard. */
  readonly spki: string;
  /** Names the key to main, which saves the one it knows. */
  readonly of: RequestOf<'savePublicKey'>;
  /** Offers the usual way alone, where there is more to choose than how a key is taken along. */
  readonly isBrief?: boolean;
}

/** Ways to take a public key to the service that has to know it. */
export function PublicKeyActions({ spki, of, isBrief = false }: Props) {
  const [{ said, failure, replaced }, setTold] = useUntilCopied(nothing);

  const tell = async (
    doing: Promise<Result<ClipboardState | null>>,
    done: string,
  ): Promise<void> => {
    const result = await doing;
    const isReplaced = result.ok && result.value === 'changed';
    setTold({
      said: result.ok && !isReplaced ? done : '',
      failure: failureOf(result),
      replaced: isReplaced,
    });
  };
  const copy = (text: string): void => {
    void tell(
      toClipboard(() => main.copyText({ text })),
      words.publicKey.copied,
    );
  };

  return (
    <div className={styles['actions']}>
      <Button
        onClick={() => {
          copy(pemOf(spki));
        }}
      >
        {words.publicKey.copyPem}
      </Button>
      {!isBrief && (
        <>
          <Button
            kind="quiet"
            onClick={() => {
              copy(spki);
            }}
          >
            {words.publicKey.copyDer}
          </Button>
          <Button
            kind="quiet"
            onClick={() => void tell(main.savePublicKey(of), words.publicKey.saved)}
          >
            {words.publicKey.save}
          </Button>
        </>
      )}
      <span role="status" className={styles['said']}>
        {said}
      </span>
      {replaced && <Notice kind="warning">{words.copying.changed}</Notice>}
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}
