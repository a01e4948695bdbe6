import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '~/kernel/use-app.ts';
import { ownChats } from './chat-queries.ts';
import { closeFiles } from './files-of-page.ts';
import { followLiveMessages } from './live-messages.ts';
import { outgoingOf } from './outgoing.ts';
import { useRefreshEvery } from './use-live-messages.ts';

/** What messages need of every page of somebody who has signed in: what waits is sent, what comes is counted. Shows nothing. */
export function MessagesPart({ userId }: { userId: string }) {
  const app = useApp();
  const every = useRefreshEvery();
  // No loader: it comes after the page.
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
