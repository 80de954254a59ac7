/** How one request was judged: 200 without reasons, or 401 with every reason for refusing it. */
export interface Verdict {
  readonly status: number;
  readonly reasons: readonly string[];
}
