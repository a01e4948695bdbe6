import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { ownChats } from './chat-queries.ts';
import { closeFiles } from './files-of-page.ts';
import { followLiveMessages } from './live-messages.ts';
import { outgoingOf } from './outgoing.ts';
import { useRefreshEvery } from './use-live-messages.ts';

/** On every page of a signed-in person: sends waiting messages and counts new ones. Renders nothing. */
export function MessagesPart({ userId }: { userId: string }) {
  const app = useApp();
  const every = useRefreshEvery();
  // No loader: it is loaded after the page.
  useQuery({ ...ownChats(app.call, app), refetchInterval: every && every * 3 });
  useEffect(() => {
    const outgoing = outgoingOf(app, userId);
    outgoing.open();
    return () => {
      outgoing.close();
      closeFiles(app, userId);
    };
  }, [app, userId]);
  useEffect(() => followLiveMessages(app), [app]);
  return null;
}
