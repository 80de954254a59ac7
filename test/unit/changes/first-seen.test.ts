import { expect, it } from 'vitest';
import {
  emptyBaseline,
  packBaseline,
  unpackBaseline,
} from '../../../electron/reader/changes/baseline';
import {
  movePin,
  pinFirst,
  readEntry,
  toMinute,
  writeEntry,
  type Entry,
} from '../../../electron/reader/changes/table';
import { placeOf } from '../../../electron/reader/changes/identity';
import { listFields } from '../../../shared/account';
import { latestTime } from '../../../shared/file-schemas';
import { keptAlarm, x, y } from './one-wallet';

const field = 'walletAddress';
const at = placeOf('wallets', field);
const minute = 60_000;

const entryAt = (firstSeenAt?: number): Entry => ({
  values: listFields.wallets.map((name) => (name === field ? x : name)),
  isSeen: true,
  isKnown: false,
  isOwn: true,
  isPresent: true,
  isFormer: false,
  ...(firstSeenAt !== undefined && { firstSeenAt }),
});

const asKept = (entry: Entry) =>
  readEntry('wallets', JSON.parse(JSON.stringify(writeEntry(entry))), false);

it.each([minute, Date.UTC(2026, 10, 30), Date.UTC(2040, 1, 1), toMinute(latestTime)])(
  'the minute %i at which a record was first seen is stored with it',
  (time) => {
    expect(asKept(entryAt(time))).toEqual(entryAt(time));
    const [flags] = writeEntry(entryAt(time));
    // Code that reads only the flag bits finds the same flags as in a record without a time.
    expect(Number(flags) & 63).toBe(writeEntry(entryAt())[0]);
  },
);

it.each([0, toMinute(minute - 1), toMinute(-minute - 1), -Date.UTC(2026, 1, 1)])(
  'a clock before the earliest minute, at %i, stores no time',
  (time) => {
    expect(asKept(entryAt(time))).toEqual(entryAt());
  },
);

it('a time beyond the range of dates is rejected when read', () => {
  const [, ...rest] = writeEntry(entryAt());
  expect(readEntry('wallets', [64 * (latestTime / minute + 1), ...rest], false)).toBeUndefined();
});

it('a time is rounded down to the minute', () => {
  expect(toMinute(2 * minute - 1)).toBe(minute);
});

it('an unchanged pin keeps its time when acknowledged; another value, or one from a file, has no time', () => {
  const same = entryAt(minute);
  movePin(same, field, at, x);
  expect(same.firstSeenAt).toBe(minute);
  const other = entryAt(minute);
  movePin(other, field, at, y);
  expect(other).not.toHaveProperty('firstSeenAt');
  const brought = entryAt(minute);
  pinFirst(brought, field, y);
  expect(brought).not.toHaveProperty('firstSeenAt');
});

it('an alarm in a file without this field has no time', () => {
  const alarm = keptAlarm();
  const text = Buffer.from(packBaseline({ ...emptyBaseline(), alarms: [alarm] })).toString();
  const before = text.replace('"firstSeenAt":null,', '');
  expect(before).not.toBe(text);
  expect(unpackBaseline(Buffer.from(before))?.alarms).toEqual([alarm]);
});
