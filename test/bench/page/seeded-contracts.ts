import { seededRandom } from '../../seeded-random';

/** A contract as the service's specification defines it: six texts. */
export interface SeededContract {
  readonly name: string;
  readonly asset: string;
  readonly address: string;
  readonly type: string;
  readonly deployedAt: string;
  readonly deployedBy: string;
}

const openings =
  'alpha bravo crypto delta echo fabric gold hotel index jade kilo lima metro north omega prime quartz river stable titan ultra vault west zenith'.split(
    ' ',
  );
const purposes =
  'treasury,custody,reserve,ops,payout,cold store,hot store,escrow,fees,staking,bridge,desk'.split(
    ',',
  );
const assets = 'BTC ETH USDC USDT SOL XRP DOT LTC EURC XLM'.split(' ');
const types = 'ERC20 ERC721 ERC1155 Custom Proxy'.split(' ');

/** Start of 2020 in milliseconds since the epoch, and the milliseconds after it over which deployments are spread. */
const earliest = 1_577_836_800_000;
const span = 2e11;

/** Returns 0 to `count` - 1 in random order, so that sorting by name has the most work. */
const shuffledNumbers = (count: number, random: () => number): Uint32Array => {
  const numbers = Uint32Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const moved = numbers[last] ?? 0;
    numbers[last] = numbers[other] ?? 0;
    numbers[other] = moved;
  }
  return numbers;
};

const replaceInTexts = (
  row: SeededContract,
  pattern: RegExp,
  replacement: string,
): SeededContract => {
  const texts = Object.entries(row).map(([field, text]: [string, string]) => [
    field,
    field === 'deployedAt' ? text : text.replace(pattern, replacement),
  ]);
  return Object.fromEntries(texts) as SeededContract;
};

/**
 * Returns `count` contracts, the same in every run. The first has no "a" and the second no "ab", so that the first
 * row changes with every key of a search for "ab".
 */
export const seededContracts = (count: number): readonly SeededContract[] => {
  const random = seededRandom(209_458 + count);
  const pick = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? '';
  const address = () => {
    let digits = '0x';
    for (let i = 0; i < 40; i += 1) digits += Math.floor(random() * 16).toString(16);
    return digits;
  };
  const rows = Array.from(shuffledNumbers(count, random), (number) => ({
    name: `${pick(openings)} ${pick(purposes)} ${String(number).padStart(6, '0')}`,
    asset: pick(assets),
    address: address(),
    type: pick(types),
    deployedAt: new Date(earliest + Math.floor(random() * span)).toISOString(),
    deployedBy: address(),
  }));
  return rows.map((row, index) => {
    if (index === 0) return replaceInTexts(row, /a/giu, 'e');
    return index === 1 ? replaceInTexts(row, /ab/giu, 'ac') : row;
  });
};
