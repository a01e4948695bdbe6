import { operations, readContract } from '@regen/contract';
import type { Operation } from '@regen/contract';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { MatrixCaller } from '../testing/matrix/calls.ts';
import type { Cell } from '../testing/matrix/calls.ts';
import { createPeople } from '../testing/matrix/people.ts';
import { createWorld } from '../testing/matrix/records.ts';
import { ROLES } from '../testing/matrix/roles.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';

let server: TestServer;
let caller: MatrixCaller;

const routes = operations(readContract());
const lines = new Map<string, string>();

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), {
    env: { RATE_LIMIT_FACTOR: '1000000' },
  });
  caller = new MatrixCaller(await createWorld(server, await createPeople(server)));
});

afterAll(() => server?.close());

/** What is wrong with one response, as a sentence; null if it is what the operation's rule promises. */
function fault(role: string, { expected, answer, leaks }: Cell): string | null {
  const { status, text } = answer;
  const said = `${role} got ${status} ${text.slice(0, 160)}`;
  if (leaks.length > 0) return `${said} with private data of ${leaks.join(' and ')}`;
  const isRefused = status === 401 || status === 403 || status === 404;
  if (expected === 'refusal' && ![403, 404, 422].includes(status)) return `${said} over the record of somebody else`;
  if (typeof expected === 'number' && status !== expected) return `${said} and not ${expected}`;
  if (expected === 'answer' && (isRefused || status === 400 || status >= 500)) return `${said} though they may`;
  return null;
}

async function column(route: Operation): Promise<{ faults: string[]; answered: number }> {
  const faults: string[] = [];
  const statuses: string[] = [];
  let answered = 0;
  for (const role of ROLES) {
    const cell = await caller.call(route, role);
    const found = fault(role.name, cell);
    if (found !== null) faults.push(found);
    if (cell.answer.status < 300) answered += 1;
    statuses.push(String(cell.answer.status));
  }
  lines.set(route.id, `${route.id.padEnd(30)} ${statuses.join(' ')}`);
  return { faults, answered };
}

describe('every operation × every role', () => {
  test.each(routes.map((route) => ({ name: route.id, route })))('$name', async ({ route }) => {
    const { faults, answered } = await column(route);
    expect(faults).toEqual([]);
    // Otherwise the refusals above would prove nothing.
    expect(answered, 'nobody got a success').toBeGreaterThan(0);
  });

  test('the upgrade to the live connection, for whoever has a session', async () => {
    const url = await server.app.server.listen({ host: '127.0.0.1', port: 0 });
    const statuses: number[] = [];
    for (const role of ROLES) {
      const status = await caller.upgrade(url, server.app.platform, role);
      const isSignedIn = role.caller !== 'nobody' && role.caller !== 'client' && role.session === undefined;
      expect([role.name, status]).toEqual([role.name, isSignedIn ? 101 : 401]);
      statuses.push(status);
    }
    lines.set('live (upgrade)', `${'live (upgrade)'.padEnd(30)} ${statuses.join(' ')}`);
  });

  test('the table: a change here is a change of rights', () => {
    expect(lines.size).toBe(routes.length + 1);
    const heads = ROLES.map(({ name }, place) => `${place + 1} ${name}`);
    expect([...heads, ...[...lines.values()].toSorted()]).toMatchSnapshot();
  });
});
