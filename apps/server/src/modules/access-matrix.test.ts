import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { AccessRule } from '../contract/access.ts';
import type { Actor, UserActor } from '../contract/actor.ts';
import { checkAccess } from '../contract/check-access.ts';
import { readContract, routesOf } from '../contract/document.ts';
import { HttpError } from '../contract/errors.ts';
import { requirementOf } from '../contract/authenticate.ts';
import { createTestServer } from '../testing/test-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { moduleFactories } from './index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer(inject('cluster'), { modules: [] });
});

afterAll(() => server?.close());

function person(userId: string, site: UserActor['site']): UserActor {
  return {
    kind: 'user',
    userId,
    accountId: `acc_${userId}`,
    sessionId: `ses_${userId}`,
    site,
    accountType: site,
    tier: null,
    discountModel: null,
    exemptForReward: false,
    email: `${userId}@example.com`,
    firstName: 'A',
    lastName: 'B',
    permissions: [],
  };
}

const OWN = 'usr_own';
const OTHER = 'usr_other';
const client: Actor = { kind: 'client', clientKey: 'key' };

/** Nobody is linked to anybody. */
const no = async () => false;
const connections = { isClientOf: no, areLinked: no, haveMet: no };

async function outcome(rule: AccessRule, actor: Actor, id: string): Promise<string> {
  // The account of each person is named after them.
  const named = rule.who === 'ownAccount' ? `acc_${id}` : id;
  try {
    await checkAccess(rule, actor, { params: 'param' in rule ? { [rule.param]: named } : {}, body: {} }, connections);
    return 'yes';
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return String(error.status);
  }
}

test('who may call what, over whose record: a change here is a change of rights', async () => {
  const contract = readContract();
  const rules = Object.assign({}, ...moduleFactories.map((create) => create(server.app.deps).access)) as Record<
    string,
    AccessRule
  >;
  const lines = routesOf(contract).map(async ({ operationId, operation }) => {
    const rule = rules[operationId];
    if (!rule) throw new Error(`${operationId} has no access rule.`);
    const { acceptsClient } = requirementOf(operation.security ?? contract.security ?? []);
    const columns = [
      `signed out: ${acceptsClient ? await outcome(rule, client, OWN) : '401'}`,
      `own: ${await outcome(rule, person(OWN, 'retail'), OWN)}`,
      `another's: ${await outcome(rule, person(OWN, 'retail'), OTHER)}`,
      `b2b: ${await outcome(rule, person(OWN, 'b2b'), OWN)}`,
      `school: ${await outcome(rule, person(OWN, 'school'), OWN)}`,
    ];
    return `${operationId.padEnd(28)} ${columns.join('  ')}`;
  });
  expect((await Promise.all(lines)).toSorted()).toMatchSnapshot();
});
