import { queryKey } from '@regen/sdk/query';

/** Their keys begin as those of the operations, so that what makes these stale makes them stale as well. */
export const chatsKey = [...queryKey('messageListConversations', {}), 'chats'] as const;
export const threadKey = (id: string) => [...queryKey('messageList', { id }), 'thread'] as const;
