import type { Site } from '@regen/domain';
import { CHANNEL_LABELS } from '@regen/domain';
import type { AccessRule } from './access.ts';
import type { Actor, UserActor } from './actor.ts';
import { forbidden, HttpError } from './errors.ts';

function requireUser(actor: Actor): UserActor {
  if (actor.kind === 'user') return actor;
  throw new HttpError(401, 'unauthorized', 'Sign in first.');
}

function requireSite(actor: UserActor, sites: readonly Site[] | undefined): void {
  if (!sites || sites.includes(actor.site)) return;
  const wanted = sites.map((site) => CHANNEL_LABELS[site]).join(' or ');
  throw new HttpError(403, 'wrong_channel', `This is for ${wanted} accounts. Yours is ${CHANNEL_LABELS[actor.site]}.`);
}

/** The one place where an access rule is enforced. Runs after validation, before the handler. */
export function checkAccess(rule: AccessRule, actor: Actor, params: Readonly<Record<string, unknown>>): void {
  if (rule.who === 'anyone') return;
  if (rule.who === 'self') {
    const value = params[rule.param];
    if (typeof value !== 'string') throw forbidden();
    if (rule.or?.(value, actor)) return;
    const user = requireUser(actor);
    if (value !== user.userId) throw forbidden();
  }
  const user = requireUser(actor);
  requireSite(user, rule.sites);
  if (rule.permission && !user.permissions.includes(rule.permission)) {
    throw forbidden('Your account does not have the permission for this.');
  }
}
