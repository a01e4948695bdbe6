import { useQuery } from '@tanstack/react-query';
import { useApp } from '~/kernel/use-app.ts';
import { ownChats } from './chat-queries.ts';

/** How many messages are unread, as far as it is known: `MessagesPart` reads it after the page. */
export function useUnreadCount(): number {
  const app = useApp();
  // No loader: it is part of no page.
  return useQuery({ ...ownChats(app.call, app), enabled: false }).data?.unreadCount ?? 0;
}
