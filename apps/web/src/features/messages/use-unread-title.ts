import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { ownChats } from './chat-queries.ts';

const COUNT = /^\(\d+\) /;

/** Puts the number of unread messages before the title of the page, whatever that becomes. */
export function useUnreadTitle(): void {
  const app = useApp();
  const unread = useQuery(ownChats(app.call, app)).data?.unreadCount ?? 0;
  useLayoutEffect(() => {
    const show = () => {
      const title = document.title.replace(COUNT, '');
      const counted = unread > 0 ? `(${unread}) ${title}` : title;
      if (document.title !== counted) document.title = counted;
    };
    show();
    // The route says its own with every step.
    const watch = new MutationObserver(show);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = document.title.replace(COUNT, '');
    };
  }, [unread]);
}
