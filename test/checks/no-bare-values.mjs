/** Fields that contain account data or the address of the service, in any object. */
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

/** Fields with common names. They contain account data only in objects with these names. */
const tellingOf = { name: /^(profile|active|head|account|row|record|wallet|contract|report)$/u };

/** Attributes whose values the user can see or a screen reader can read. */
const seen =
  /^(title|placeholder|alt|value|defaultValue|aria-(label|description|valuetext)|data-.+)$/u;

const isTelling = ({ object, property, computed }) => {
  if (computed || property.type !== 'Identifier') return false;
  if (telling.has(property.name)) return true;
  return object.type === 'Identifier' && tellingOf[property.name]?.test(object.name) === true;
};

/** Whether a field is one of the app's own texts, e.g. `words.fields.address`. */
const isWords = (node) =>
  node.type === 'MemberExpression'
    ? isWords(node.object)
    : node.type === 'Identifier' && /words$/iu.test(node.name);

/**
 * Account values must enter the document only through the components of `renderer/ui/text` and components built on
 * them, which leave the values out while values are hidden. This rule finds the usual mistake: a field used directly
 * in an element, a title or a label. `test/e2e/hidden-values.spec.ts` finds the others.
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

    /** Reports account values in everything that a node may turn into text, except nested elements and functions. */
    const look = (node) => {
      if (/^JSX(Element|Fragment)$|Function/u.test(node.type)) return;
      if (node.type === 'MemberExpression' && isTelling(node) && !isWords(node)) {
        context.report({ node, messageId: 'bare', data: { name: node.property.name } });
        return;
      }
      // The test of a condition is not shown.
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
