import { readContract } from '@regen/contract';
import { describe, expect, it } from 'vitest';
import { anyone, linkedClient, self, signedIn } from '../http/access/rules.ts';
import type { AccessRule } from '../http/access/rules.ts';
import { Description } from './description.ts';
import { whoMay } from './who-may.ts';

const { operations } = new Description(readContract());
const [some] = operations;
if (some === undefined) throw new Error('The contract has no operations.');
const say = (rule: AccessRule, ...schemes: string[]) => whoMay({ ...some, schemes }, rule);

describe('who may call', () => {
  it('says it from the rule that is enforced', () => {
    expect(say(anyone(), 'clientKey', 'session')).toBe('Any application with a client key, signed in or not.');
    expect(say(signedIn(), 'session')).toBe('Any signed-in person.');
    expect(say(signedIn({ sites: ['b2b', 'school'], permission: 'orders:read' }), 'session')).toBe(
      'Any person signed in to Pro or School with the permission `orders:read`.',
    );
    expect(say(self('id'), 'session')).toBe('Any signed-in person, over their own records: `id` names them.');
    expect(say(self('id', { or: () => true }), 'clientKey', 'session')).toContain('Its other values need no sign-in');
    expect(say(linkedClient('clientId'), 'session')).toContain('a client who is linked to them: `clientId`');
    expect(say(anyone())).toBe('Anyone, with or without a client key.');
  });
});
