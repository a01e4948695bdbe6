import { describe, expect, test } from 'vitest';
import type { Actor, UserActor } from '../../auth/actor.ts';
import { HttpError } from '../../refuse.ts';
import { checkAccess, refusalsOf } from './check-access.ts';
import type { Target } from './check-access.ts';
import type { Connections } from './connections.ts';
import { anyone, correspondent, linkedClient, messenger, self, signedIn, writesTo } from './rules.ts';
import type { AccessRule } from './rules.ts';

const user: UserActor = {
  kind: 'user',
  userId: 'usr_me',
  accountId: 'acc_me',
  sessionId: 'ses_me',
  site: 'retail',
  accountType: 'retail',
  tier: null,
  discountModel: null,
  exemptForReward: false,
  email: 'me@example.com',
  firstName: 'Me',
  lastName: 'Myself',
  permissions: ['cart:write'],
};
const client: Actor = { kind: 'client', clientKey: 'key' };

const LINKED = 'acc_linked';
const MET = 'acc_met';
/** Only these two are linked to anyone. */
const connections: Connections = {
  isClientOf: async (_professional, retail) => retail === LINKED,
  areLinked: async (_account, other) => other === LINKED,
  haveMet: async (_account, other) => other === LINKED || other === MET,
};

async function outcome(rule: AccessRule, actor: Actor, target: Target): Promise<string> {
  try {
    await checkAccess(rule, actor, target, connections);
    return 'allowed';
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return `${error.status} ${error.code}`;
  }
}

/** With any of them an operation may respond to a signed-in user. */
const toldOf = (rule: AccessRule): string[] => ['allowed', '401 unauthorized', ...refusalsOf(rule)];
const codeOf = (expected: string): string => /^(?:403|404) (.+)$/.exec(expected)?.[1] ?? expected;

describe('who may', () => {
  const guest = self('id', { or: (value) => value === 'guest' });

  test.each<[string, AccessRule, Actor, Record<string, unknown>, string]>([
    ['anyone', anyone(), client, {}, 'allowed'],
    ['a signed-in person', signedIn(), user, {}, 'allowed'],
    ['nobody signed out', signedIn(), client, {}, '401 unauthorized'],
    ['their own record', self('id'), user, { id: 'usr_me' }, 'allowed'],
    ['no other record', self('id'), user, { id: 'usr_you' }, '403 forbidden'],
    ['no record without a name', self('id'), user, {}, '403 forbidden'],
    ['no record signed out', self('id'), client, { id: 'usr_me' }, '401 unauthorized'],
    ['the guest record signed out', guest, client, { id: 'guest' }, 'allowed'],
    ['the right channel', signedIn({ sites: ['retail', 'school'] }), user, {}, 'allowed'],
    ['no other channel', signedIn({ sites: ['b2b'] }), user, {}, '403 wrong_channel'],
    ['with the permission', signedIn({ permission: 'cart:write' }), user, {}, 'allowed'],
    ['not without the permission', signedIn({ permission: 'admin:users' }), user, {}, '403 forbidden'],
    [
      'not their own record in another channel',
      self('id', { sites: ['b2b'] }),
      user,
      { id: 'usr_me' },
      '403 wrong_channel',
    ],
  ])('%s', async (_name, rule, actor, params, expected) => {
    expect(await outcome(rule, actor, { params })).toBe(expected);
    expect(toldOf(rule)).toContain(codeOf(expected));
  });

  const clinic: UserActor = { ...user, site: 'b2b', permissions: ['clients:read'] };
  const school: UserActor = { ...user, site: 'school' };
  const staff: UserActor = { ...user, accountType: 'admin', permissions: ['messages:write', 'admin:users'] };
  const care: UserActor = { ...staff, permissions: ['messages:care'] };
  const ofClient = linkedClient('clientId', { permission: 'clients:read' });

  test.each<[string, AccessRule, Actor, Target, string]>([
    ['a professional, a linked client', ofClient, clinic, { params: { clientId: LINKED } }, 'allowed'],
    ['a professional, no other client', ofClient, clinic, { params: { clientId: MET } }, '404 not_found'],
    ['no client over a client', ofClient, user, { params: { clientId: LINKED } }, '403 wrong_channel'],
    [
      'no professional without the permission',
      ofClient,
      { ...clinic, permissions: [] },
      { params: { clientId: LINKED } },
      '403 forbidden',
    ],
    ['nobody signed out over a client', ofClient, client, { params: { clientId: LINKED } }, '401 unauthorized'],
    ['a person, a linked party', correspondent('id'), user, { params: { id: LINKED } }, 'allowed'],
    ['a person, a party of old', correspondent('id'), user, { params: { id: MET } }, 'allowed'],
    ['a person, no stranger', correspondent('id'), clinic, { params: { id: 'acc_x' } }, '404 not_found'],
    ['a school, a linked party', correspondent('id'), school, { params: { id: LINKED } }, 'allowed'],
    ['staff, no party', correspondent('id'), staff, { params: { id: LINKED } }, '403 forbidden'],
    ['staff of the care team, a party', correspondent('id'), care, { params: { id: LINKED } }, 'allowed'],
    ['no staff reads', messenger(), staff, { params: {} }, '403 forbidden'],
    ['staff of the care team reads', messenger(), care, { params: {} }, 'allowed'],
    ['a person writes to a linked one', writesTo('to'), user, { params: {}, body: { to: LINKED } }, 'allowed'],
    ['not to one of old', writesTo('to'), user, { params: {}, body: { to: MET } }, '403 not_connected'],
    ['not to nobody', writesTo('to'), user, { params: {}, body: {} }, '403 not_connected'],
    ['a school writes', writesTo('to'), school, { params: {}, body: { to: LINKED } }, 'allowed'],
    ['no staff writes', writesTo('to'), staff, { params: {}, body: { to: LINKED } }, '403 forbidden'],
    ['staff of the care team writes', writesTo('to'), care, { params: {}, body: { to: LINKED } }, 'allowed'],
  ])('%s', async (_name, rule, actor, target, expected) => {
    expect(await outcome(rule, actor, target)).toBe(expected);
    expect(toldOf(rule)).toContain(codeOf(expected));
  });
});
