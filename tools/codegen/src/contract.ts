/** The parts of a bundled OpenAPI 3.1 description that the generator reads. */
export interface Contract {
  info: { version: string };
  servers?: Server[];
  paths: Record<string, PathItem>;
  security?: SecurityRequirement[];
  components?: { schemas?: Record<string, Schema> } & Record<string, unknown>;
}

export interface Server {
  url: string;
}
export type SecurityRequirement = Record<string, string[]>;
export interface Ref {
  $ref: string;
}
export type Schema = (Ref | { type?: string | string[]; properties?: Record<string, Schema>; required?: string[] }) &
  Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema?: Schema;
}

export interface Media {
  schema?: Schema;
}

export interface ResponseObject {
  description: string;
  content?: Record<string, Media>;
}

export interface RequestBody {
  required?: boolean;
  content: Record<string, Media>;
}

export interface OperationObject {
  operationId?: string;
  summary?: string;
  deprecated?: boolean;
  security?: SecurityRequirement[];
  parameters?: (Ref | Parameter)[];
  requestBody?: Ref | RequestBody;
  responses: Record<string, Ref | ResponseObject>;
  'x-retry-safe'?: boolean;
}

export type PathItem = Partial<Record<Method, OperationObject>> & {
  parameters?: (Ref | Parameter)[];
  /** Only where it is not the host of the whole description. */
  servers?: Server[];
};

export const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const;
export type Method = (typeof METHODS)[number];

export function isRef(value: unknown): value is Ref {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string';
}

/** Follows a local reference as far as it goes. */
export function resolve<T extends object>(contract: Contract, value: Ref | T): T {
  let current: unknown = value;
  for (let depth = 0; isRef(current); depth += 1) {
    const pointer = current.$ref;
    if (!pointer.startsWith('#/') || depth > 20) throw new Error(`Cannot follow the reference ${pointer}.`);
    current = pointer
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], contract);
    if (current === undefined) throw new Error(`The reference ${pointer} leads nowhere.`);
  }
  return current as T;
}
