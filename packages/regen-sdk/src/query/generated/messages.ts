// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read, readPages } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/messages.ts';

/**
 * Send a message: `messages.send`. Keep one `idempotencyKey` until the response arrives: repeating the call after a
 * lost response is then safe.
 */
export const messageSend = /* @__PURE__ */ write(operations.messageSend, {
  stales: ['messageList', 'messageListConversations', 'messageSearch'],
});

/** Read a conversation: `messages.list`. */
export const messageList = /* @__PURE__ */ read(operations.messageList, { retry: false });

/** Read a conversation: `messages.list`. The pages one after the other, for `useInfiniteQuery`. */
export const messageListInfinite = /* @__PURE__ */ readPages(operations.messageList, { retry: false });

/** List conversations: `messages.listConversations`. */
export const messageListConversations = /* @__PURE__ */ read(operations.messageListConversations, { retry: false });

/** List conversations: `messages.listConversations`. The pages one after the other, for `useInfiniteQuery`. */
export const messageListConversationsInfinite = /* @__PURE__ */ readPages(operations.messageListConversations, { retry: false });

/** Search messages: `messages.search`. */
export const messageSearch = /* @__PURE__ */ read(operations.messageSearch, { retry: false });

/** Search messages: `messages.search`. The pages one after the other, for `useInfiniteQuery`. */
export const messageSearchInfinite = /* @__PURE__ */ readPages(operations.messageSearch, { retry: false });

/** List blocked accounts: `messages.listBlocked`. */
export const messageListBlocked = /* @__PURE__ */ read(operations.messageListBlocked);

/** List blocked accounts: `messages.listBlocked`. The pages one after the other, for `useInfiniteQuery`. */
export const messageListBlockedInfinite = /* @__PURE__ */ readPages(operations.messageListBlocked);

/** List accounts to message: `messages.listContacts`. */
export const messageListContacts = /* @__PURE__ */ read(operations.messageListContacts);

/** List accounts to message: `messages.listContacts`. The pages one after the other, for `useInfiniteQuery`. */
export const messageListContactsInfinite = /* @__PURE__ */ readPages(operations.messageListContacts);

/** Block an account: `messages.block`. */
export const messageBlock = /* @__PURE__ */ write(operations.messageBlock, {
  stales: ['messageList', 'messageListConversations', 'messageListBlocked', 'messageSearch'],
});

/** Unblock an account: `messages.unblock`. */
export const messageUnblock = /* @__PURE__ */ write(operations.messageUnblock, {
  stales: ['messageList', 'messageListConversations', 'messageListBlocked', 'messageSearch'],
});

/** Mark a conversation as read: `messages.read`. */
export const messageRead = /* @__PURE__ */ write(operations.messageRead, {
  stales: ['messageList', 'messageListConversations'],
});
