import { performance } from 'node:perf_hooks';
import { median } from '../statistics';

/** Formats milliseconds: two decimals below 10, none from 10. */
export const inMs = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

type Work = () => unknown;

/** A function to time. `prepare` returns that function and is not timed itself. */
type Candidate = Work | { readonly prepare: () => Work };

type Candidates<Name extends string> = Readonly<Record<Name, Candidate>>;

/**
 * Returns the median time of each candidate in milliseconds. Every round runs all candidates in rotated order, so that
 * other load on the machine affects all alike. No garbage collection is forced between them: a forced collection also
 * discards what the engine has learnt about the records. The last result of each candidate stays referenced, as it
 * would in a program.
 */
export const compare = async <Name extends string>(
  candidates: Candidates<Name>,
  rounds: number,
): Promise<Readonly<Record<Name, number>>> => {
  const names = Object.keys(candidates) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  const held = new Map<Name, unknown>();
  const warmUps = 2;
  for (let round = 0; round < rounds + warmUps; round += 1) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const candidate: Candidate = candidates[name];
      const work = 'prepare' in candidate ? candidate.prepare() : candidate;
      const start = performance.now();
      const result: unknown = await work();
      const time = performance.now() - start;
      held.set(name, result);
      if (round >= warmUps) times.get(name)?.push(time);
    }
  }
  return Object.fromEntries(
    names.map((name) => [name, median(times.get(name) ?? [])]),
  ) as unknown as Record<Name, number>;
};
