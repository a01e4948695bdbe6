import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { PagePromise } from '../core/page-promise.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import {
  messageBlock,
  messageList,
  messageRead,
  messageSend,
  messageUnblock,
  messageListConversations,
} from '../generated/operations/messages.ts';
import type {
  BlockState,
  ChatLogs,
  ChatUser,
  Conversation,
  Message,
  MessageBlockParams,
  MessageListParams,
  MessageReadParams,
  MessageSendParams,
  MessageUnblockParams,
  MessageListConversationsParams,
  ReadState,
} from '../generated/types.ts';

/** Messages between professionals and their clients. */
export interface MessagesResource {
  /** Writes to a linked account. */
  send(params: MessageSendParams, options?: RequestOptions): ApiPromise<Message>;
  /** The messages with one account, newest first; iterate it for all of them. */
  list(params: MessageListParams, options?: RequestOptions): PagePromise<Conversation, Message>;
  /** The conversations, the newest message first; iterate it for all of them. */
  listConversations(params: MessageListConversationsParams, options?: RequestOptions): PagePromise<ChatLogs, ChatUser>;
  /** The other party cannot write any more. */
  block(params: MessageBlockParams, options?: RequestOptions): ApiPromise<BlockState>;
  /** Lets the other party write again. */
  unblock(params: MessageUnblockParams, options?: RequestOptions): ApiPromise<BlockState>;
  /** Marks a conversation as read up to a message. */
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
