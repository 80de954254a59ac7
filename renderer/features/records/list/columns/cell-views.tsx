import { isPlain } from '../../../../../shared/address';
import { Hash, TriangleAlert } from 'lucide-react';
import { type Field, fieldText } from '../../../../../shared/account';
import { formatOf, writtenAddress } from '../../../../ui/address/checksum-state';
import { LocalMark, OwnName } from '../../../notes/LocalMark';
import { isUtcHere, showDate, showRelative, type ShownDate } from '../../../../ui/text/dates';
import { ServiceText, Mask } from '../../../../ui/text/ServiceText';
import { Icon } from '../../../../ui/Icon';
import { Monogram } from '../../../../ui/Monogram';
import { VisuallyHidden } from '../../../../ui/Status';
import { words } from '../../../../i18n/window';
import type { CellContext, CellView, GridColumn } from '../grid/grid-column';
import { classOf } from '../../../../ui/class-of';
import marks from '../../../../ui/marks.module.css';
import styles from './cells.module.css';
import { isCode } from '../../../../ui/text/visible';
import { codeColumns } from '../model/columns';

/** Text that can be shown as is: it contains nothing invisible or reordering, and is not too long for a row. */
const plainText = /^(?=.*\S)[\x20-\x7e]{1,200}$/u;

/** A text from the service. */
const textView = (text: string | null): CellView =>
  text !== null && plainText.test(text)
    ? { content: text, title: text }
    : { content: <ServiceText text={text} /> };

/** The address to draw the identicon beside a name from; null if there is none. */
export const pictureOfName = (address: Field): string | null => {
  const text = fieldText(address);
  return text !== null && isPlain(text) ? text : null;
};

/** Placeholder for the identicon beside a name. */
const blankPicture = <span aria-hidden="true" className={styles['blank']} />;

/** A name, preceded by the user's own name for the record. */
export const nameView = (
  name: Field,
  address: Field,
  { noteOf, excerptOf }: CellContext,
): CellView => {
  const given = fieldText(address);
  const view = textView(fieldText(name));
  const note = noteOf(given);
  const picture = pictureOfName(address) === null ? blankPicture : undefined;
  if (!note) return { ...view, picture };
  const content = (
    <>
      <LocalMark note={note} excerpt={excerptOf?.(note, fieldText(name)) ?? null} />
      {view.content}
    </>
  );
  return { ...view, content, picture };
};

/** A short code in a frame. */
export const tagView = (field: Field): CellView => {
  const text = fieldText(field);
  if (text === null || text === '') return textView(text);
  const { content, title } = textView(text);
  const tag = <bdi className={classOf(marks['tag'], styles['tag'])}>{content}</bdi>;
  return title === undefined ? { content: tag } : { content: tag, title };
};

/** The code of an asset. Its disc never shows the logo of a brand. */
export const assetView = (field: Field): CellView => {
  const text = fieldText(field);
  const view = textView(text);
  return text === null || text.trim() === ''
    ? view
    : { ...view, picture: <Monogram code={text} className={styles['small']} /> };
};

/** An identifier. Look-alike letters and surrounding spaces are made visible. */
export const idView = (field: Field): CellView => {
  const text = fieldText(field);
  if (text !== null && isPlain(text)) return { content: text, long: text, title: text };
  const hasEdges = typeof field === 'string' && field !== field.trim();
  return { content: <ServiceText text={text} kind={hasEdges ? 'exact' : 'prose'} /> };
};

/** An address in the spelling that the whole app uses. */
export const addressView = (field: Field, asset: Field, context: CellContext): CellView => {
  const text = fieldText(field);
  if (text === null || !isPlain(text)) {
    const isGiven = typeof field === 'string';
    const shown = <ServiceText text={text} kind={isGiven ? 'exact' : 'prose'} />;
    return { content: isGiven ? <span className={styles['exact']}>{shown}</span> : shown };
  }
  const written = writtenAddress(text, formatOf(asset, context));
  return { content: written, long: written, title: written, address: written };
};

/** Characters at each end of an address beside a name, without `0x`. */
const beside = 4;

/** The ends of an address, which tell records of the same name apart. */
export const shortHex = (address: string): string => {
  const start = address.startsWith('0x') ? beside + 2 : beside;
  return address.length <= start + beside + 1
    ? address
    : `${address.slice(0, start)}…${address.slice(-beside)}`;
};

