const isFunction = ({ type }) => /Function/u.test(type);

/** The nodes that a node consists of. */
const childrenOf = (node, visitorKeys) =>
  (visitorKeys[node.type] ?? []).flatMap((key) => node[key]).filter((child) => child?.type);

const nameOf = (callee) =>
  callee.type === 'Identifier'
    ? callee.name
    : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
      ? callee.property.name
      : undefined;

/** The name a function goes by: its own, or that of the constant it is. */
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
 * The window asks main again and again about nothing: main tells it. This finds intervals, timers that start
 * themselves again, and calls of main in a loop that has no end of its own.
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
