import { cruise, format, type IViolation, type ICruiseResult } from 'dependency-cruiser';
import { law } from './law';

/** What is wrong with the imports of a project. */
export interface ImportVerdict {
  /** Files that were read. */
  readonly files: number;
  /** The broken rules, each with what to do instead; empty when there are none. */
  readonly complaints: string;
  /** Entries of `known` that no longer occur, as `from → to`. */
  readonly mended: readonly string[];
}

interface Entry {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

const named = ({ from, to, rule }: Entry): string => `${from} → ${to} (${rule.name})`;

/**
 * Judges the imports of everything in these folders of a project by the law, imports of types alone included. `known` are
 * those that are known to break it.
 */
export const judgeImports = async (
  project: string,
  folders: readonly string[],
  known: readonly IViolation[] = [],
): Promise<ImportVerdict> => {
  const { output } = await cruise([...folders], {
    baseDir: project,
    ruleSet: { forbidden: [...law] },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)node_modules/' },
    knownViolations: [...known],
  });
  const result = output as ICruiseResult;
  const { violations, totalCruised } = result.summary;
  const broken = violations.filter(({ rule }) => rule.severity !== 'ignore');
  const still = new Set(
    violations.filter(({ rule }) => rule.severity === 'ignore').map((entry) => named(entry)),
  );
  const { output: said } = await format(result, { outputType: 'err-long' });
  return {
    files: totalCruised,
    complaints: broken.length === 0 ? '' : (said as string),
    mended: known.map((entry) => named(entry)).filter((entry) => !still.has(entry)),
  };
};
