import { operations, readContract } from '@regen/contract';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createModules } from '../../compose.ts';
import { signedIn } from '../../http/access/rules.ts';
import { createTestServer } from '../test-server.ts';
import type { TestServer, TestServerOptions } from '../test-server.ts';
import { MatrixCaller } from './calls.ts';
import { createPeople } from './people.ts';
import { createWorld } from './records.ts';
import { kindOf, partsOf } from './requests.ts';
import type { Target } from './requests.ts';
import { ROLES } from './roles.ts';

let server: TestServer;
let caller: MatrixCaller;
let target: Target;

const open = { rule: signedIn() };

/** A server whose address book is open to every signed-in user. */
const careless: TestServerOptions['modules'] = (platform, services) =>
  createModules(platform, services).map((module) => {
    const { addressList, addressDelete } = module.operations;
    if (!addressList || !addressDelete) return module;
    const opened = { addressList: { ...addressList, ...open }, addressDelete: { ...addressDelete, ...open } };
    return { ...module, operations: { ...module.operations, ...opened } };
  });

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { modules: careless });
  const people = await createPeople(server);
  const world = await createWorld(server, people);
  caller = new MatrixCaller(world);
  target = { world, owner: people.retail, caller: people.retail, record: async () => '' };
});

afterAll(() => server?.close());

const routeOf = (operationId: string) => {
  const route = operations(readContract()).find((one) => one.id === operationId);
  if (!route) throw new Error(`There is no ${operationId}.`);
  return route;
};

const roleOf = (name: string) => {
  const role = ROLES.find((one) => one.name === name);
  if (!role) throw new Error(`There is no role ${name}.`);
  return role;
};

test('the matrix notices a rule that lets strangers in, and what they see', async () => {
  await caller.call(routeOf('addressCreate'), roleOf('b2b owner'));
  await caller.call(routeOf('addressSetDefault'), roleOf('b2b owner'));
  await server.db.query(
    `update addresses set line1 = u.last_name from users u where u.id = user_id and u.last_name like 'canary%'`,
  );
  const seen = await caller.call(routeOf('addressList'), roleOf('other b2b'));
  expect([seen.expected, seen.answer.status, seen.leaks]).toEqual(['refusal', 200, ['b2b']]);
  const lost = await caller.call(routeOf('addressDelete'), roleOf('other b2b'));
  expect([lost.expected, lost.answer.status]).toEqual(['refusal', 204]);
});

test('an operation that the matrix cannot build a request for is named, with what to do', async () => {
  const route = { ...routeOf('addressList'), id: 'treatmentList' };
  const parameter = { name: 'treatmentId', in: 'path', schema: { type: 'string', pattern: '^trt_' } } as const;
  expect(() => kindOf(route, parameter)).toThrow('treatmentList has the path parameter {treatmentId}');
  const { body, ...described } = routeOf('addressCreate');
  if (!body) throw new Error('addressCreate takes no body.');
  const post = { ...described, id: 'treatmentCreate', body: { ...body, example: undefined } };
  await expect(partsOf(post, target)).rejects.toThrow('treatmentCreate takes a body');
});
