import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../launch/built-app';
import { brokenRules } from '../../workflows/rules';

const folder = path.join(projectFolder, '.github');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yml'),
);

const commit = '3d3c42e5aac5ba805825da76410c181273ba90b1';
const good = `on: push
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-24.04
    permissions:
      contents: read
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@${commit} # v7.0.1
        with:
          persist-credentials: false
      - run: echo "$TITLE"
        env:
          TITLE: \${{ github.event.pull_request.title }}
      - uses: ./.github/actions/prepare
`;

describe('the workflows of this repository (security J9)', () => {
  it.each(files)('break no rule: %s', (name) => {
    expect(brokenRules(readFileSync(path.join(folder, name), 'utf8'))).toEqual([]);
  });

  it('are all present', () => {
    expect(files.map((name) => path.basename(name)).sort()).toEqual([
      'action.yml',
      'ci.yml',
      'package.yml',
      'release.yml',
    ]);
  });
});

describe('a workflow', () => {
  it('with pinned actions, stated rights and a time limit breaks no rule', () => {
    expect(brokenRules(good)).toEqual([]);
  });

  it.each([
    ['a tag for a commit', commit, 'v7', 11, 'not pinned by a full commit hash'],
    ['a short hash', commit, commit.slice(0, 12), 11, 'not pinned by a full commit hash'],
    ['no tag beside the hash', ' # v7.0.1', '', 11, 'lacks the tag in a comment'],
    ['the token left behind', 'credentials: false', 'credentials: true', 11, 'leaves the token'],
    [
      'an expression in a script',
      '"$TITLE"',
      '${{ github.head_ref }}',
      14,
      'an environment variable',
    ],
    [
      'more default rights',
      '  contents: read\njobs',
      '  contents: write\njobs',
      1,
      'contents: read alone',
    ],
    [
      'no default rights',
      'permissions:\n  contents: read\njobs',
      'jobs',
      1,
      'contents: read alone',
    ],
    [
      'no rights of a job',
      '    permissions:\n      contents: read\n',
      '',
      6,
      'no permissions of its own',
    ],
    ['no time limit', '    timeout-minutes: 5\n', '', 6, 'has no time limit'],
    ['secrets for strangers', 'on: push', 'on:\n  pull_request_target:', 1, 'pull_request_target'],
  ])('breaks a rule with %s', (_name, from, to, line, message) => {
    const broken = brokenRules(good.replace(from, () => to));
    expect(broken).toEqual([{ line, message: expect.stringContaining(message) as string }]);
  });
});
