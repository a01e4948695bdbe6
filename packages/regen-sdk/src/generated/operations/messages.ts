// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ListOperation, Operation } from '../../core/operation.ts';
import type { BlockState, BlockedPage, BlockedParty, ChatLogs, ChatParty, ChatUser, ContactPage, Conversation, FoundMessage, FoundMessagePage, Message, MessageBlockParams, MessageListBlockedParams, MessageListContactsParams, MessageListConversationsParams, MessageListParams, MessageReadParams, MessageSearchParams, MessageSendParams, MessageUnblockParams, ReadState } from '../types.ts';

export const messageBlock: Operation<MessageBlockParams, BlockState> = { id: 'messageBlock', method: 'POST', path: '/message/block/{accountId}', body: 'json', retrySafe: true };
export const messageList: ListOperation<MessageListParams, Conversation, Message> = { id: 'messageList', method: 'GET', path: '/users/message/{id}', items: ['messages', 'response'] };
export const messageListBlocked: ListOperation<MessageListBlockedParams, BlockedPage, BlockedParty> = { id: 'messageListBlocked', method: 'GET', path: '/messages/blocked', items: ['items'] };
export const messageListContacts: ListOperation<MessageListContactsParams, ContactPage, ChatParty> = { id: 'messageListContacts', method: 'GET', path: '/messages/contacts', items: ['items'] };
export const messageListConversations: ListOperation<MessageListConversationsParams, ChatLogs, ChatUser> = { id: 'messageListConversations', method: 'GET', path: '/messages/users', items: ['users'] };
export const messageRead: Operation<MessageReadParams, ReadState> = { id: 'messageRead', method: 'POST', path: '/messages/{id}/read', body: 'json', retrySafe: true };
export const messageSearch: ListOperation<MessageSearchParams, FoundMessagePage, FoundMessage> = { id: 'messageSearch', method: 'GET', path: '/messages/search', items: ['items'] };
export const messageSend: Operation<MessageSendParams, Message> = { id: 'messageSend', method: 'POST', path: '/messageCenter/send', body: 'json', idempotent: true };
export const messageUnblock: Operation<MessageUnblockParams, BlockState> = { id: 'messageUnblock', method: 'POST', path: '/message/unblock/{id}', retrySafe: true };
