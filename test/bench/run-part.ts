import { lineOf, type RunPart } from './figure';

// Runs one part of the bench in its own process: run-part.ts PART quick|full

const [part = '', quick] = process.argv.slice(2);
const { run } = (await import(`./${part}`)) as { readonly run: RunPart };
const figures = await run({ quick: quick === 'quick' ? 'quick' : 'full' });
for (const figure of figures.toSorted((a, b) => a.row - b.row)) {
  process.stdout.write(`${lineOf(figure)}\n`);
}
process.exit(0);
