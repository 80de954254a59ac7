import type { RequestOf } from '../../shared/contract';
import { main } from '../bridge';
import { toClipboard, useOutcome } from '../store/copying';
import { words } from '../i18n/window';
import { Button } from './Button';
import { OutcomeSaid } from './OutcomeSaid';
import actions from './actions.module.css';

/** PEM text of a public key (RFC 7468): 64 characters a line. */
const pemOf = (spki: string): string => {
  const lines = spki.match(/.{1,64}/gu) ?? [];
  return ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n');
};

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
  const { follow, ...outcome } = useOutcome();
  const copy = (text: string): void => {
    void follow(
      toClipboard(() => main.copyText({ text })),
      words.publicKey.copied,
    );
  };

  return (
    <div className={actions['actions']}>
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
            onClick={() => void follow(main.savePublicKey(of), words.publicKey.saved)}
          >
            {words.publicKey.save}
          </Button>
        </>
      )}
      <OutcomeSaid {...outcome} />
    </div>
  );
}
