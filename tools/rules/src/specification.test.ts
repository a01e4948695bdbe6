import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './files.ts';
import { specifiedCalls } from './specified-calls.ts';
import type { SpecifiedCall } from './specified-calls.ts';

interface Reference {
  $ref?: string;
}

interface Schema extends Reference {
  properties?: Record<string, unknown>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Operation {
  operationId: string;
  parameters?: ({ name: string; in: string; required?: boolean } & Reference)[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security?: Record<string, unknown>[];
  'x-addition'?: boolean;
  'x-addition-reason'?: string;
}

type PathItem = Partial<Record<string, Operation>> & { servers?: { url: string }[] };

interface Description {
  servers: { url: string }[];
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, unknown>> & {
    securitySchemes: Record<string, { type: string; scheme: string }>;
  };
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const HOSTS: Record<string, SpecifiedCall['host']> = { '/api/v1/regen': 'main', '/api/v1/uploads': 'uploads' };

const file = join(root, 'openapi/generated/regen.v1.json');
const description = JSON.parse(readFileSync(file, 'utf8')) as Description;

function follow<T extends Reference>(value: T): T {
  if (value.$ref === undefined) return value;
  const [kind = '', name = ''] = value.$ref.replace('#/components/', '').split('/');
  return description.components[kind]?.[name] as T;
}

function fieldsOf(given: Schema): string[] {
  const schema = follow(given);
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [...Object.keys(schema.properties ?? {}), ...parts.flatMap(fieldsOf)];
}

const described = Object.entries(description.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const host = HOSTS[(item.servers ?? description.servers)[0]?.url ?? ''];
    if (!host) throw new Error(`${path} is on a host that the specification does not have.`);
    const parameters = (operation.parameters ?? []).map(follow);
    return [
      {
        key: `${host} ${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
        operation,
        parameters,
        query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
        body: Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema)),
      },
    ];
  }),
);

const keyOf = ({ host, method, path }: SpecifiedCall) => `${host} ${method} ${path}`;

test(`each of the ${specifiedCalls.length} calls of §7 is described with its parameters`, () => {
  const missing = specifiedCalls.flatMap((call) => {
    // Two calls may share a shape of path, such as a shop's and a person's; one of them must have all names.
    const found = described.filter(({ key }) => key === keyOf(call));
    if (found.length === 0) return [`${keyOf(call)} is not described`];
    return [
      ...call.query
        .filter((name) => !found.some(({ query }) => query.includes(name)))
        .map((name) => `${keyOf(call)} lacks the query parameter ${name}`),
      ...call.body
        .filter((name) => !found.some(({ body }) => body.includes(name)))
        .map((name) => `${keyOf(call)} lacks the field ${name}`),
    ];
  });
  expect(missing).toEqual([]);
});

test('whatever is described beyond §7 is marked as an addition and says why', () => {
  const specified = new Set(specifiedCalls.map(keyOf));
  const offences = described.flatMap(({ key, operation }) => {
    const reason = operation['x-addition-reason'] ?? '';
    const isMarked = operation['x-addition'] === true;
    if (specified.has(key)) return isMarked ? [`${key} is in §7, yet marked as an addition`] : [];
    if (!isMarked) return [`${key} is not in §7 and not marked as an addition`];
    return reason.trim().length < 10 ? [`${key} does not say why it was added`] : [];
  });
  expect(offences).toEqual([]);
});

test('every call names the device and who is calling, as §7 says', () => {
  expect(Object.values(description.components.securitySchemes).map(({ scheme }) => scheme)).toEqual([
    'basic',
    'bearer',
  ]);
  const nameless = described.filter(
    ({ parameters }) => !parameters.some((one) => one.in === 'header' && one.name === 'Browser-Id' && one.required),
  );
  expect(nameless.map(({ key }) => key)).toEqual([]);
  const open = described.filter(({ operation: { security } }) =>
    security?.some((entry) => Object.keys(entry).length === 0),
  );
  expect(open.map(({ key }) => key)).toEqual([]);
});
