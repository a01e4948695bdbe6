// Who hears of messages, and of which: the same for calls, the live connection, emails and push notifications.

import type { Permission } from '@regen/sdk';
import { isBlocking } from '../db/account-relations.ts';
import type { UserActor } from './actor.ts';

/** Staff answer for Regen's care team; only some of them. */
const CARE: Permission = 'messages:care';

/** Whether a person may read the messages of their account: of the staff, those with `messages:care`. */
export function readsMessages({ accountType, permissions }: Pick<UserActor, 'accountType' | 'permissions'>): boolean {
  return accountType !== 'admin' || permissions.includes(CARE);
}

/** The same in SQL: people `u` of an account `a` who read its messages. */
export const READS_MESSAGES = `u.account_id = a.id and u.disabled_at is null
  and (a.account_type <> 'admin' or '${CARE}' = any(u.permissions))`;

/** A side `s` of a conversation with something unread that its account wants to hear of. Withheld messages are in no side's counts. */
export const HAS_UNREAD = `s.unread_count > 0 and not ${isBlocking('s.account_id', 's.other_account_id')}`;
