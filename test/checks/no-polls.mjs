const isFunction = ({ type }) => /Function/u.test(type);

/** The direct child nodes. */
const childrenOf = (node, visitorKeys) =>
  (visitorKeys[node.type] ?? []).flatMap((key) => node[key]).filter((child) => child?.type);

const nameOf = (callee) =>
  callee.type === 'Identifier'
    ? callee.name
    : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
      ? callee.property.name
      : undefined;

/** The name of a function: its own, or the name of the constant that it is assigned to. */
const nameOfFunction = ({ id, parent }) => {
  if (id) return id.name;
  return parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier'
    ? parent.id.name
    : undefined;
};

const enclosingFunctions = (node) => {
  const found = [];
  for (let at = node.parent; at; at = at.parent) if (isFunction(at)) found.push(at);
  return found;
};

const isBridgeCall = ({ type, callee }) =>
  type === 'CallExpression' &&
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'main' &&
  callee.property.name !== 'on';

/**
 * The renderer must not poll main, because main sends it events. This rule finds intervals, timers that restart
 * themselves, and calls of main in `while`, `do` and `for (;;)` loops.
 */
export const noPolls = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      interval:
        'The window polls nothing. Follow an event of main in renderer/store/follow-main.ts; a clock on screen is useNow of renderer/store/now.ts.',
      again:
        'This timer starts itself again. Follow an event of main in renderer/store/follow-main.ts, or wait once for a time that is known.',
      loop: 'The window polls nothing. Have main tell it in an event of shared/contract.ts, and follow that in renderer/store/follow-main.ts.',
    },
  },
  create: (context) => {
    const { visitorKeys } = context.sourceCode;

    const mentions = (node, names) =>
      (node.type === 'Identifier' && names.has(node.name)) ||
      childrenOf(node, visitorKeys).some((child) => mentions(child, names));

    const callsMain = (node) =>
      isBridgeCall(node) || childrenOf(node, visitorKeys).some((child) => callsMain(child));

    const lookAtLoop = (node) => {
      if (callsMain(node)) context.report({ node, messageId: 'loop' });
    };

    return {
      CallExpression: (node) => {
        const name = nameOf(node.callee);
        if (name === 'setInterval') context.report({ node, messageId: 'interval' });
        if (name !== 'setTimeout' || !node.arguments[0]) return;
        const around = enclosingFunctions(node).map(nameOfFunction).filter(Boolean);
        if (mentions(node.arguments[0], new Set(around))) {
          context.report({ node, messageId: 'again' });
        }
      },
      WhileStatement: lookAtLoop,
      DoWhileStatement: lookAtLoop,
      ForStatement: lookAtLoop,
    };
  },
};
