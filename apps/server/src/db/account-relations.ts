// Relations between two accounts as SQL conditions; each account is given as an expression. Every lookup is by a primary key.

export const isClientOf = (professional: string, client: string): string =>
  `exists (select from client_links where professional_account_id = ${professional} and retail_account_id = ${client})`;

const isWithCare = (
  one: string,
  other: string,
): string => `exists (select from accounts own_account, accounts other_account
  where own_account.id = ${one} and other_account.id = ${other} and own_account.id <> other_account.id
    and 'admin' in (own_account.account_type, other_account.account_type))`;

/** The two may write to each other, whatever is blocked: one is a client of the other, or Regen's care team. */
export const areLinked = (one: string, other: string): string =>
  `(${isClientOf(one, other)} or ${isClientOf(other, one)} or ${isWithCare(one, other)})`;

/** There is a message that the first account sees. */
export const hasMet = (one: string, other: string): string => `exists (select from conversation_sides
  where account_id = ${one} and other_account_id = ${other} and last_message_at is not null)`;

/** The first blocks the second. */
export const isBlocking = (one: string, other: string): string => `exists (select from message_blocks
  where account_id = ${one} and blocked_account_id = ${other} and lifted_at is null)`;
