import { CHANNEL_LABELS } from '@regen/domain';
import type { Site } from '@regen/domain';
import type { Actor, UserActor } from '../../auth/actor.ts';
import { readsMessages } from '../../auth/message-audience.ts';
import { userOf } from '../../auth/user-of.ts';
import { forbidden, notFound, refuse } from '../../refuse.ts';
import type { ErrorCode } from '../../refuse.ts';
import type { Connections } from './connections.ts';
import type { AccessRule } from './rules.ts';

/** How a rule is refused that is about the record which a call names. */
const REFUSALS = {
  self: () => forbidden(),
  ownAccount: () => forbidden(),
  linkedClient: () => notFound('You have no such client.'),
  correspondent: () => notFound('There is no conversation with this account.'),
  writesTo: () => refuse('not_connected'),
} as const;

function requireSite(actor: UserActor, sites: readonly Site[] | undefined): void {
  if (!sites || sites.includes(actor.site)) return;
  const wanted = sites.map((site) => CHANNEL_LABELS[site]).join(' or ');
  throw refuse('wrong_channel', `This is for ${wanted} accounts. You have a ${CHANNEL_LABELS[actor.site]} account.`);
}

/** Who is allowed without checking links between accounts. Returns the user, or null if no sign-in is needed. */
function checkCaller(rule: AccessRule, actor: Actor, params: Readonly<Record<string, unknown>>): UserActor | null {
  if (rule.who === 'anyone') return null;
  if (rule.who === 'self') {
    const value = params[rule.param];
    if (typeof value !== 'string') throw REFUSALS.self();
    if (rule.or?.(value, actor)) return null;
    const user = userOf(actor);
    if (value !== user.userId) throw REFUSALS.self();
  }
  const user = userOf(actor);
  if (rule.who === 'ownAccount' && params[rule.param] !== user.accountId) throw REFUSALS.ownAccount();
  if ('sites' in rule) requireSite(user, rule.sites);
  const isMissing = rule.permission !== undefined && !user.permissions.includes(rule.permission);
  if (isMissing || ('isMessenger' in rule && !readsMessages(user))) {
    throw forbidden("You don't have permission to do this.");
  }
  return user;
}

/** Every code that `checkAccess` refuses a signed-in user with under a rule. */
export function refusalsOf(rule: AccessRule): ErrorCode[] {
  if (rule.who === 'anyone') return [];
  const codes: ErrorCode[] = rule.who === 'user' ? [] : [REFUSALS[rule.who]().code];
  if (rule.permission || 'isMessenger' in rule) codes.push('forbidden');
  if ('sites' in rule && rule.sites) codes.push('wrong_channel');
  return [...new Set(codes)];
}

async function checkConnection(
  rule: Extract<AccessRule, { who: 'linkedClient' | 'correspondent' | 'writesTo' }>,
  { accountId }: UserActor,
  { params, body }: Target,
  connections: Connections,
): Promise<void> {
  const named = rule.who === 'writesTo' ? (body as Record<string, unknown>)[rule.field] : params[rule.param];
  const other = typeof named === 'string' ? named : '';
  const isAllowed = {
    linkedClient: () => connections.isClientOf(accountId, other),
    correspondent: () => connections.haveMet(accountId, other),
    writesTo: () => connections.areLinked(accountId, other),
  }[rule.who];
  if (!(await isAllowed())) throw REFUSALS[rule.who]();
}

/** What a call is about, after validation. */
export interface Target {
  params: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/**
 * The one place where an access rule is enforced. Runs after validation, before the handler. Throws at once, except for the rules that
 * depend on links between accounts: those query the database each time, so that ending a link ends access.
 */
export function checkAccess(
  rule: AccessRule,
  actor: Actor,
  target: Target,
  connections: Connections,
): Promise<void> | undefined {
  const user = checkCaller(rule, actor, target.params);
  if (user === null) return undefined;
  if (rule.who === 'linkedClient' || rule.who === 'correspondent' || rule.who === 'writesTo') {
    return checkConnection(rule, user, target, connections);
  }
  return undefined;
}
