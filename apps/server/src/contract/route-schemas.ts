import type { FastifySchema } from 'fastify';
import { parametersOf } from './document.ts';
import type { ContractDocument, ContractParameter, ContractRoute } from './document.ts';
import { FORM, planForm } from './form.ts';
import type { FormPlan } from './form.ts';

type Json = Readonly<Record<string, unknown>>;

interface Media {
  content?: Record<string, { schema?: object }>;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/**
 * The contract with each reference in its paths resolved. All references to one target share one object.
 * @throws Error when a reference has no target or is circular.
 */
export function withoutReferences(contract: ContractDocument): ContractDocument {
  const resolved = new Map<string, unknown>();
  const open = new Set<string>();

  function find(ref: string): unknown {
    const names = ref.split('/').slice(1);
    const unescaped = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
    return unescaped.reduce<unknown>((place, name) => (isObject(place) ? place[name] : undefined), contract);
  }

  function follow(ref: string): unknown {
    const known = resolved.get(ref);
    if (known !== undefined) return known;
    const found = find(ref);
    if (found === undefined) throw new Error(`The contract refers to ${ref}, which it does not have.`);
    if (open.has(ref)) throw new Error(`${ref} of the contract contains itself.`);
    open.add(ref);
    const value = inside(found);
    open.delete(ref);
    resolved.set(ref, value);
    return value;
  }

  function inside(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(inside);
    if (!isObject(value)) return value;
    if (typeof value['$ref'] === 'string') return follow(value['$ref']);
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inside(part)]));
  }

  return { ...contract, paths: inside(contract.paths) as ContractDocument['paths'] };
}

function groupOf(parameters: readonly ContractParameter[], place: ContractParameter['in']) {
  const group = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(group.map(({ name, schema }) => [name, schema])),
    required: group.filter(({ required }) => required).map(({ name }) => name),
  };
}

const JSON_TYPE = 'application/json';

/** Errors share one body and one serializer (`error-handler.ts`), so only success responses are here. */
function responsesOf(responses: Record<string, Media>): Record<string, object> {
  const schemas: Record<string, object> = {};
  for (const [status, { content }] of Object.entries(responses)) {
    const schema = content?.[JSON_TYPE]?.schema;
    if (status.startsWith('2') && schema) schemas[status] = schema;
  }
  return schemas;
}

export interface RouteSchemas {
  schema: FastifySchema;
  /** For an operation that takes a form. */
  form: FormPlan | null;
}

/**
 * The Fastify schema of an operation, from a contract without references. Query parameters that the contract does not
 * name are rejected, like unknown body fields.
 * @throws Error for a body that would not be validated.
 */
export function schemasOf(contract: ContractDocument, route: ContractRoute): RouteSchemas {
  const { requestBody, responses } = route.operation;
  const parameters = parametersOf(contract, route);
  const formSchema = requestBody?.content[FORM]?.schema;
  const form = formSchema ? planForm(formSchema) : null;
  // With one schema per content type, Fastify would skip validation when the header is missing.
  const body = form ? form.schema : requestBody?.content[JSON_TYPE]?.schema;
  if (requestBody && !body) throw new Error(`${route.operationId} has a body that is neither JSON nor a form.`);
  return {
    form,
    schema: {
      params: groupOf(parameters, 'path'),
      querystring: { ...groupOf(parameters, 'query'), additionalProperties: false },
      ...(parameters.some((parameter) => parameter.in === 'header') && { headers: groupOf(parameters, 'header') }),
      ...(body && { body }),
      response: responsesOf(responses),
    },
  };
}
