import { describe, expect, test } from 'vitest';
import { anyone, self, signedIn } from './access.ts';
import type { AccessRule } from './access.ts';
import type { Actor, UserActor } from './actor.ts';
import { checkAccess } from './check-access.ts';
import { HttpError } from './errors.ts';

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

function outcome(rule: AccessRule, actor: Actor, params: Record<string, unknown> = {}): string {
  try {
    checkAccess(rule, actor, params);
    return 'allowed';
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return `${error.status} ${error.code}`;
  }
}

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
  ])('%s', (_name, rule, actor, params, expected) => {
    expect(outcome(rule, actor, params)).toBe(expected);
  });
});
