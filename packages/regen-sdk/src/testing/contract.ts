import { readFileSync } from 'node:fs';

/** The bundled description, as far as the tests of this package read it. */
export interface Schema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  minimum?: number;
  minItems?: number;
  minProperties?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
}
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}
export interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface RawOperation {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: ({ $ref: string } | Parameter)[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}
type PathItem = Record<string, RawOperation> & {
  servers?: { url: string }[];
  parameters?: ({ $ref: string } | Parameter)[];
};
interface Document {
  servers: { url: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, PathItem>;
}

/** An operation, with a pointer into the document for each schema, so that references in them can be followed. */
export interface ContractOperation {
  id: string;
  method: string;
  /** Path template below the origin, the base path of its host included. */
  path: string;
  template: string;
  security: string[];
  parameters: (Parameter & { pointer: string })[];
  body: (Media & { type: string; pointer: string }) | undefined;
  success: Schema | undefined;
}

const file = new URL('../../../../openapi/generated/regen.v1.json', import.meta.url);
export const contractDocument = JSON.parse(readFileSync(file, 'utf8')) as Document;
const METHODS = ['get', 'put', 'post', 'delete'];

export function contractOperations(): ContractOperation[] {
  return Object.entries(contractDocument.paths).flatMap(([template, item]) => {
    const base = (item.servers ?? contractDocument.servers)[0]?.url ?? '';
    const at = `/paths/${escape(template)}`;
    return METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method] as RawOperation;
      const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path: base.replace(/^https?:\/\/[^/]+/, '') + template,
        template,
        security: (operation.security ?? contractDocument.security).flatMap((entry) => Object.keys(entry)),
        parameters: [
          ...(item.parameters ?? []).map((entry, index) => parameter(entry, `${at}/parameters/${index}`)),
          ...(operation.parameters ?? []).map((entry, index) =>
            parameter(entry, `${at}/${method}/parameters/${index}`),
          ),
        ],
        body: media && {
          ...media,
          type: type as string,
          pointer: `${at}/${method}/requestBody/content/${escape(type as string)}/schema`,
        },
        success: Object.values(success?.content ?? {})[0]?.schema,
      };
    });
  });
}

/** Follows a reference; other schemas stay as they are. */
export function resolve<T extends { $ref?: string }>(value: T): T {
  if (!value.$ref) return value;
  const keys = value.$ref.slice(2).split('/');
  const found = keys.reduce<unknown>(
    (node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    contractDocument,
  );
  return resolve(found as T);
}

function parameter(entry: { $ref: string } | Parameter, at: string): Parameter & { pointer: string } {
  const found = resolve(entry as Parameter & { $ref?: string });
  const pointer = '$ref' in entry ? entry.$ref.slice(1) : at;
  return { ...found, pointer: `${pointer}/schema` };
}

/** A key as it stands in a reference: of a JSON pointer, and of a URL. */
function escape(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