/** The address to draw the identicon of a deployer from; null for a text that is not an address. */
export const pictureOfDeployer = (
  field: Field,
  asset: Field,
  context: Pick<CellContext, 'evmAssets'>,
): string | null => {
  const text = pictureOfName(field);
  if (text === null) return null;
  return formatOf(asset, context) !== 'evm' || /^0x[\da-f]{40}$/iu.test(text) ? text : null;
};

/** Placeholder for the identicon of a deployer. */
const noAddress = (
  <span aria-hidden="true" className={styles['none']}>
    <Icon of={Hash} size={12} />
  </span>
);

/**
 * The deployer of a contract: the name of a record of the account, the user's own name for the address, or both;
 * without either, the address. A name that several addresses share is followed by the ends of the address.
 */
export const deployerView = (
  field: Field,
  asset: Field,
  record: number,
  context: CellContext,
): CellView => {
  const view = addressView(field, asset, context);
  const text = fieldText(field);
  const { address } = view;
  if (address === undefined) return view;
  const picture = pictureOfDeployer(field, asset, context) === null ? noAddress : undefined;
  const known = context.deployerOf(record);
  const own = context.noteOf(text)?.name ?? '';
  if (!known && own === '') return { ...view, picture };
  const name = known ? textView(known.name) : null;
  const isUnclear = !known || known.shared;
  const isAlike = context.isAlike('deployedBy', record);
  return {
    content: (
      <>
        {isAlike && <Icon of={TriangleAlert} size={14} className={styles['alike']} />}
        {own !== '' && <OwnName name={own} />}
        {name?.content}
        {isUnclear && <span className={styles['ends']}>{shortHex(address)}</span>}
      </>
    ),
    title: [own, known?.name ?? '', address].filter((part) => plainText.test(part)).join(' · '),
    picture,
    address,
    ends: isUnclear,
  };
};

interface DoubtfulProps {
  /** The time as received; null if there is none. */
  readonly text: string | null;
  readonly date: Extract<ShownDate, { kind: 'odd' }> | null;
}

/** The day of a time in the specified format, because a cell has no room for more. */
const dayOf = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}T/u.test(text) ? text.slice(0, 10) : text;

/** A missing deployment time, or a doubtful one as its day with a warning sign. Screen readers hear the reason. */
function DoubtfulDate({ text, date }: DoubtfulProps) {
  return (
    <>
      {date && (
        <>
          <Icon of={TriangleAlert} size={13} className={styles['doubt']} />
          <VisuallyHidden>{words.dates[date.why]} </VisuallyHidden>
        </>
      )}
      <ServiceText text={date && date.utc !== null ? dayOf(text) : text} />
    </>
  );
}

/** The day of a deployment. On hover, the time in both zones and its age. */
export const dateView = (field: Field, { now, zone }: CellContext): CellView => {
  const text = fieldText(field);
  const date = text === null || text === '' ? null : showDate(text, now, zone);
  if (date?.kind !== 'date') {
    const view = { content: <DoubtfulDate text={text} date={date} /> };
    return date && plainText.test(date.text)
      ? { ...view, title: `${words.dates[date.why]}: ${date.text}` }
      : view;
  }
  const times = isUtcHere(date.time) ? date.text : `${date.text} · ${date.elsewhere}`;
  const both = words.dates.elsewhere(times, showRelative(date.time, now));
  const title = date.otherwise === null ? both : words.dates.received(both, date.otherwise);
  return { content: date.day, title };
};

const absent: CellView = { content: <ServiceText text={null} /> };
const plain: CellView = { content: <Mask /> };

/** By look of the column, what replaces a value that has a picture. */
const blank: Readonly<Partial<Record<string, CellView>>> = {
  name: { ...plain, picture: blankPicture },
  who: {
    ...plain,
    picture: <span aria-hidden="true" className={classOf(styles['blank'], styles['small'])} />,
  },
};

/**
 * The columns while values are hidden. Replaces the whole content of a cell instead of wrapping it, so that nothing a
 * cell may show in future gets through.
 */
export const hiddenColumns = <Row,>(
  columns: readonly GridColumn<Row>[],
): readonly GridColumn<Row>[] =>
  columns.map((column) => ({
    ...column,
    identicons: undefined,
    view: (row, record, context) => {
      const value = column.value(row);
      if (value === null) return absent;
      return codeColumns.has(column.name) && isCode(value)
        ? { ...column.view(row, record, context), title: value }
        : (blank[column.look ?? ''] ?? plain);
    },
  }));
