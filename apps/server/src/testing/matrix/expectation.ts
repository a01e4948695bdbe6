import type { Actor } from '../../auth/actor.ts';
import type { Requirement } from '../../http/access/authenticate.ts';
import type { AccessRule } from '../../http/access/rules.ts';
import { areLinked, mayWrite } from './people.ts';
import type { People, Person } from './people.ts';
import type { Opens } from './records.ts';
import type { Role } from './roles.ts';

/**
 * What an operation's declarations promise a caller: a response, a certain refusal, or (where the rule lets the caller in and the record
 * is another user's) some refusal: 403, 404, or 422 with a reason.
 */
export type Expected = 'answer' | 401 | 403 | 404 | 'refusal';

/** One thing that the request names, with its owner. */
export interface Named {
  param: string;
  value: string;
  opens: Opens;
  owner: Person;
}

export interface Case {
  rule: AccessRule;
  requirement: Requirement;
  role: Role;
  caller: Person | null;
  people: People;
  named: readonly Named[];
  /** The account that a message goes to or a conversation is with. */
  party: Person;
}

function actorOf(caller: Person | null): Actor {
  if (!caller) return { kind: 'client', clientKey: 'matrix' };
  const { userId, accountId, site, permissions, email } = caller;
  const rest = { tier: 'Tier 1', discountModel: null, exemptForReward: false, firstName: '', lastName: '' };
  return {
    kind: 'user',
    userId,
    accountId,
    sessionId: '',
    site,
    accountType: caller.isStaff ? 'admin' : '',
    permissions,
    email,
    ...rest,
  };
}

function isMine({ opens, owner }: Named, caller: Person | null): boolean {
  if (opens === 'everybody' || opens === 'holder') return true;
  if (opens === 'account') return caller?.accountId === owner.accountId;
  return caller?.userId === owner.userId;
}

function ofLimits(rule: Exclude<AccessRule, { who: 'anyone' }>, { site, permissions, isStaff }: Person): 403 | null {
  if ('sites' in rule && rule.sites && !rule.sites.includes(site)) return 403;
  if ('isMessenger' in rule && isStaff && !permissions.includes('messages:care')) return 403;
  return rule.permission && !permissions.includes(rule.permission) ? 403 : null;
}

/** What the rule alone says, and which parameter it has already decided about. */
function ofRule({ rule, caller, named, party, people }: Case): { refusal: Expected | null; decided: string | null } {
  if (rule.who === 'anyone') return { refusal: null, decided: null };
  const param = 'param' in rule ? rule.param : null;
  const value = named.find((one) => one.param === param)?.value ?? '';
  if (rule.who === 'self' && rule.or?.(value, actorOf(caller))) return { refusal: null, decided: null };
  if (!caller) return { refusal: 401, decided: param };
  if (rule.who === 'self' && value !== caller.userId) return { refusal: 403, decided: param };
  if (rule.who === 'ownAccount' && value !== caller.accountId) return { refusal: 403, decided: param };
  const limit = ofLimits(rule, caller);
  if (limit !== null) return { refusal: limit, decided: param };
  if (rule.who === 'linkedClient') {
    const client = Object.values(people).find(({ accountId }) => accountId === value);
    const isClient = client?.site === 'retail' && areLinked(people, caller, client);
    return { refusal: isClient ? null : 404, decided: param };
  }
  if (rule.who === 'correspondent') return { refusal: mayWrite(people, caller, party) ? null : 404, decided: param };
  if (rule.who === 'writesTo') return { refusal: mayWrite(people, caller, party) ? null : 403, decided: null };
  return { refusal: null, decided: param };
}

export function expectedOf(given: Case): Expected {
  const { rule, requirement, role, caller, named } = given;
  if (role.caller === 'nobody' || role.session) return 401;
  if (caller ? !requirement.acceptsUser : !requirement.acceptsClient) return 401;
  const { refusal, decided } = ofRule(given);
  if (refusal !== null) return refusal;
  // Staff with the required permission may see anyone's record.
  if ('permission' in rule && rule.permission?.startsWith('admin:')) return 'answer';
  const foreign = named.some((one) => one.param !== decided && !isMine(one, caller));
  return foreign ? 'refusal' : 'answer';
}
