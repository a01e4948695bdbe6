import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { titleOf } from '~/kernel/head/seo.ts';
import { useApp } from '~/kernel/use-app.ts';
import { ownChats } from './chat-queries.ts';

/** The title of the page: the number of unread messages, then the name of the open conversation. */
export function useUnreadTitle(name: string | undefined): void {
  const app = useApp();
  const unread = useQuery(ownChats(app.call, app)).data?.unreadCount ?? 0;
  const own = titleOf(app.config, 'Messages');
  const title = `${unread > 0 ? `(${unread}) ` : ''}${name === undefined ? own : titleOf(app.config, name)}`;
  useLayoutEffect(() => {
    const show = () => {
      if (document.title !== title) document.title = title;
    };
    show();
    // The route sets its own title on every navigation.
    const watch = new MutationObserver(show);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      if (document.title === title) document.title = own;
    };
  }, [own, title]);
}
