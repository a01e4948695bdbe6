import { operations, readContract, resolve } from '@regen/contract';
import type { Schema } from '@regen/contract';
import { expect, test } from 'vitest';
import { specifiedCalls } from './specified-calls.ts';
import type { SpecifiedCall } from './specified-calls.ts';
import { specifiedFields } from './specified-fields.ts';

const HOSTS: Record<string, SpecifiedCall['host']> = { '/api/v1/regen': 'main', '/api/v1/uploads': 'uploads' };

const contract = readContract();

function fieldsOf(given: Schema): string[] {
  const { properties = {}, allOf = [], anyOf = [], oneOf = [] } = resolve(contract, given);
  return [...Object.keys(properties), ...[...allOf, ...anyOf, ...oneOf].flatMap(fieldsOf)];
}

/** The schema at a place of another one: `users`, `[]`. */
function schemaAt(given: Schema | undefined, place: readonly string[]): Schema {
  const [step, ...rest] = place;
  if (!given) throw new Error('There is no schema.');
  const { properties = {}, items } = resolve(contract, given);
  return step === undefined ? given : schemaAt(step === '[]' ? items : properties[step], rest);
}

const described = operations(contract).map(({ base, method, path, parameters, body, responses, security, written }) => {
  const host = HOSTS[base];
  if (!host) throw new Error(`${path} is on a host that the specification does not have.`);
  return {
    key: `${host} ${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
    written,
    security,
    parameters,
    query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    body: body?.schema ? fieldsOf(body.schema) : [],
    takes: body?.schema,
    gives: responses.find(({ status }) => status.startsWith('2'))?.media?.schema,
  };
});

const keyOf = ({ host, method, path }: Pick<SpecifiedCall, 'host' | 'method' | 'path'>) => `${host} ${method} ${path}`;

test(`each of the ${specifiedCalls.length} agreed calls is described with its parameters`, () => {
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

test.each(specifiedFields.map((one) => [`${one.method} ${one.path} ${one.part} ${one.place.join('.')}`, one] as const))(
  '%s has the agreed fields',
  (_name, agreed) => {
    const call = described.find(({ key }) => key === keyOf(agreed));
    expect(fieldsOf(schemaAt(call?.[agreed.part], agreed.place))).toEqual(expect.arrayContaining([...agreed.fields]));
  },
);

test('whatever is described beyond the agreed calls is marked as an addition and says why', () => {
  const specified = new Set(specifiedCalls.map(keyOf));
  const offenses = described.flatMap(({ key, written }) => {
    const reason = written['x-addition-reason'] ?? '';
    const isMarked = written['x-addition'] === true;
    if (specified.has(key)) return isMarked ? [`${key} was agreed, yet is marked as an addition`] : [];
    if (!isMarked) return [`${key} was not agreed and is not marked as an addition`];
    return reason.trim().length < 10 ? [`${key} does not say why it was added`] : [];
  });
  expect(offenses).toEqual([]);
});

test('every call includes the device and the caller (rules S2 and S9)', () => {
  const schemes = Object.values(contract.components?.securitySchemes ?? {});
  expect(schemes).toMatchObject([{ scheme: 'basic' }, { scheme: 'bearer' }]);
  const nameless = described.filter(
    ({ parameters }) => !parameters.some((one) => one.in === 'header' && one.name === 'Browser-Id' && one.required),
  );
  expect(nameless.map(({ key }) => key)).toEqual([]);
  const open = described.filter(({ security }) => security.some((entry) => Object.keys(entry).length === 0));
  expect(open.map(({ key }) => key)).toEqual([]);
});
