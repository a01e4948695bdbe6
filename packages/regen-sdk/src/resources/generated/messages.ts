// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import type { PagePromise } from '../../core/page-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { messageSend, messageList, messageListConversations, messageSearch, messageListBlocked, messageListContacts, messageBlock, messageUnblock, messageRead } from '../../generated/operations/messages.ts';
import type { BlockState, BlockedPage, BlockedParty, ChatLogs, ChatParty, ChatUser, ContactPage, Conversation, FoundMessage, FoundMessagePage, Message, MessageBlockParams, MessageListBlockedParams, MessageListContactsParams, MessageListConversationsParams, MessageListParams, MessageReadParams, MessageSearchParams, MessageSendParams, MessageUnblockParams, ReadState } from '../../generated/types.ts';

/** Messages between professionals and their clients, and with Regen’s care team. */
export interface MessagesResource {
  /**
   * Send a message.
   *
   * Professionals and their linked retail clients can message each other, and everyone can message Regen’s care team.
   * Any other receiver, including an account that does not exist, is refused with 403 `not_connected`. A caller who has
   * blocked the other account gets 403 `message_blocked`. The blocked account is not notified: its messages get the
   * same response as any other and are not delivered.
   *
   * Messages of the care team are read and written by staff with the permission `messages:care`; this applies to all
   * message operations.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 403 `forbidden`, `not_connected`, `message_blocked`; 409 `idempotency_key_reuse`; 422 `message_empty`,
   * `attachment_unusable`, `card_unusable`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const message = await regen.messages.send({
   *   accountId: 'acc_01hzx0k3v9',
   *   message: 'How is your skin after the peel?',
   *   clientId: '6b1f6a52-3a0e-4f0b-9c39-0d7c8ac0b1de',
   *   cards: [{ kind: 'product', sku: 'GM1042' }],
   * });
   * ```
   *
   * @see `/docs/api/messages#messageSend` in the reference of your server
   */
  send(params: MessageSendParams, options?: RequestOptions): ApiPromise<Message>;
  /**
   * Read a conversation.
   *
   * The messages exchanged with one other account, newest first. Empty for a linked account, or Regen’s care team,
   * without messages; 404 for an account that the caller is neither linked to nor has messages with.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * for await (const item of regen.messages.list({ id: 'acc_01hzx0k3v9' })) console.log(item);
   * ```
   *
   * @see `/docs/api/messages#messageList` in the reference of your server
   */
  list(params: MessageListParams, options?: RequestOptions): PagePromise<Conversation, Message>;
  /**
   * List conversations.
   *
   * The accounts that the caller has exchanged messages with, newest message first, each with its newest message and
   * the number of unread ones; and Regen’s care team, which everyone can message.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`.
   *
   * @see `/docs/api/messages#messageListConversations` in the reference of your server
   */
  listConversations(params?: MessageListConversationsParams, options?: RequestOptions): PagePromise<ChatLogs, ChatUser>;
  /**
   * Search messages.
   *
   * Messages of all conversations that contain every word of the search, or a word that begins with it, newest first.
   * Case and accents make no difference. To show one where it was written, read `messages.list` with a `before` above
   * its `seq`. The first page also has the accounts whose names match.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * for await (const item of regen.messages.search({ search: 'vitamin c' })) console.log(item);
   * ```
   *
   * @see `/docs/api/messages#messageSearch` in the reference of your server
   */
  search(params: MessageSearchParams, options?: RequestOptions): PagePromise<FoundMessagePage, FoundMessage>;
  /**
   * List blocked accounts.
   *
   * The accounts that the caller’s account blocks, with reasons, most recently blocked first.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`.
   *
   * @see `/docs/api/messages#messageListBlocked` in the reference of your server
   */
  listBlocked(params?: MessageListBlockedParams, options?: RequestOptions): PagePromise<BlockedPage, BlockedParty>;
  /**
   * List accounts to message.
   *
   * The accounts that are linked to the caller’s account, by name: a professional’s clients, or a client’s
   * professionals. Regen’s care team, which everyone can message, is in `messages.listConversations`.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `forbidden`.
   *
   * @see `/docs/api/messages#messageListContacts` in the reference of your server
   */
  listContacts(params?: MessageListContactsParams, options?: RequestOptions): PagePromise<ContactPage, ChatParty>;
  /**
   * Block an account.
   *
   * New messages from the other party are not delivered, and that account is not notified. Blocking again replaces the
   * reason, which staff can see. Regen’s care team cannot be blocked: 403 `forbidden`.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const blockState = await regen.messages.block({
   *   accountId: 'acc_01hzx0k3v9',
   *   reason: 'spam',
   *   information: 'Advertising every day.',
   * });
   * ```
   *
   * @see `/docs/api/messages#messageBlock` in the reference of your server
   */
  block(params: MessageBlockParams, options?: RequestOptions): ApiPromise<BlockState>;
  /**
   * Unblock an account.
   *
   * The other party can write again. Succeeds even if there was no block.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const blockState = await regen.messages.unblock({ id: 'acc_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/messages#messageUnblock` in the reference of your server
   */
  unblock(params: MessageUnblockParams, options?: RequestOptions): ApiPromise<BlockState>;
  /**
   * Mark a conversation as read.
   *
   * Marks messages as read up to the newest one that the person has seen, or all of them if `messageId` is omitted.
   * Later messages stay unread.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const readState = await regen.messages.read({ id: 'acc_01hzx0k3v9', messageId: 'msg_01kzx7h4k8d2f6s0a1q3w5e7rt' });
   * ```
   *
   * @see `/docs/api/messages#messageRead` in the reference of your server
   */
  read(params: MessageReadParams, options?: RequestOptions): ApiPromise<ReadState>;
}

export function createMessagesResource(call: Call): MessagesResource {
  return bind<MessagesResource>(call, {
    send: messageSend,
    list: messageList,
    listConversations: messageListConversations,
    search: messageSearch,
    listBlocked: messageListBlocked,
    listContacts: messageListContacts,
    block: messageBlock,
    unblock: messageUnblock,
    read: messageRead,
  });
}
