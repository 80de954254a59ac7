import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  failedLines,
  ofPlaywright,
  ofVitest,
  readReport,
  skippedLines,
  unheard,
} from '../../run/report.mjs';

const skipped = (title: string, description?: string) => ({
  title,
  tests: [
    {
      status: 'skipped',
      annotations: [
        { type: 'host', description: 'stand-in' },
        { type: 'skip', description },
      ],
    },
  ],
});
const passed = { title: 'works', tests: [{ status: 'expected', annotations: [] }] };

/** As Playwright writes it: groups are suites in the suite of their file. */
const report = {
  stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 2 },
  suites: [
    {
      specs: [passed, skipped('a sandbox', 'needs Electron itself: for a reason')],
      suites: [{ specs: [skipped('left out')] }],
    },
    {},
  ],
};

describe('the report of all tests', () => {
  it('lists skipped tests, each with its reason', () => {
    const unit = {
      testResults: [
        {
          name: '/home/somebody/test/unit/a.test.ts',
          assertionResults: [
            { status: 'passed', fullName: 'a works' },
            { status: 'pending', fullName: 'a is left out' },
          ],
        },
      ],
    };
    expect(skippedLines(unit, report)).toEqual([
      'skipped: unit/a.test.ts a is left out',
      'skipped: a sandbox (needs Electron itself: for a reason)',
      'skipped: left out (without a reason)',
    ]);
  });

  it('names the failures last, so that they end the log', () => {
    const unit = {
      testResults: [
        {
          name: '/home/somebody/test/unit/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'a works', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'a fails',
              failureMessages: ['AssertionError: \u001b[31m1 is not 2\u001b[39m\n    at a.test.ts'],
            },
          ],
        },
        {
          name: '/home/somebody/test/unit/b.test.ts',
          status: 'failed',
          message: 'cannot be read',
          assertionResults: [],
        },
      ],
    };
    const endToEnd = {
      suites: [
        {
          specs: [
            passed,
            {
              file: 'e2e/c.spec.ts',
              title: 'c fails',
              tests: [
                {
                  status: 'unexpected',
                  annotations: [],
                  results: [{ error: { message: 'late' } }],
                },
              ],
            },
          ],
        },
      ],
    };
    expect(failedLines(unit, endToEnd)).toEqual([
      'failed: unit/a.test.ts a fails (AssertionError: 1 is not 2)',
      'failed: unit/b.test.ts (cannot be read)',
      'failed: e2e/c.spec.ts c fails (late)',
    ]);
  });

  it('counts a skipped test as skipped, and a flaky one as passed', () => {
    expect(ofPlaywright(report)).toEqual({ passed: 4, failed: 2, skipped: 2 });
    expect(ofVitest({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2 })).toEqual({
      passed: 5,
      failed: 1,
      skipped: 2,
    });
  });

  it('names the files that it does not cover', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'account-viewer-report-'));
    mkdirSync(path.join(folder, 'unit'));
    mkdirSync(path.join(folder, 'node_modules'));
    for (const name of ['unit/a.test.ts', 'unit/b.test.ts', 'unit/b.ts', 'node_modules/c.test.ts'])
      writeFileSync(path.join(folder, name), '');
    const unit = { testResults: [{ name: path.join(folder, 'unit/a.test.ts') }] };
    expect(unheard(unit, folder)).toEqual([path.join('unit', 'b.test.ts')]);
    expect(unheard(undefined, folder)).toHaveLength(2);
    rmSync(folder, { recursive: true });
  });

  it('is empty for a runner that wrote none', () => {
    const none: unknown = readReport('/nowhere/report.json');
    expect(none).toBeUndefined();
    expect(skippedLines(none, none)).toEqual([]);
    expect(failedLines(none, none)).toEqual([]);
    expect(ofPlaywright(none)).toEqual({ passed: 0, failed: 0, skipped: 0 });
    expect(ofVitest(none)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});
