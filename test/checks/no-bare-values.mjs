/** Fields that hold something of an account, or where its calls go, whatever they are read from. */
const telling = new Set([
  'walletName',
  'walletAddress',
  'deployedBy',
  'deployedAt',
  'email',
  'userId',
  'address',
  'baseUrl',
  'fingerprint',
  'fileName',
  'serverText',
  'redirectOrigin',
  'host',
  'proxyHost',
  'raw',
]);

/** Fields with a name that much else has, too: telling when they are read from one of these. */
const tellingOf = { name: /^(profile|active|head|account|row|record|wallet|contract|report)$/u };

/** Attributes that eyes or screen readers get to see. */
const seen =
  /^(title|placeholder|alt|value|defaultValue|aria-(label|description|valuetext)|data-.+)$/u;

const isTelling = ({ object, property, computed }) => {
  if (computed || property.type !== 'Identifier') return false;
  if (telling.has(property.name)) return true;
  return object.type === 'Identifier' && tellingOf[property.name]?.test(object.name) === true;
};

/** Our own words are no values: `words.fields.address`. */
const isWords = (node) =>
  node.type === 'MemberExpression'
    ? isWords(node.object)
    : node.type === 'Identifier' && /words$/iu.test(node.name);

/**
 * Values of an account go into the document through the components of `renderer/ui/text` and what is built on them,
 * which keep them out of it while values are hidden. This finds the usual slip: a field read straight into an
 * element, a title or a label. What gets by is found by `test/e2e/hidden-values.spec.ts`.
 */
export const noBareValues = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'Show "{{name}}" through Private, ServiceText, AddressText or useRecordName: it must not be in the document while values are hidden.',
    },
  },
  create: (context) => {
    const { visitorKeys } = context.sourceCode;

    /** Everything that a node may turn into text: not what nested elements and functions make of it. */
    const look = (node) => {
      if (/^JSX(Element|Fragment)$|Function/u.test(node.type)) return;
      if (node.type === 'MemberExpression' && isTelling(node) && !isWords(node)) {
        context.report({ node, messageId: 'bare', data: { name: node.property.name } });
        return;
      }
      // What a condition tests is not what is shown.
      const skipped = node.type === 'ConditionalExpression' ? 'test' : undefined;
      const isTest = node.type === 'LogicalExpression' && node.operator === '&&';
      for (const key of visitorKeys[node.type] ?? []) {
        if (key === skipped || (isTest && key === 'left')) continue;
        for (const child of [node[key]].flat()) if (child?.type) look(child);
      }
    };

    return {
      JSXExpressionContainer: (node) => {
        const { parent, expression } = node;
        if (parent.type === 'JSXAttribute') {
          const name = parent.name.type === 'JSXIdentifier' ? parent.name.name : '';
          if (!seen.test(name)) return;
        }
        if (/^(BinaryExpression|UnaryExpression)$/u.test(expression.type)) return;
        look(expression);
      },
    };
  },
};
