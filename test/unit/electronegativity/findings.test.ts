import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { accepted, judgeFindings } from '../../electronegativity/findings';
import { projectFolder } from '../../launch/built-app';

const sandbox = { id: 'SANDBOX_JS_CHECK', file: 'electron/main/index.ts' };
const other = { id: 'SANDBOX_JS_CHECK', file: 'electron/main/app.ts' };

describe('what a checker of Electron apps finds (security J13)', () => {
  it('is unchanged if all findings are accepted and found, on any system', () => {
    const onWindows = { ...sandbox, file: 'electron\\main\\index.ts' };
    expect(judgeFindings([sandbox, onWindows], [sandbox])).toEqual({ fresh: [], gone: [] });
  });

  it('is reported if nobody has accepted it in that file', () => {
    expect(judgeFindings([sandbox, other], [sandbox]).fresh).toEqual([
      'SANDBOX_JS_CHECK in electron/main/app.ts',
    ]);
  });

  it('is reported if it was accepted and is gone', () => {
    expect(judgeFindings([], [sandbox]).gone).toEqual([
      'SANDBOX_JS_CHECK in electron/main/index.ts',
    ]);
  });

  it.each(accepted)('is accepted for a reason, in an existing file: $id', ({ file, reason }) => {
    expect(reason.length).toBeGreaterThan(20);
    expect(file === 'N/A' || existsSync(path.join(projectFolder, file))).toBe(true);
  });
});
