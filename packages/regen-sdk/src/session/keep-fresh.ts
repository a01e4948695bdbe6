import { MAX_TIMER } from '../core/deadline.ts';
import type { SessionKeeper } from './session-keeper.ts';
import { refreshDue } from './session-record.ts';
import type { SessionGrant } from './session-record.ts';

/** Milliseconds after which a failed refresh is tried again. */
const TRY_AGAIN = 30_000;
/** Milliseconds that a new token may take to reach the storage of the other tabs. */
const SETTLE = 250;
const LOCK = 'regen.session.refresh';

/** Runs alone among all tabs; without Web Locks (plain http) it just runs, and `isDue` is checked again right before. */
function alone(work: () => Promise<void>): Promise<unknown> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? locks.request(LOCK, work) : work();
}

/**
 * Refreshes the token at 80% of its lifetime and when the device wakes, once for all tabs. A refused refresh ends the session (the
 * pipeline does it); any other failure is retried. Returns the function that stops it.
 */
export function keepSessionFresh(
  session: SessionKeeper & { reload?(): void },
  refresh: () => PromiseLike<SessionGrant>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isStopped = false;
  const isDue = (): boolean => {
    const record = session.current();
    return record !== null && Date.now() >= refreshDue(record);
  };
  const plan = (delay: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(check, Math.min(Math.max(delay, 0), MAX_TIMER));
  };
  const planNext = (): void => {
    const record = session.current();
    if (record) plan(refreshDue(record) - Date.now());
    else clearTimeout(timer);
  };

  async function renew(): Promise<void> {
    // Another tab may have been faster; its token may not have reached this one by event yet.
    session.reload?.();
    if (!isDue() || isStopped) return;
    const token = session.getToken();
    const grant = await refresh();
    // Signed out or signed in as another user in the meantime: that must not be undone.
    if (session.getToken() === token) session.renew(grant);
    // The lock is kept until the other tabs can see the new token: what one process stores reaches the next a moment later.
    if (session.reload) await new Promise((resolve) => setTimeout(resolve, SETTLE));
  }

  function check(): void {
    if (isBusy || isStopped) return;
    if (!isDue()) return planNext();
    isBusy = true;
    alone(renew)
      .then(planNext, () => plan(TRY_AGAIN))
      .finally(() => {
        isBusy = false;
      });
  }

  const unsubscribe = session.subscribe(planNext);
  const target: Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>> = globalThis;
  const page = globalThis.document as Document | undefined;
  const onVisible = (): void => {
    if (page?.visibilityState === 'visible') check();
  };
  target.addEventListener?.('online', check);
  target.addEventListener?.('pageshow', check);
  page?.addEventListener('visibilitychange', onVisible);
  check();

  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
    target.removeEventListener?.('online', check);
    target.removeEventListener?.('pageshow', check);
    page?.removeEventListener('visibilitychange', onVisible);
  };
}
