/** A finding of Electronegativity. */
export interface Finding {
  /** Id of the rule that reported it. */
  readonly id: string;
  /** Path relative to the project's folder, or `N/A`. */
  readonly file: string;
}

/** A finding that has been reviewed and is no mistake. */
export interface Accepted extends Finding {
  readonly reason: string;
}

/** The accepted findings. Most are false because Electronegativity reads one file at a time and follows no imports. */
export const accepted: readonly Accepted[] = [
  ...['AUXCLICK_JS_CHECK', 'CONTEXT_ISOLATION_JS_CHECK', 'SANDBOX_JS_CHECK'].map((id) => ({
    id,
    file: 'electron/main/index.ts',
    reason: 'the options come from main-window.ts, which sets it',
  })),
  {
    id: 'OPEN_EXTERNAL_JS_CHECK',
    file: 'electron/main/shell/links/open-in-browser.ts',
    reason: 'its one home; main makes every address itself, in shared/explorer.ts',
  },
  {
    id: 'CSP_GLOBAL_CHECK',
    file: 'N/A',
    reason: 'the policy is a header, and a meta element that the build writes',
  },
];

const nameOf = ({ id, file }: Finding): string => `${id} in ${file.replaceAll('\\', '/')}`;

/** Returns the findings that are not accepted (`fresh`), and the accepted ones that are no longer found (`gone`). */
export const judgeFindings = (
  found: readonly Finding[],
  known: readonly Finding[],
): { readonly fresh: readonly string[]; readonly gone: readonly string[] } => {
  const names = new Set(found.map(nameOf));
  const knownNames = new Set(known.map(nameOf));
  return {
    fresh: [...names].filter((name) => !knownNames.has(name)),
    gone: [...knownNames].filter((name) => !names.has(name)),
  };
};
