import { isMap, isScalar, parseDocument, visit, type YAMLMap } from 'yaml';

/** A violation of this project's rules in a workflow. */
export interface BrokenRule {
  /** Line number, from 1. */
  readonly line: number;
  readonly message: string;
}

/** An action pinned by a full commit hash. The tag must follow in a comment. */
const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/u;

const ruleOfKey: Readonly<Record<string, (value: string, comment: string) => string | undefined>> =
  {
    uses: (value, comment) => {
      if (value.startsWith('./')) return undefined;
      if (!pinned.test(value)) return `${value} is not pinned by a full commit hash`;
      return /^ v\d+\.\d+\.\d+$/u.test(comment) ? undefined : `${value} lacks the tag in a comment`;
    },
    // An expression may contain text from a stranger, which would become part of the script.
    run: (value) =>
      value.includes('${{')
        ? 'pastes an expression into a script; hand it over as an environment variable'
        : undefined,
  };

const jobsOf = (root: unknown): readonly { readonly name: string; readonly job: YAMLMap }[] => {
  const jobs = isMap(root) ? root.get('jobs') : undefined;
  return isMap(jobs)
    ? jobs.items.flatMap(({ key, value }) =>
        isMap(value) ? [{ name: String(isScalar(key) ? key.value : key), job: value }] : [],
      )
    : [];
};

const ofJob = (job: YAMLMap): readonly string[] => [
  ...(job.has('permissions') ? [] : ['has no permissions of its own']),
  // A called workflow sets its own time limits.
  ...(job.has('timeout-minutes') || job.has('uses') ? [] : ['has no time limit']),
];

/** Returns violations that GitHub accepts and this project does not, e.g. unpinned versions or missing permissions. */
export const brokenRules = (text: string): readonly BrokenRule[] => {
  const document = parseDocument(text);
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length;
  const broken: BrokenRule[] = [];
  visit(document, {
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      const message = ruleOfKey[String(key.value)]?.(value.value, value.comment ?? '');
      if (message !== undefined) broken.push({ line: lineOf(key.range?.[0] ?? 0), message });
    },
    Map: (_key, map) => {
      const uses = map.get('uses');
      if (typeof uses !== 'string' || !uses.startsWith('actions/checkout@')) return;
      if (map.getIn(['with', 'persist-credentials']) === false) return;
      const line = lineOf(map.range?.[0] ?? 0);
      broken.push({ line, message: 'checkout leaves the token on the disk' });
    },
  });
  const jobs = jobsOf(document.contents);
  const rights = document.get('permissions');
  const readsOnly = isMap(rights) && rights.items.length === 1 && rights.get('contents') === 'read';
  if (jobs.length > 0 && !readsOnly) {
    broken.push({ line: 1, message: 'the default permissions are not contents: read alone' });
  }
  if (document.hasIn(['on', 'pull_request_target'])) {
    broken.push({ line: 1, message: 'pull_request_target gives secrets to code of strangers' });
  }
  for (const { name, job } of jobs) {
    const line = lineOf(job.range?.[0] ?? 0);
    broken.push(...ofJob(job).map((message) => ({ line, message: `${name} ${message}` })));
  }
  return broken;
};
