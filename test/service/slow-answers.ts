/** A body that once took far more time than its size should: its name, and its text made anew for each use. */
export interface SlowAnswer {
  readonly name: string;
  readonly text: () => string;
  /** Only the limits of the process end the work on it; the others are seen to be too much before they are parsed. */
  readonly isEnded?: true;
}

/** Room for one answer, in bytes. */
const most = 64 * 1024 * 1024 - 1024;

/** As many of a part as fit, behind each other. */
const filled = (part: string): string => part.repeat(Math.floor(most / part.length));

/** Members of an object, each with a name of its own. */
const fields = (count: number): string => {
  const members: string[] = [];
  for (let at = 0; at < count; at += 1) members.push(`"k${at}":0,`);
  return members.join('');
};

/** Records that nothing tells apart, which comparing once took minutes for. */
const withoutField = (count: number): SlowAnswer => ({
  name: `${count.toLocaleString('en')} records without a field`,
  text: () => `{"wallets":[${'{},'.repeat(count - 1)}{}],"smartContracts":[]}`,
});

/** Such answers, which can be read. */
export const manyAlike = [withoutField(60_000), withoutField(200_000)];

/** Answers of about 64 MB. Their kinds once took 14 to 52 s and up to 4.8 GB each; none is an account that can be read. */
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
