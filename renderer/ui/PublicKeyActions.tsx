import type { RequestOf } from '../../shared/contract';
import { main } from '../bridge';
import { putText } from '../store/copying';
import type { Follow } from '../store/use-outcome';
import { words } from '../i18n/window';
import { OutcomeButtons } from './OutcomeButtons';
import actions from './actions.module.css';

/** PEM text of a public key (RFC 7468): 64 characters a line. */
const pemOf = (spki: string): string => {
  const lines = spki.match(/.{1,64}/gu) ?? [];
  return ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n');
};

interface Props {
  /** Base64 of the key's DER, for the clipboard. */
  readonly spki: string;
  /** Identifies the key to main, which saves its own copy. */
  readonly of: RequestOf<'savePublicKey'>;
  /** Offers only the most usual way, in a place where the user has other choices to make. */
  readonly isBrief?: boolean;
}

/** Buttons that copy or save a public key, which the service has to be given. */
export function PublicKeyActions({ spki, of, isBrief = false }: Props) {
  const { copyPem, copyDer, copied, save, saved } = words.publicKey;
  const copy = (text: string) => (follow: Follow) => follow(putText(text), copied);
  const kind = 'quiet' as const;
  const all = [
    { label: copyPem, act: copy(pemOf(spki)) },
    { label: copyDer, kind, act: copy(spki) },
    { label: save, kind, act: (follow: Follow) => follow(main.savePublicKey(of), saved) },
  ];
  return (
    <div className={actions['actions']}>
      <OutcomeButtons buttons={isBrief ? all.slice(0, 1) : all} />
    </div>
  );
}
