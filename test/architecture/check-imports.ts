import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import { importRules } from './import-rules';

/** Result of checking the imports of a project. */
export interface ImportVerdict {
  /** Number of files read. */
  readonly files: number;
  /** The violations as text, each with what to do instead; empty when there are none. */
  readonly complaints: string;
}

/**
 * Checks all imports in these folders of a project against the rules in import-rules.ts, type-only imports included.
 */
export const checkImports = async (
  project: string,
  folders: readonly string[],
): Promise<ImportVerdict> => {
  const { output } = await cruise([...folders], {
    baseDir: project,
    ruleSet: { forbidden: [...importRules] },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)node_modules/' },
  });
  const result = output as ICruiseResult;
  const { violations, totalCruised } = result.summary;
  const { output: said } = await format(result, { outputType: 'err-long' });
  return { files: totalCruised, complaints: violations.length === 0 ? '' : (said as string) };
};
