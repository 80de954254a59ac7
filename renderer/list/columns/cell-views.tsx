import type { Field } from '../../../shared/account';
import { readableAddress } from '../../../shared/address';
import { checksumState, formatOf, writtenAddress } from '../../address/checksum-state';
import { showDate, showRelative } from '../../text/dates';
import { DoubtfulDate } from '../../text/DoubtfulDate';
import { fieldText } from '../../text/field';
import { ServiceText } from '../../text/ServiceText';
import { words } from '../../words';
import type { CellContext, CellView } from '../grid/grid-column';
import { markOf, type MarkedCell } from './cell-marks';

/** Text that needs no care: nothing in it is hidden, reordered, or too long for a row. */
const plainText = /^(?=.*\S)[\x20-\x7e]{1,200}$/u;

/** An address or identifier that can lose its middle: one word in characters of one width. */
const plainLong = /^[\x21-\x7e]{1,300}$/u;

/** Which cell it is. */
type Place = Pick<MarkedCell, 'column' | 'record'>;

/** A name or another short text of the service, with what there is to say of it. */
export const textView = (
  field: Field,
  kind: 'name' | 'text',
  place: Place,
  context: CellContext,
): CellView => {
  const text = fieldText(field);
  const mark = markOf({ text, kind, ...place }, context);
  const isPlain = text !== null && plainText.test(text);
  const shown = isPlain ? { content: text, title: text } : { content: <ServiceText text={text} /> };
  return mark ? { ...shown, mark } : shown;
};

/** An identifier. Letters that only look like those of one are marked, and spaces around it. */
export const idView = (field: Field, place: Place, context: CellContext): CellView => {
  const text = fieldText(field);
  const found = markOf({ text, kind: 'id', ...place }, context);
  const mark = found && { mark: found };
  if (text !== null && plainLong.test(text)) {
    return { content: text, long: text, title: text, ...mark };
  }
  const hasEdges = typeof field === 'string' && field !== field.trim();
  return { content: <ServiceText text={text} kind={hasEdges ? 'exact' : 'prose'} />, ...mark };
};

/** An address as it is written everywhere. Its capitals are judged by what people read of it. */
export const addressView = (
  field: Field,
  asset: Field,
  { kind, ...place }: Place & { readonly kind: 'address' | 'other-address' },
  context: CellContext,
): CellView => {
  const text = fieldText(field);
  const format = formatOf(asset, context);
  const state = checksumState(readableAddress(text ?? ''), format);
  const found = markOf({ text, kind, state, ...place }, context);
  const mark = found && { mark: found };
  if (text === null || !plainLong.test(text)) {
    const isGiven = typeof field === 'string';
    return { content: <ServiceText text={text} kind={isGiven ? 'exact' : 'prose'} />, ...mark };
  }
  const written = writtenAddress(text, format);
  return { content: written, long: written, title: written, ...mark };
};

/** Width in pixels that a character of a date takes at most, on average. */
const dateCharacter = 7.6;

/** A time of deployment, with its age where there is room for all of it; the other zone on hover. */
export const dateView = (field: Field, { now, zone }: CellContext, width: number): CellView => {
  const text = fieldText(field);
  const date = text === null || text === '' ? null : showDate(text, now, zone);
  if (date?.kind !== 'date') return { content: <DoubtfulDate text={text} date={date} /> };
  const age = showRelative(date.time, now);
  const both = `${date.text} · ${age}`;
  const elsewhere = words.dates.elsewhere(date.elsewhere, age);
  const title =
    date.otherwise === null ? elsewhere : words.dates.received(elsewhere, date.otherwise);
  return { content: both.length * dateCharacter < width - 20 ? both : date.text, title };
};
