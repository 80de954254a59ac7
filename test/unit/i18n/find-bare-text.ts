import ts from 'typescript';

/** Attributes and properties that users see or hear. */
const seenAttributes =
  /^(title|alt|label|placeholder|summary|hint|aria-(label|description|placeholder|valuetext|roledescription))$/u;
const seenProperties =
  /^(title|label|sublabel|message|detail|buttons|checkboxLabel|buttonLabel|text|toolTip|content)$/u;
const seenArguments = /^(showErrorBox|announce|setTitle)$/u;

/** A word, as opposed to punctuation, units and signs. */
const word = /\p{L}{2}/u;

const nameOf = (node: ts.Node): string =>
  ts.isIdentifier(node) || ts.isStringLiteral(node) || ts.isJsxNamespacedName(node)
    ? node.getText().replaceAll(/['"]/gu, '')
    : '';

/** String literals in the results of an expression, not in its conditions. */
const literalsIn = (node: ts.Node): readonly ts.Node[] => {
  if (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  ) {
    return word.test(node.text) ? [node] : [];
  }
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap(literalsIn);
  }
  if (ts.isTemplateExpression(node)) {
    return [
      node.head,
      ...node.templateSpans.flatMap(({ expression, literal }) => [expression, literal]),
    ].flatMap(literalsIn);
  }
  if (ts.isBinaryExpression(node)) {
    const isChoice = /^(===|!==|<|>|<=|>=)$/u.test(node.operatorToken.getText());
    const isAnd = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    if (isChoice) return [];
    return (isAnd ? [node.right] : [node.left, node.right]).flatMap(literalsIn);
  }
  if (ts.isParenthesizedExpression(node)) return literalsIn(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literalsIn);
  if (ts.isJsxExpression(node)) return node.expression ? literalsIn(node.expression) : [];
  return [];
};

const bareIn = (node: ts.Node): readonly ts.Node[] => {
  if (ts.isJsxText(node)) return word.test(node.text) ? [node] : [];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return literalsIn(node);
  if (ts.isJsxAttribute(node) && node.initializer && seenAttributes.test(nameOf(node.name))) {
    return literalsIn(node.initializer);
  }
  if (ts.isPropertyAssignment(node) && seenProperties.test(nameOf(node.name))) {
    return literalsIn(node.initializer);
  }
  if (ts.isCallExpression(node)) {
    const callee = ts.isPropertyAccessExpression(node.expression)
      ? node.expression.name
      : node.expression;
    if (seenArguments.test(nameOf(callee))) return node.arguments.flatMap(literalsIn);
  }
  return [];
};

/** Text for users that is a literal in code instead of a catalogue entry, each with its line. */
export const findBareText = (file: string, code: string): readonly string[] => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const found = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    for (const bare of bareIn(node)) found.add(bare);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found].map((node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    return `${file}:${line + 1} ${node.getText().trim()}`;
  });
};
