import {
  ExternalLink,
  Lock,
  QrCode as QrSign,
  Shield,
  ShieldAlert,
  ShieldCheck,
  ShieldQuestionMark,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { readableAddress } from '../../../shared/address';
import type { ChecksumState } from '../../../shared/list-view';
import { copyAddress } from '../../store/copying';
import { isOnSelection, showMenu } from '../../store/native-menu';
import type { SimilarRecord } from '../../store/pending-copy';
import { useValuesHidden } from '../../store/store';
import { ServiceText } from '../text/ServiceText';
import { Button } from '../Button';
import { CopyButton } from '../CopyButton';
import { Icon } from '../Icon';
import { detailsWords } from '../../i18n/details';
import { privacyWords } from '../../i18n/privacy';
import { lazyComponent } from '../lazy-component';
import { classOf } from '../class-of';
import typography from '../typography.module.css';
import styles from './AddressCard.module.css';
import { AddressText } from './GroupedAddress';
import { Doubt, OddList } from './Doubt';
import { checksumState, writtenAddress, type AddressFormat } from './checksum-state';
import { doubtsOf, isOdd, isPlausibleAddress, oddCharacters } from './doubts';

const QrCode = lazyComponent(async () => (await import('./QrCode')).QrCode);

const shields: Readonly<Record<ChecksumState, LucideIcon>> = {
  valid: ShieldCheck,
  none: Shield,
  mismatch: ShieldAlert,
  malformed: ShieldAlert,
  unchecked: ShieldQuestionMark,
};

function OddCharacters({ address }: { readonly address: string }) {
  const hidden = useValuesHidden();
  const odd = oddCharacters(address);
  if (odd.length === 0) return null;
  return (
    <Doubt title={detailsWords.odd}>
      {!hidden && <OddList odd={odd} />}
      <p>{detailsWords.oddHint}</p>
    </Doubt>
  );
}

/** Why no QR code is drawn for an address; null where none is expected, undefined where one is drawn. */
const whyNoQr = (address: string, format: AddressFormat): string | null | undefined => {
  if (isOdd(address)) return detailsWords.odd;
  const state = checksumState(address, format);
  if (isPlausibleAddress(address, format, state)) return undefined;
  return state === 'mismatch' ? detailsWords.noQr : null;
};

/** A website that has a page about the address. */
interface Site {
  /** Its host name. */
  readonly at: string;
  /** What is assumed about the website; null where nothing is. */
  readonly note: string | null;
  readonly onOpen: () => void;
}

interface Props {
  /** Null where the record has none. */
  readonly address: string | null;
  readonly format: AddressFormat;
  /** Known records and notes that the address may be mistaken for. */
  readonly similar: () => readonly SimilarRecord[];
  /** Whether the address is known to be the one that was seen first. */
  readonly unchanged: boolean;
  /** Null where no website shows such addresses. */
  readonly site: Site | null;
  /** Why the address must not be copied, scanned or opened; undefined where it may be. */
  readonly refused: string | undefined;
  /**
   * Returns the `Doubt`s that must be read before the address. Its argument is the text that copying is blocked, if it
   * is; the first `Doubt` shows that text.
   */
  readonly alarms: ((blocked: ReactNode) => ReactNode) | undefined;
  /** Whether a doubt shows the address itself, beside another one. */
  readonly isInDoubt: boolean;
  /** Whose address it is; shown where the alarms above the address show other addresses. */
  readonly of: string;
  /** `Doubt`s about what the address may be mistaken for. */
  readonly children: ReactNode;
  /** Shown right below the address. */
  readonly note: ReactNode;
  /** Whether anything warns of the address. A correct checksum is then not drawn as good news. */
  readonly isWarnedOf: boolean;
  /** Whether it may be the wrong address. The button that copies it is then not the primary one. */
  readonly isDoubted: boolean;
  /** A button before those that copy, show or open the address. */
  readonly first: ReactNode;
}

/** Names of websites that people know by another name than their host. */
const siteNames: Readonly<Record<string, string>> = { 'etherscan.io': 'Etherscan' };

function FormatVerdict({
  address,
  format,
  unchanged,
  isWarnedOf,
}: Pick<Props, 'format' | 'unchanged' | 'isWarnedOf'> & { readonly address: string }) {
  const state = checksumState(readableAddress(address), format);
  return (
    <p
      className={classOf(styles['verdict'], !(state === 'valid' && isWarnedOf) && styles[state])}
      title={detailsWords.eip55[state]}
    >
      <Icon of={shields[state]} />
      <span>
        {detailsWords.checksums[state]}
        {unchanged && ` · ${detailsWords.unchanged}`}
      </span>
    </p>
  );
}

function QrButton({
  why,
  isShown,
  onPress,
}: {
  readonly why: string | undefined;
  readonly isShown: boolean;
  readonly onPress: () => void;
}) {
  return (
    <Button
      icon={why === undefined ? QrSign : Lock}
      aria-label={isShown ? detailsWords.hideQr : detailsWords.showQr}
      aria-expanded={why === undefined ? isShown : undefined}
      disabled={why !== undefined}
      title={why}
      onClick={onPress}
    >
      {detailsWords.qr}
    </Button>
  );
}

/**
 * An address, what is known for and against it, and below that the buttons that copy, show or open it: nobody reaches
 * them without passing the doubts. The address is copied as it is shown.
 */
export function AddressCard(props: Props) {
  const { address, format, similar, unchanged, site, refused } = props;
  const { alarms, isInDoubt, of, isWarnedOf, isDoubted, note, children, first } = props;
  const hidden = useValuesHidden();
  const [shownQr, setShownQr] = useState<string | null>(null);
  const shown = useRef<string | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  /** Whether the button that unblocks the address is below everything that has to be compared. */
  const isBelow = Boolean(first);
  useEffect(() => {
    shown.current = address;
    return () => {
      shown.current = null;
    };
  }, [address]);
  if (address === null || address === '') {
    return (
      <div className={styles['card']}>
        {alarms?.(null)}
        <div className={styles['own']}>
          <p>
            <ServiceText text={address} />
          </p>
        </div>
        {first !== undefined && <div className={styles['buttons']}>{first}</div>}
      </div>
    );
  }
  const written = writtenAddress(address, format);
  const isWrong = ['mismatch', 'malformed'].includes(
    checksumState(readableAddress(address), format),
  );
  const whyNot = refused ?? whyNoQr(address, format);
  const why = whyNot === undefined && hidden ? privacyWords.qr : whyNot;
  const isQrShown = shownQr === written && why === undefined;
  const own = (
    <div className={styles['own']}>
      {!isInDoubt && alarms && <p className={styles['of']}>{of}</p>}
      {!isInDoubt && <AddressText address={written} />}
      <FormatVerdict
        address={address}
        format={format}
        unchanged={unchanged}
        isWarnedOf={isWarnedOf}
      />
      {note}
    </div>
  );
  const onContextMenu = (event: MouseEvent): void => {
    if (isOnSelection(event.target)) return;
    event.preventDefault();
    const copy = () => copyAddress(written, doubtsOf(written, format, similar(), true));
    const acts = {
      copyAddress: { run: refused === undefined ? copy : null },
      ...(site && { openExplorer: { run: refused === undefined ? site.onOpen : null } }),
    };
    void showMenu(acts, event, () => shown.current === address);
  };
  const blocked = refused !== undefined && (
    <div className={styles['blocked']}>
      <Icon of={Lock} />
      <p>{isBelow ? detailsWords.blockedAbove : refused}</p>
      {isBelow && (
        <Button
          kind="quiet"
          flush
          className={styles['there']}
          onClick={() => {
            buttons.current?.querySelector<HTMLElement>('button')?.focus();
          }}
        >
          {detailsWords.toAcknowledge}
        </Button>
      )}
    </div>
  );
  return (
    <div
      className={classOf(styles['card'], refused !== undefined && styles['alarmed'])}
      onContextMenu={onContextMenu}
    >
      {alarms ? alarms(blocked) : blocked}
      {!isInDoubt && own}
      <OddCharacters address={address} />
      {children}
      {isInDoubt && own}
      {alarms && refused !== undefined && (
        <div className={styles['refusal']}>
          <p>{detailsWords.blockedHint}</p>
        </div>
      )}
      <div ref={buttons} className={styles['buttons']}>
        {first}
        <CopyButton
          look={isDoubted || isWrong ? 'plain' : 'primary'}
          label={detailsWords.copy.address}
          text={written}
          doubts={() => doubtsOf(written, format, similar(), true)}
          refused={refused}
        />
        {why !== null && (
          <QrButton
            why={why}
            isShown={isQrShown}
            onPress={() => {
              setShownQr(isQrShown ? null : written);
            }}
          />
        )}
        {site && (
          <Button
            role="link"
            icon={refused === undefined ? ExternalLink : Lock}
            className={styles['site']}
            aria-label={detailsWords.links.address(site.at)}
            disabled={refused !== undefined}
            title={refused ?? site.note ?? undefined}
            onClick={site.onOpen}
          >
            <span
              title={
                (refused ?? site.note) === null ? detailsWords.links.address(site.at) : undefined
              }
              className={typography['oneLine']}
            >
              {siteNames[site.at] ?? site.at}
            </span>
          </Button>
        )}
      </div>
      {isQrShown && (
        <figure className={styles['figure']}>
          <QrCode text={written} label={detailsWords.qrOf(written)} />
          <figcaption>
            <AddressText address={written} />
          </figcaption>
        </figure>
      )}
    </div>
  );
}
