// `npm run fuzz -- [minutes] [--only name] [--seed number]`: runs every target in turn, with new inputs in each round.
import { parseArgs } from 'node:util';
import { targets } from './targets';

const usage = `npm run fuzz -- [minutes] [--only ${targets.map(({ name }) => name).join('|')}] [--seed number]`;
const refuse = (): never => {
  console.error(usage);
  process.exit(2);
};

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { only: { type: 'string' }, seed: { type: 'string' } },
    });
  } catch {
    return refuse();
  }
};
const { values, positionals } = read();
const minutes = Number(positionals[0] ?? 5);
const wanted = targets.filter(({ name }) => values.only === undefined || name === values.only);
if (!Number.isFinite(minutes) || minutes <= 0 || wanted.length === 0) refuse();
if (positionals.length > 1 || !/^\d{1,10}$/u.test(values.seed ?? '0')) refuse();

const end = Date.now() + minutes * 60_000;
const counts = new Map(wanted.map(({ name }) => [name, 0]));
let seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
console.log(`For ${minutes} min from seed ${seed} on: ${[...counts.keys()].join(', ')}.`);
// A round always runs to its end, so that every target in the final report has run.
do {
  for (const { name, fuzz, runs } of wanted) {
    try {
      await fuzz({ numRuns: runs, seed });
    } catch (error) {
      console.error(`${name} fails with --seed ${seed}:`);
      console.error(error);
      process.exit(1);
    }
    counts.set(name, (counts.get(name) ?? 0) + runs);
  }
  seed += 1;
} while (Date.now() < end);
for (const [name, count] of counts) console.log(`${name}: ${count} inputs, none was too much.`);
