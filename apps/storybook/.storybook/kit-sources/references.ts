/** A node of a syntax tree, of which only its kind is known. */
export interface AnyNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Where a node has a name that refers to nothing: the keys of objects, the attributes of elements, what stands after a dot. */
const plainNames: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  JSXMemberExpression: 'property',
  TSQualifiedName: 'right',
  Property: 'key',
  TSPropertySignature: 'key',
  JSXAttribute: 'name',
};

function childrenOf(node: AnyNode): AnyNode[] {
  const plain = node['computed'] === true ? undefined : plainNames[node.type];
  return Object.entries(node).flatMap(([key, value]) =>
    key === plain ? [] : (Array.isArray(value) ? value : [value]).filter(isNode),
  );
}

/** The node and all below it, but for names that refer to nothing. */
export const nodesOf = (node: AnyNode): AnyNode[] => [node, ...childrenOf(node).flatMap(nodesOf)];

/** What a piece of code refers to: its own names among them, which does no harm here. */
export const referencesOf = (node: AnyNode): ReadonlySet<string> =>
  new Set(
    nodesOf(node).flatMap(({ type, name }) =>
      (type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string' ? [name] : [],
    ),
  );
