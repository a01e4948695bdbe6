// Who hears about unread messages, and about which: the same for emails and push notifications. Conditions on named tables.

/**
 * People `u` of an account `a` who read its conversations: everyone in it, and of the care team only those who answer for it. Nobody
 * hears about a conversation that they cannot open.
 */
export const READS_MESSAGES = `u.account_id = a.id and u.disabled_at is null
  and (a.account_type <> 'admin' or 'messages:care' = any(u.permissions))`;

/** A side `s` of a conversation with something unread that its account wants to hear of. Withheld messages are in no side's counts. */
export const HAS_UNREAD = `s.unread_count > 0 and not exists (select from message_blocks b
  where b.account_id = s.account_id and b.blocked_account_id = s.other_account_id and b.lifted_at is null)`;
