import { METHODS } from '@regen/contract';

/**
 * Everything that the generator, the SDK and the server understand. A keyword outside of these lists would be silently
 * ignored by one of them, so it stops the generation instead.
 */
const SCHEMA_KEYWORDS = new Set([
  '$ref',
  'type',
  'const',
  'enum',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'properties',
  'required',
  'additionalProperties',
  'minProperties',
  'maxProperties',
  'dependentRequired',
  'propertyNames',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'contentMediaType',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
]);
/** What may be beside a reference: everything else would be dropped where the reference is resolved. */
const BESIDE_REFERENCE = new Set(['$ref', 'description']);
const OPERATION_KEYWORDS = new Set([
  'operationId',
  'summary',
  'description',
  'tags',
  'security',
  'parameters',
  'requestBody',
  'responses',
  'deprecated',
]);
const PATH_KEYWORDS = new Set<string>([...METHODS, 'summary', 'description', 'parameters', 'servers']);
const PARAMETER_KEYWORDS = new Set([
  '$ref',
  'name',
  'in',
  'required',
  'description',
  'schema',
  'style',
  'explode',
  'example',
  'examples',
  'deprecated',
]);
const EXTENSIONS = new Set([
  'x-sdk',
  'x-query',
  'x-no-retry',
  'x-secret',
  'x-stales',
  'x-keeps',
  'x-removes',
  'x-errors',
  'x-addition',
  'x-addition-reason',
  'x-retry-safe',
  'x-deprecated-since',
  'x-sunset',
]);

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One sentence for each keyword that would be ignored. */
export function unknownKeywords(given: object): string[] {
  const contract: Node = { ...given };
  const problems: string[] = [];
  const check = (node: Node, allowed: Set<string>, at: string): void => {
    for (const key of Object.keys(node)) {
      if (!(key.startsWith('x-') ? EXTENSIONS : allowed).has(key)) problems.push(`${at}: unknown keyword "${key}"`);
    }
  };

  const schema = (value: unknown, at: string): void => {
    if (!isNode(value)) return;
    check(value, '$ref' in value ? BESIDE_REFERENCE : SCHEMA_KEYWORDS, at);
    for (const [name, property] of Object.entries(isNode(value['properties']) ? value['properties'] : {})) {
      schema(property, `${at}/properties/${name}`);
    }
    for (const key of ['items', 'additionalProperties', 'not', 'propertyNames']) schema(value[key], `${at}/${key}`);
    for (const key of ['allOf', 'anyOf', 'oneOf']) {
      const list = value[key];
      if (Array.isArray(list)) list.forEach((entry, index) => schema(entry, `${at}/${key}/${index}`));
    }
  };
  const content = (value: unknown, at: string): void => {
    if (!isNode(value) || !isNode(value['content'])) return;
    for (const [type, media] of Object.entries(value['content']))
      if (isNode(media)) schema(media['schema'], `${at}/${type}`);
  };
  const response = (value: unknown, at: string): void => {
    content(value, at);
    if (!isNode(value) || !isNode(value['headers'])) return;
    for (const [name, header] of Object.entries(value['headers']))
      if (isNode(header)) schema(header['schema'], `${at}/headers/${name}`);
  };
  const parameter = (value: unknown, at: string): void => {
    if (!isNode(value)) return;
    check(value, PARAMETER_KEYWORDS, at);
    schema(value['schema'], `${at}/schema`);
  };
  const parameters = (value: unknown, at: string): void => {
    if (Array.isArray(value)) value.forEach((entry, index) => parameter(entry, `${at}/parameters/${index}`));
  };
  const operation = (value: Node, at: string): void => {
    check(value, OPERATION_KEYWORDS, at);
    parameters(value['parameters'], at);
    content(value['requestBody'], `${at}/requestBody`);
    for (const [status, part] of Object.entries(isNode(value['responses']) ? value['responses'] : {})) {
      response(part, `${at}/responses/${status}`);
    }
  };

  for (const [path, item] of Object.entries(isNode(contract['paths']) ? contract['paths'] : {})) {
    if (!isNode(item)) continue;
    check(item, PATH_KEYWORDS, path);
    parameters(item['parameters'], path);
    for (const method of METHODS) {
      const value = item[method];
      if (isNode(value)) operation(value, `${method.toUpperCase()} ${path}`);
    }
  }
  const components = isNode(contract['components']) ? contract['components'] : {};
  const each = (kind: string, visit: (value: unknown, at: string) => void): void => {
    for (const [name, value] of Object.entries(isNode(components[kind]) ? components[kind] : {}))
      visit(value, `${kind}/${name}`);
  };
  each('schemas', schema);
  each('parameters', parameter);
  each('responses', response);
  each('requestBodies', content);
  return problems;
}
