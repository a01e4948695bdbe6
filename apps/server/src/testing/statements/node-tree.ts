/** A node of a query as PostgreSQL stores it (`pg_node_tree`), such as a column reference. */
export interface TreeNode {
  tag: string;
  fields: ReadonlyMap<string, TreeValue>;
}

export type TreeValue = string | null | TreeNode | readonly TreeValue[];

const TOKEN = /[(){}]|(?:\\.|[^\s(){}\\])+/gs;

/** Reads a node tree. A field of several words, as the bytes of a constant are, becomes a list. */
export function parseTree(text: string): TreeValue {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;

  function readList(): TreeValue[] {
    const items: TreeValue[] = [];
    while (tokens[at] !== ')') items.push(readValue());
    at += 1;
    return items;
  }

  function readNode(): TreeNode {
    const tag = tokens[at] ?? '';
    at += 1;
    const fields = new Map<string, TreeValue>();
    while (tokens[at] !== '}') {
      const name = tokens[at]?.slice(1) ?? '';
      at += 1;
      const values: TreeValue[] = [];
      while (tokens[at] !== '}' && !tokens[at]?.startsWith(':')) values.push(readValue());
      fields.set(name, values.length === 1 ? (values[0] ?? null) : values);
    }
    at += 1;
    return { tag, fields };
  }

  function readValue(): TreeValue {
    const token = tokens[at];
    if (token === undefined) throw new Error('A node tree ends too early.');
    at += 1;
    if (token === '{') return readNode();
    if (token === '(') return readList();
    return token === '<>' ? null : token.replaceAll(/\\(.)/gs, '$1');
  }

  return readValue();
}

export const isNode = (value: TreeValue | undefined): value is TreeNode =>
  typeof value === 'object' && value !== null && 'tag' in value;

/** A field that holds a node, if it does. */
export function nodeIn(node: TreeNode, field: string): TreeNode | undefined {
  const value = node.fields.get(field);
  return isNode(value) ? value : undefined;
}

/** The nodes of a field that holds a list of them. */
export function nodesIn(node: TreeNode, field: string): TreeNode[] {
  const value = node.fields.get(field);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export function textIn(node: TreeNode, field: string): string {
  const value = node.fields.get(field);
  return typeof value === 'string' ? value : '';
}

export const numberIn = (node: TreeNode, field: string): number => Number(textIn(node, field));

/** The members of a set of numbers, which is written as `(b 1 2)`. */
export function setIn(node: TreeNode, field: string): number[] {
  const value = node.fields.get(field);
  return Array.isArray(value) ? value.slice(1).map(Number) : [];
}
