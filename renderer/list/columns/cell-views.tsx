import type { Field } from '../../../shared/account';
import { rowMarks } from '../../../shared/activity';
import { checksumState, withChecksum } from '../../address/checksum-state';
import { showDate, showRelative } from '../../text/dates';
import { DoubtfulDate } from '../../text/DoubtfulDate';
import { fieldText } from '../../text/field';
import { hasForeignCharacters, mixedScripts } from '../../text/scripts';
import { ServiceText } from '../../text/ServiceText';
import { words } from '../../words';
import { addressRelationWords } from '../../words/address-relations';
import { activityWords } from '../../words/activity';
import type { CellContext, CellMark, CellView } from '../grid/grid-column';

/** Text that needs no care: nothing in it is hidden, reordered, or too long for a row. */
const plainText = /^(?=.*\S)[\x20-\x7e]{1,200}$/u;

/** An address or identifier that can lose its middle: one word in characters of one width. */
const plainLong = /^[\x21-\x7e]{1,300}$/u;

/** A name or another short text of the service. One that mixes scripts may try to look like another one. */
export const textView = (field: Field): CellView => {
  const text = fieldText(field);
  if (text !== null && plainText.test(text)) return { content: text, title: text };
  const scripts = text === null ? [] : mixedScripts(text);
  const mark: CellMark = { kind: 'warning', sign: '≠', meaning: words.scripts.mixed(scripts) };
  return { content: <ServiceText text={text} />, ...(scripts.length > 0 && { mark }) };
};

const foreignMark = (): CellMark => ({
  kind: 'danger',
  sign: '?',
  meaning: words.scripts.foreignHint,
});

/** An identifier. Letters that only look like those of one are marked. */
export const idView = (field: Field, repeated?: CellMark): CellView => {
  const text = fieldText(field);
  const isForeign = text !== null && hasForeignCharacters(text);
  const found = isForeign ? foreignMark() : repeated;
  const mark = found && { mark: found };
  if (text === null || !plainLong.test(text)) {
    return { content: <ServiceText text={text} />, ...mark };
  }
  return { content: text, long: text, title: text, ...mark };
};

const repeatedMark = (): CellMark => ({
  kind: 'warning',
  sign: '2×',
  meaning: words.list.repeated,
});

const mismatchMark = (): CellMark => ({
  kind: 'danger',
  sign: '!',
  meaning: words.address.mismatch,
});

const changeMark = (change: number): CellMark | undefined => {
  const { marks } = activityWords;
  switch (change) {
    case rowMarks.alarm:
      return { kind: 'danger', sign: '!', meaning: marks.alarm };
    case rowMarks.added:
      return { kind: 'news', sign: '+', meaning: marks.added };
    case rowMarks.renamed:
      return { kind: 'news', sign: '≈', meaning: marks.renamed };
    case rowMarks.changed:
      return { kind: 'news', sign: 'Δ', meaning: marks.changed };
    default:
      return undefined;
  }
};

/** A name with the mark of a record that has changed. Of two marks the graver one: there is room for one. */
export const markChange = (view: CellView, record: number, context: CellContext): CellView => {
  const change = context.changeOf(record);
  if (change === rowMarks.none || (view.mark && change !== rowMarks.alarm)) return view;
  const mark = changeMark(change);
  return mark ? { ...view, mark } : view;
};

/** The mark of a value that should be the only one of its kind in the list, and is not. */
export const markRepeated = (
  column: string,
  record: number,
  { isRepeated }: CellContext,
): CellMark | undefined => (isRepeated(column, record) ? repeatedMark() : undefined);

const alikeMark = (): CellMark => ({
  kind: 'danger',
  sign: '=?',
  meaning: addressRelationWords.mark,
});

/** The mark of an address. One that looks like another is graver than one that is there twice. */
export const markAddress = (
  column: string,
  record: number,
  context: CellContext,
): CellMark | undefined => {
  if (context.isAlike(column, record)) return alikeMark();
  return markRepeated(column, record, context);
};

/** Whether addresses of that asset follow EIP-55. */
export const formatOf = (asset: Field, { evmAssets }: Pick<CellContext, 'evmAssets'>) =>
  evmAssets.has(fieldText(asset) ?? '') ? 'evm' : 'other';

/**
 * An address. One without capitals gets those of EIP-55, which change nothing but can be checked by eye;
 * one whose capitals are wrong is shown as it came, with a mark.
 */
export const addressView = (
  field: Field,
  asset: Field,
  context: CellContext,
  found?: CellMark,
): CellView => {
  const text = fieldText(field);
  if (text === null || !plainLong.test(text)) return idView(field, found);
  const state = checksumState(text, formatOf(asset, context));
  const shown = state === 'none' ? withChecksum(text) : text;
  const mark = state === 'mismatch' && found?.kind !== 'danger' ? mismatchMark() : found;
  return { content: shown, long: shown, title: shown, ...(mark && { mark }) };
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
  const title = words.dates.elsewhere(date.elsewhere, age);
  return { content: both.length * dateCharacter < width - 20 ? both : date.text, title };
};
