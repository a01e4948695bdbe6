/** A node of a rich text, as the delivery API writes it. */
export function node(nodeType: string, content: readonly unknown[], data: object = {}): object {
  return { nodeType, content, data };
}

export function text(value: string, ...marks: string[]): object {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} };
}

export function paragraph(...content: readonly unknown[]): object {
  return node('paragraph', content);
}

export function documentOf(...content: readonly unknown[]): object {
  return node('document', content);
}
