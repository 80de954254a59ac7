/** A body that once took far too much time for its size. `text` makes the body. */
export interface SlowAnswer {
  readonly name: string;
  readonly text: () => string;
  /** Set if only the limits of the reader's process end the work. Other bodies are refused before they are parsed. */
  readonly isEnded?: true;
}

/** Bytes that the repeated parts fill. Leaves 1 KiB of the 64 MiB that an answer may have. */
const most = 64 * 1024 * 1024 - 1024;

/** Repeats a part as often as it fits. */
const filled = (part: string): string => part.repeat(Math.floor(most / part.length));

/** Members of a JSON object with unique names. */
const fields = (count: number): string => {
  const members: string[] = [];
  for (let at = 0; at < count; at += 1) members.push(`"k${at}":0,`);
  return members.join('');
};

/** Records that nothing distinguishes. Comparing them once took minutes. */
const withoutField = (count: number): SlowAnswer => ({
  name: `${count.toLocaleString('en')} records without a field`,
  text: () => `{"wallets":[${'{},'.repeat(count - 1)}{}],"smartContracts":[]}`,
});

/** Answers with many indistinguishable records. They can be read. */
export const manyAlike = [withoutField(60_000), withoutField(200_000)];

/** Answers of about 64 MB. They once took 14 to 52 s and up to 4.8 GB each. None is a readable account. */
export const slowLarge: readonly SlowAnswer[] = [
  {
    name: 'numbers with more digits than a double keeps',
    isEnded: true,
    text: () => `{"wallets":[{"id":[${filled('12345678901234567890,')}1]}]}`,
  },
  {
    name: 'a flat list, and one number that needs all of its digits',
    text: () => `{"wallets":[{"id":[${filled('0,')}1e400]}]}`,
  },
  {
    name: 'millions of fields',
    text: () => `{"wallets":[{${fields(5_000_000)}"x":1}]}`,
  },
  {
    name: 'as many fields as are let through to be parsed',
    isEnded: true,
    text: () => `{"wallets":[{${fields(3_990_000)}"x":1}]}`,
  },
  {
    name: 'numbers beyond every double',
    text: () => `{"wallets":[{"id":[${filled('1e400,')}1e400]}]}`,
  },
  {
    name: '10,000 fields of the account, each with such a number',
    text: () => {
      const padding = '"x",'.repeat(1600);
      const field = (at: number): string => `"f${at}":[${padding}1e400],`;
      return `{${Array.from({ length: 9990 }, (_, at) => field(at)).join('')}"wallets":[]}`;
    },
  },
];
