import { isReference, resolve } from '@regen/contract';
import type { Contract, Operation, OperationParameter, Reference } from '@regen/contract';
import type { FastifySchema } from 'fastify';
import { FORM, planForm } from './form-plan.ts';
import type { FormPlan } from './form-plan.ts';

/**
 * The contract with each reference in its paths resolved. All references to one target share one object.
 * @throws Error when a reference has no target or is circular.
 */
export function withoutReferences(contract: Contract): Contract {
  const resolved = new Map<string, unknown>();
  const open = new Set<string>();

  function follow(reference: Reference): unknown {
    const { $ref } = reference;
    const known = resolved.get($ref);
    if (known !== undefined) return known;
    if (open.has($ref)) throw new Error(`${$ref} of the contract contains itself.`);
    open.add($ref);
    const value = inside(resolve<object>(contract, reference));
    open.delete($ref);
    resolved.set($ref, value);
    return value;
  }

  function inside(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(inside);
    if (typeof value !== 'object' || value === null) return value;
    if (isReference(value)) return follow(value);
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inside(part)]));
  }

  return { ...contract, paths: inside(contract.paths) as Contract['paths'] };
}

function groupOf(parameters: readonly OperationParameter[], place: OperationParameter['in']) {
  const group = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(group.map(({ name, schema }) => [name, schema])),
    required: group.filter(({ required }) => required).map(({ name }) => name),
  };
}

const JSON_TYPE = 'application/json';

/** Errors share one body and one serializer (`error-handler.ts`), so only success responses are here. */
function responsesOf(responses: Operation['responses']): Record<string, object> {
  const schemas: Record<string, object> = {};
  for (const { status, media } of responses) {
    if (status.startsWith('2') && media?.type === JSON_TYPE && media.schema) schemas[status] = media.schema;
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
export function schemasOf({ id, body: media, parameters, responses }: Operation): RouteSchemas {
  const form = media?.type === FORM && media.schema ? planForm(media.schema) : null;
  // With one schema per content type, Fastify would skip validation when the header is missing.
  const body = form ? form.schema : media?.type === JSON_TYPE ? media.schema : undefined;
  if (media && !body) throw new Error(`${id} has a body that is neither JSON nor a form.`);
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
