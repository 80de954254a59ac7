/** How a deployment time shows: as a date, or raw with a reason why it is doubted. */
export type ShownDate =
  | { readonly kind: 'date'; readonly text: string; readonly utc: string }
  | {
      readonly kind: 'odd';
      readonly text: string;
      readonly why: 'invalid' | 'future' | 'before-2015';
    };

/** Specification section 2: ISO 8601 UTC with a trailing Z; fractions of a second are allowed to vary. */
const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/u;

/** Ethereum's first block, the oldest chain of contracts, is of 2015. */
const earliest = Date.UTC(2015, 0, 1);

const local = new Intl.DateTimeFormat(undefined, {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** NaN for a day that does not exist: `Date.parse` takes 30 February for 1 March. */
const readTime = (text: string): number => {
  const time = iso.test(text) ? Date.parse(text) : NaN;
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 10));
  return exists ? time : NaN;
};

/** Reads a `deployedAt`; `now` is in milliseconds since the epoch. A doubtful one is shown as received. */
export const showDate = (text: string, now: number): ShownDate => {
  const time = readTime(text);
  if (Number.isNaN(time)) return { kind: 'odd', text, why: 'invalid' };
  if (time > now) return { kind: 'odd', text, why: 'future' };
  if (time < earliest) return { kind: 'odd', text, why: 'before-2015' };
  return { kind: 'date', text: local.format(time), utc: text };
};

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });
const dayAndClock = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeStyle: 'medium',
});

/** A moment of this run: the time, with the day when it is not today's. Milliseconds since the epoch. */
export const showMoment = (at: number, now: number): string =>
  (new Date(at).toDateString() === new Date(now).toDateString() ? clock : dayAndClock).format(at);
