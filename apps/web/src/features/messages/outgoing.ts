import { invalidate } from '@regen/sdk/query';
import { createMessagesResource } from '@regen/sdk/resources/messages';
import type { SessionKeeper } from '@regen/sdk/session';
import { liveOf } from '~/features/live/index.ts';
import type { AppContext } from '~/kernel/context.ts';
import { withSent } from './chats.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { changeChats } from './read-chats.ts';
import { changeThread } from './read-thread.ts';
import { sendOnce } from './send-once.ts';
import { createSender, type Sender } from './sender.ts';
import { withMessage } from './thread.ts';

/** What a person writes, on its way to the server. */
export interface Outgoing {
  outbox: Outbox;
  /** Sends what waits, from now on until it is closed. */
  open: () => void;
  /** When the person is gone: what is left waits for them. */
  close: () => void;
}

/** One per person. */
const outgoingOfPage = () => new Map<string, Outgoing>();

/** The one place of this page from which a person sends messages. */
export function outgoingOf(app: AppContext, userId: string): Outgoing {
  const all = app.service(outgoingOfPage);
  const outgoing = all.get(userId) ?? createOutgoing(app, userId);
  all.set(userId, outgoing);
  return outgoing;
}

/** A tab that is frozen while it sends keeps the lock. */
const LOCK_PATIENCE = 15_000;

/** Without the lock two tabs may send the same, which the server stores once. */
const exclusively = (name: string) => async (run: () => Promise<void>) => {
  if (!('locks' in navigator)) return run();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return run();
  };
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(LOCK_PATIENCE) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await run();
  }
};

function createOutgoing(app: AppContext, userId: string): Outgoing {
  const session: SessionKeeper & { reload?(): void } = app.session;
  const isOwnerHere = () => session.current()?.userId === userId;
  const outbox = createOutbox({
    owner: userId,
    isOwnerHere,
    // What another tab has sent is read; the live connection may have brought it already.
    onGone: () => void invalidate(app.queryClient, 'messageList', 'messageListConversations'),
  });
  let stop: (() => void) | undefined;

  function start(): () => void {
    outbox.open();
    const sender = openSender(app, outbox, userId, isOwnerHere);
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return;
      // A page that was kept for “Back” learns only here that the session has ended elsewhere, which empties the storage.
      session.reload?.();
      if (isOwnerHere()) sender.wake();
    };
    const stops = [
      outbox.subscribe(sender.wake),
      liveOf(app).on('status', (status) => {
        if (status === 'Connected') sender.wake();
      }),
      sender.close,
      outbox.close,
    ];
    window.addEventListener('online', sender.wake);
    document.addEventListener('visibilitychange', onVisible);
    sender.wake();
    return () => {
      for (const each of stops) each();
      window.removeEventListener('online', sender.wake);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }

  return {
    outbox,
    open: () => void (stop ??= start()),
    close() {
      stop?.();
      stop = undefined;
    },
  };
}

function openSender(app: AppContext, outbox: Outbox, userId: string, isOwnerHere: () => boolean): Sender {
  return createSender({
    waiting() {
      outbox.refresh();
      return isOwnerHere() ? outbox.list() : [];
    },
    async send(message) {
      const { clientId, accountId } = message;
      const stored = await sendOnce(app.service(createMessagesResource), message);
      changeThread(app, accountId, (thread) => withMessage(thread, stored));
      changeChats(app, (chats) => withSent(chats, accountId, stored));
      outbox.remove(clientId);
      void invalidate(app.queryClient, 'messageSearch');
    },
    refuse(clientId, failure) {
      outbox.setFailure(clientId, failure);
      // Whether anything can be written there may have changed.
      void invalidate(app.queryClient, 'messageList');
    },
    report: reportError,
    exclusively: exclusively(`regen.outbox.${userId}`),
    isOnLine: () => navigator.onLine,
  });
}
