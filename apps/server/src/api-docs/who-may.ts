import { CHANNEL_LABELS } from '@regen/domain';
import type { AccessRule } from '../http/access/rules.ts';
import type { ShownOperation } from './description.ts';

function channels(rule: AccessRule | undefined): string {
  if (rule === undefined || !('sites' in rule) || rule.sites === undefined) return 'signed-in person';
  const names = rule.sites.map((site) => CHANNEL_LABELS[site]);
  const last = names.pop();
  return `person signed in to ${names.length > 0 ? `${names.join(', ')} or ${last}` : last}`;
}

function overWhat(rule: AccessRule | undefined): string {
  switch (rule?.who) {
    case 'self':
      return `, over their own records: \`${rule.param}\` names them`;
    case 'ownAccount':
      return `, over their own account: \`${rule.param}\` names it`;
    case 'linkedClient':
      return `, over a client who is linked to them: \`${rule.param}\` names the client`;
    case 'correspondent':
      return `, with an account they are linked to or have written with, or Regen's care team: \`${rule.param}\` names it`;
    case 'writesTo':
      return `, to an account they are linked to, or Regen's care team: \`${rule.field}\` names it`;
    case 'anyone':
    case 'user':
    case undefined:
      return '';
  }
}

/** Who may make a call, from its security and its access rule. */
export function whoMay({ schemes }: ShownOperation, rule: AccessRule | undefined): string {
  if (schemes.length === 0) return 'Anyone, with or without a client key.';
  const permission =
    rule && 'permission' in rule && rule.permission ? ` with the permission \`${rule.permission}\`` : '';
  const person = `${channels(rule)}${permission}${overWhat(rule)}`;
  const staff = rule && 'isMessenger' in rule ? ' Staff need the permission `messages:care`.' : '';
  if (!schemes.includes('clientKey')) return `Any ${person}.${staff}`;
  if (rule === undefined || rule.who === 'anyone') return 'Any application with a client key, signed in or not.';
  if ('or' in rule) return `Any ${person}. Its other values need no sign-in, only a client key.`;
  return `Any ${person}.`;
}
