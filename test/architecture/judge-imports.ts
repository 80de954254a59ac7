import { cruise, format, type ICruiseResult } from 'dependency-cruiser';
import { law } from './law';

/** What is wrong with the imports of a project. */
export interface ImportVerdict {
  /** Files that were read. */
  readonly files: number;
  /** The broken rules, each with what to do instead; empty when there are none. */
  readonly complaints: string;
}

/** Judges the imports of everything in these folders of a project by the law, imports of types alone included. */
export const judgeImports = async (
  project: string,
  folders: readonly string[],
): Promise<ImportVerdict> => {
  const { output } = await cruise([...folders], {
    baseDir: project,
    ruleSet: { forbidden: [...law] },
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
