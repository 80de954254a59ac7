/** What the checker found. */
export interface Finding {
  /** Of its rule. */
  readonly id: string;
  /** From the project's folder, or `N/A`. */
  readonly file: string;
}

/** A finding that somebody has looked at. */
export interface Accepted extends Finding {
  readonly reason: string;
}

/** Findings that are no mistakes: the checker looks at one file at a time, and does not follow names. */
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

/** Findings nobody has accepted, and accepted ones that are not found any more. */
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
