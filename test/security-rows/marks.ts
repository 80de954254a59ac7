import ts from 'typescript';

/** A test, or a group of tests, whose title names rows. */
export interface MarkedTest {
  /** Titles of its groups and its own title, without the marks. */
  readonly title: string;
  /** Names of rows, such as `A1` and `fault 12`. */
  readonly rows: readonly string[];
  /** Whether the test needs Electron itself. */
  readonly needsElectron: boolean;
}

/** The marked tests of a file, and the problems of its marks as texts. */
export interface Marks {
  readonly tests: readonly MarkedTest[];
  readonly problems: readonly string[];
}

/** A group of tests around a test or another group. */
interface Group {
  readonly title: string;
  readonly leftOut: boolean;
}

const mark = /\s*\(((?:security|faults?)\b[^()]*)\)/gu;
const part = /^(?:security (?<ids>[A-J]\d+(?:, [A-J]\d+)*)|faults? (?<numbers>\d+(?:, \d+)*))$/u;

/** The rows that a mark names. Undefined unless the mark is written as `security A1, B2; faults 3, 4`. */
const rowsOf = (inside: string): readonly string[] | undefined => {
  const parts = inside.split('; ').map((text) => part.exec(text)?.groups);
  if (parts.includes(undefined)) return undefined;
  return parts.flatMap((groups) => [
    ...(groups?.['ids']?.split(', ') ?? []),
    ...(groups?.['numbers']?.split(', ').map((number) => `fault ${number}`) ?? []),
  ]);
};

/** Names in a call's callee: test, describe and only for `test.describe.only('…')`. Looks through `.each(…)` too. */
const chainOf = (expression: ts.Expression): readonly string[] => {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression))
    return [...chainOf(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return chainOf(expression.expression);
  return [];
};

/** Whether a call never runs its test: `.skip` and the like, or `.skipIf(true)` with a constant condition. */
const leavesOut = (expression: ts.Expression): boolean => {
  if (ts.isPropertyAccessExpression(expression))
    return (
      /^(?:skip|todo|fixme|fails)$/u.test(expression.name.text) || leavesOut(expression.expression)
    );
  if (!ts.isCallExpression(expression)) return false;
  const [condition] = expression.arguments;
  const asksNothing =
    condition?.kind === ts.SyntaxKind.TrueKeyword || condition?.kind === ts.SyntaxKind.FalseKeyword;
  return (
    (asksNothing && /^(?:skipIf|runIf)$/u.test(chainOf(expression).at(-1) ?? '')) ||
    leavesOut(expression.expression)
  );
};

/** Names of the functions that define tests, including a spec's own ones: `const trusting = test.extend(…)`. */
const runnersIn = (source: ts.SourceFile): ReadonlySet<string> => {
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const extended = declared.filter(
    ({ initializer }) => initializer && chainOf(initializer).at(-1) === 'extend',
  );
  return new Set(['it', 'test', 'describe', ...extended.map(({ name }) => name.getText())]);
};

/** The title as written in the source, with placeholders. */
const titleOf = (argument: ts.Expression | undefined): string | undefined => {
  if (!argument) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.getText().slice(1, -1) : undefined;
};

/** Reads the marks from the titles in a test file's source, without running the tests. */
export const readMarks = (file: string, source: string): Marks => {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const runners = runnersIn(parsed);
  const tests: MarkedTest[] = [];
  const problems: string[] = [];

  const note = (title: string, groups: readonly Group[], call: ts.CallExpression): void => {
    const found = [...title.matchAll(mark)].map(([, inside = '']) => rowsOf(inside));
    if (found.includes(undefined)) problems.push(`${file}: cannot read the mark of “${title}”`);
    const rows = found.flatMap((names) => names ?? []);
    if (rows.length === 0) return;
    if (leavesOut(call.expression) || groups.some(({ leftOut }) => leftOut))
      problems.push(`${file}: “${title}” names rows and does not run`);
    const titles = [...groups.map((group) => group.title), title];
    const shown = titles.map((text) => text.replace(mark, '')).join(' ');
    const options = call.arguments.length > 2 ? (call.arguments[1]?.getText() ?? '') : '';
    const needsElectron = /@electron|\bonlyElectron\(/u.test(`${title} ${options}`);
    tests.push({ title: shown, rows, needsElectron });
  };

  const visit = (node: ts.Node, groups: readonly Group[]): void => {
    let inside = groups;
    if (ts.isCallExpression(node) && node.arguments.length > 1) {
      const chain = chainOf(node.expression);
      const title = runners.has(chain[0] ?? '') ? titleOf(node.arguments[0]) : undefined;
      if (title !== undefined) {
        note(title, groups, node);
        if (chain.includes('describe'))
          inside = [...groups, { title, leftOut: leavesOut(node.expression) }];
      }
    }
    ts.forEachChild(node, (child) => {
      visit(child, inside);
    });
  };
  visit(parsed, []);
  return { tests, problems };
};
