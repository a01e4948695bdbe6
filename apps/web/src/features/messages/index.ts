export { nameIn, ownChats, threadWith } from './chat-queries.ts';
export { isCare } from './is-care.ts';
export { parseMessagesSearch } from './messages-search.ts';
