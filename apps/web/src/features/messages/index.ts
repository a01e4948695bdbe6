export { BLOCKED } from './blocked-params.ts';
export { ownChats } from './chats-query.ts';
export { foundParams } from './found-params.ts';
export { isCare } from './is-care.ts';
export { parseChatSearch, parseMessagesSearch } from './messages-search.ts';
export { knownParty, threadWith } from './thread-query.ts';
