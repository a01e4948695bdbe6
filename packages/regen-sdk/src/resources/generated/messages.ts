// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import type { PagePromise } from '../../core/page-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { messageSend, messageList, messageListConversations, messageBlock, messageUnblock, messageRead } from '../../generated/operations/messages.ts';
import type { BlockState, ChatLogs, ChatUser, Conversation, Message, MessageBlockParams, MessageListConversationsParams, MessageListParams, MessageReadParams, MessageSendParams, MessageUnblockParams, ReadState } from '../../generated/types.ts';

/** Messages between professionals and their clients. */
export interface MessagesResource {
  /**
   * Send a message.
   *
   * Professionals and their linked retail clients write to each other; anybody else, also an account that does not
   * exist, is refused with 403 `not_connected`. Who has blocked the other gets 403 `message_blocked`; the blocked side
   * is not told: what it sends is answered like any other message and reaches nobody. Schools have no conversations,
   * 403 `wrong_channel`.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 403 `forbidden`, `wrong_channel`, `not_connected`, `message_blocked`; 409 `idempotency_key_reuse`; 429
   * `rate_limited`.
   *
   * @example
   * ```ts
   * const message = await regen.messages.send({ accountId: 'acc_01hzx0k3v9', message: 'How is your skin after the peel?' });
   * ```
   *
   * @see /docs/api/messages#messageSend
   */
  send(params: MessageSendParams, options?: RequestOptions): ApiPromise<Message>;
  /**
   * Read a conversation.
   *
   * The messages with one other account, newest first: none yet with a linked account, 404 with an account that the
   * caller neither is linked to nor has messages with.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `wrong_channel`; 404 `not_found`.
   *
   * @example
   * ```ts
   * for await (const item of regen.messages.list({ id: 'acc_01hzx0k3v9' })) console.log(item);
   * ```
   *
   * @see /docs/api/messages#messageList
   */
  list(params: MessageListParams, options?: RequestOptions): PagePromise<Conversation, Message>;
  /**
   * List conversations.
   *
   * The accounts that the caller has messages with, the newest message first, each with its newest message and how many
   * are unread.
   *
   * Await it for one page, or iterate it for the items of all pages.
   *
   * Fails with 403 `wrong_channel`.
   *
   * @see /docs/api/messages#messageListConversations
   */
  listConversations(params?: MessageListConversationsParams, options?: RequestOptions): PagePromise<ChatLogs, ChatUser>;
  /**
   * Block an account.
   *
   * The other party cannot write any more and is not told. Blocking again replaces the reason, which is kept for the
   * staff.
   *
   * Fails with 403 `wrong_channel`; 404 `not_found`.
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
   * @see /docs/api/messages#messageBlock
   */
  block(params: MessageBlockParams, options?: RequestOptions): ApiPromise<BlockState>;
  /**
   * Unblock an account.
   *
   * The other party can write again. Answers the same when there was no block.
   *
   * Fails with 403 `wrong_channel`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const blockState = await regen.messages.unblock({ id: 'acc_01hzx0k3v9' });
   * ```
   *
   * @see /docs/api/messages#messageUnblock
   */
  unblock(params: MessageUnblockParams, options?: RequestOptions): ApiPromise<BlockState>;
  /**
   * Mark a conversation as read.
   *
   * Up to the newest message that the person has seen; all of them when `messageId` is left out. A later message stays
   * unread.
   *
   * Fails with 403 `wrong_channel`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const readState = await regen.messages.read({ id: 'acc_01hzx0k3v9', messageId: 'msg_01kzx7h4k8d2f6s0a1q3w5e7rt' });
   * ```
   *
   * @see /docs/api/messages#messageRead
   */
  read(params: MessageReadParams, options?: RequestOptions): ApiPromise<ReadState>;
}

export function createMessagesResource(call: Call): MessagesResource {
  return bind<MessagesResource>(call, {
    send: messageSend,
    list: messageList,
    listConversations: messageListConversations,
    block: messageBlock,
    unblock: messageUnblock,
    read: messageRead,
  });
}
