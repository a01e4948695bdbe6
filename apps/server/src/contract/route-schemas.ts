import { METHODS } from '@regen/contract';
import type { Contract, Response } from '@regen/contract';
import type { RouteOptions } from 'fastify';
import { FORM, planForm } from './form.ts';

/** Errors have one body and one serializer (`error-handler.ts`), so their schemas need not be compiled for each route. */
export function withoutErrorResponses(contract: Contract): Contract {
  const copy = structuredClone(contract);
  for (const path of Object.values(copy.paths)) {
    for (const method of METHODS) {
      const operation = path[method];
      if (!operation) continue;
      operation.responses = Object.fromEntries(
        Object.entries(operation.responses).filter(([status]) => status.startsWith('2')),
      );
    }
  }
  return copy;
}

function jsonSchema(media: unknown): unknown {
  return (media as Partial<Response>).content?.['application/json']?.schema ?? media;
}

/**
 * Prepares the schemas that the contract gave to a route. A body schema that depends on the content type would not be
 * checked at all when the header is missing, so the one schema is used directly. Query parameters that the contract
 * does not name are refused like unknown fields of a body.
 */
export function plainSchemas(route: RouteOptions): void {
  const schema = { ...route.schema };
  const form = (schema.body as Partial<Response> | undefined)?.content?.[FORM]?.schema;
  if (form !== undefined) {
    const plan = planForm(form);
    schema.body = plan.schema;
    route.config = { ...route.config, form: plan };
    route.bodyLimit = plan.bodyLimit;
  } else if (schema.body !== undefined) {
    schema.body = jsonSchema(schema.body);
  }
  if (schema.response !== undefined) {
    schema.response = Object.fromEntries(
      Object.entries(schema.response as Record<string, unknown>).map(([status, media]) => [status, jsonSchema(media)]),
    );
  }
  schema.querystring = {
    type: 'object',
    ...(schema.querystring as object | undefined),
    additionalProperties: false,
  };
  route.schema = schema;
}
