import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectFolder } from '../../launch/built-app';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}
interface Job {
  readonly needs?: string | readonly string[];
  readonly strategy?: { readonly 'fail-fast'?: boolean };
  readonly steps?: readonly Step[];
}

const jobsOf = (name: string): Readonly<Record<string, Job>> =>
  (
    parse(readFileSync(path.join(projectFolder, '.github/workflows', name), 'utf8')) as {
      readonly jobs: Readonly<Record<string, Job>>;
    }
  ).jobs;

const ci = jobsOf('ci.yml');
const packaging = jobsOf('package.yml')['package'];

/** The first step of a job whose command contains the text, counted from 0; -1 if none does. */
const stepWith = (job: Job | undefined, text: string): number =>
  (job?.steps ?? []).findIndex(({ run }) => run?.includes(text));

describe('the workflow', () => {
  it('begins with what only the real Electron and the packaged app can show, and ends at once when they fail', () => {
    expect(ci['electron']?.needs).toBeUndefined();
    expect(ci['package']?.needs).toBeUndefined();
    expect(ci['test']?.needs).toEqual(['electron', 'package']);
    expect([ci['electron'], packaging].map((job) => job?.strategy?.['fail-fast'])).toEqual([
      true,
      true,
    ]);
    expect(stepWith(ci['electron'], 'npm run test:electron')).not.toBe(-1);
  });

  it('shows an AppImage first where no sandbox is possible, and then where it is', () => {
    const refused = stepWith(packaging, 'xvfb-run -a npm run check:packaged');
    const allowed = stepWith(packaging, 'kernel.apparmor_restrict_unprivileged_userns=0');
    expect(packaging?.steps?.[allowed]?.run).toMatch(/check:packaged .*app-image$/mu);
    expect(refused).toBeGreaterThan(stepWith(packaging, 'npm run package'));
    expect(allowed).toBeGreaterThan(refused);
  });

  it.each([
    ['electron', 'npm run test:electron'],
    ['test', 'npm test'],
  ])('runs the tests of the job %s on an Electron that has its sandbox', (job, command) => {
    const allowed = stepWith(ci[job], 'kernel.apparmor_restrict_unprivileged_userns=0');
    expect(allowed).not.toBe(-1);
    expect(stepWith(ci[job], command)).toBeGreaterThan(allowed);
  });

  it('drafts no release whose tests have not passed', () => {
    const { tested, package: packaged, draft } = jobsOf('release.yml');
    expect(packaged?.needs).toBe('tested');
    expect(draft?.needs).toBe('package');
    expect(tested?.steps?.map(({ run }) => run)).toEqual([
      expect.stringMatching(/--workflow ci\.yml --commit "\$GITHUB_SHA" --status success/u),
    ]);
  });

  it('packages on machines without a browser', () => {
    const prepared = packaging?.steps?.find(({ uses }) => uses === './.github/actions/prepare');
    expect(prepared?.with).toEqual({ browser: 'no' });
  });
});
