/** A bundled OpenAPI 3.1 description, as far as comparing needs to know it. */
export interface Contract {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly security?: readonly Security[];
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export type Node = Readonly<Record<string, unknown>>;
export type Security = Readonly<Record<string, readonly string[]>>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const nodeIn = (node: Node, key: string): Node => {
  const value = node[key];
  return isNode(value) ? value : {};
};

export const textsIn = (node: Node, key: string): readonly string[] => {
  const value = node[key];
  return Array.isArray(value) ? value.map(String) : [];
};

/** Follows references as far as they go. */
export function follow(contract: Contract, value: unknown): Node {
  let current = value;
  for (let depth = 0; depth < 20; depth += 1) {
    if (!isNode(current)) return {};
    const pointer = current['$ref'];
    if (typeof pointer !== 'string') return current;
    // What stands beside a reference is text about it.
    const target = pointer
      .replace(/^#\//, '')
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), contract);
    if (target === undefined) throw new Error(`The reference ${pointer} leads nowhere.`);
    current = target;
  }
  throw new Error('References lead in a cycle.');
}

export interface Operation {
  readonly id: string;
  /** `GET /cart/{id}` */
  readonly call: string;
  readonly parameters: ReadonlyMap<string, Node>;
  readonly body: Node | undefined;
  readonly responses: Node;
  readonly security: readonly Security[];
  readonly node: Node;
}

/** Every operation by its id, with references of its parts followed and what its path gives it. */
export function operationsOf(contract: Contract): Map<string, Operation> {
  const operations = new Map<string, Operation>();
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of METHODS) {
      const node = item[method];
      if (!isNode(node)) continue;
      const call = `${method.toUpperCase()} ${path}`;
      const id = typeof node['operationId'] === 'string' ? node['operationId'] : call;
      const listed = [item['parameters'], node['parameters']].flatMap((list) => (Array.isArray(list) ? list : []));
      const parameters = new Map(
        listed.map((one) => follow(contract, one)).map((one) => [`${String(one['in'])} ${String(one['name'])}`, one]),
      );
      operations.set(id, {
        id,
        call,
        parameters,
        body: node['requestBody'] === undefined ? undefined : follow(contract, node['requestBody']),
        responses: nodeIn(node, 'responses'),
        security: (node['security'] ?? contract.security ?? []) as readonly Security[],
        node,
      });
    }
  }
  return operations;
}
