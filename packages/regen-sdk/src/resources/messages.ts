import type { ApiPromise } from '../core/api-promise.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import {
  messageBlock,
  messageList,
  messageRead,
  messageSend,
  messageUnblock,
  messageUserList,
} from '../generated/operations.ts';
import type {
  BlockState,
  ChatLogs,
  Conversation,
  Message,
  MessageBlockParams,
  MessageListParams,
  MessageReadParams,
  MessageSendParams,
  MessageUnblockParams,
  MessageUserListParams,
  ReadState,
} from '../generated/types.ts';

/** Messages between professionals and their clients. */
export interface MessagesResource {
  /** Writes to a linked account. */
  send(params: MessageSendParams, options?: RequestOptions): ApiPromise<Message>;
  /** The messages with one account, newest first. */
  conversation(params: MessageListParams, options?: RequestOptions): ApiPromise<Conversation>;
  /** The conversations, the newest message first. */
  users(params: MessageUserListParams, options?: RequestOptions): ApiPromise<ChatLogs>;
  /** The other party cannot write any more. */
  block(params: MessageBlockParams, options?: RequestOptions): ApiPromise<BlockState>;
  /** Lets the other party write again. */
  unblock(params: MessageUnblockParams, options?: RequestOptions): ApiPromise<BlockState>;
  /** Marks a conversation as read up to a message. */
  read(params: MessageReadParams, options?: RequestOptions): ApiPromise<ReadState>;
}

export function createMessagesResource(call: Call): MessagesResource {
  return {
    send: (params, options) => call(messageSend, params, options),
    conversation: (params, options) => call(messageList, params, options),
    users: (params, options) => call(messageUserList, params, options),
    block: (params, options) => call(messageBlock, params, options),
    unblock: (params, options) => call(messageUnblock, params, options),
    read: (params, options) => call(messageRead, params, options),
  };
}
