import { createMessagesResource } from '@regen/sdk/resources/messages';
import { useEffect, useRef, type RefObject } from 'react';
import type { AppContext } from '~/kernel/context.ts';
import { useApp } from '~/kernel/use-app.ts';
import { usePerson } from '~/kernel/use-session.ts';
import * as chats from './chats.ts';
import { changeChats } from './read-chats.ts';
import { changeThread } from './read-thread.ts';
import { createReader, type Reader } from './reader.ts';
import * as thread from './thread.ts';
import type { Thread } from './thread.ts';

/** Whether somebody looks at the page. */
export const isLooking = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

async function readUpTo(app: AppContext, ownId: string, accountId: string, { messages }: Thread, seq: number) {
  const message = messages.find((each) => each.seq === seq);
  if (!message || !messages.some((each) => each.unreadCount > 0 && each.seq <= seq)) return;
  const { messageId } = message;
  const state = await app.service(createMessagesResource).read({ id: accountId, messageId }, { maxRetries: 0 });
  const now = new Date().toISOString();
  changeThread(app, accountId, (known) => thread.withOwnRead(known, ownId, seq, state, now));
  changeChats(app, (known) => chats.withOwnRead(known, accountId, state.unreadCount));
}

/** Marks messages as read that are on screen; each has its place as `data-seq` while it is unread. */
export function useReading(accountId: string, shown: Thread, scroller: RefObject<HTMLElement | null>): void {
  const app = useApp();
  const { accountId: ownId } = usePerson();
  const latest = useRef(shown);
  const reader = useRef<Reader>(null);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    const made = createReader({
      isActive: isLooking,
      read: (seq) => readUpTo(app, ownId, accountId, latest.current, seq),
    });
    reader.current = made;
    const events = [
      [window, 'focus'],
      [window, 'online'],
      [document, 'visibilitychange'],
    ] as const;
    for (const [target, event] of events) target.addEventListener(event, made.look);
    return () => {
      made.close();
      for (const [target, event] of events) target.removeEventListener(event, made.look);
    };
  }, [app, ownId, accountId]);
  useEffect(() => {
    const root = scroller.current;
    const observer = new IntersectionObserver(
      (items) => {
        for (const { isIntersecting, target } of items)
          if (isIntersecting) reader.current?.see(Number((target as HTMLElement).dataset['seq']));
      },
      { root, rootMargin: '-16px 0px' },
    );
    for (const element of root?.querySelectorAll('[data-seq]') ?? []) observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, shown.messages]);
}
