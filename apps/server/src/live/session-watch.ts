import type { SessionEnd } from '../auth/session-standing.ts';
import type { Needs } from '../platform.ts';
import type { Connection } from './connection.ts';
import type { Send } from './fan-out.ts';
import type { Hub } from './hub.ts';
import { CLOSE } from './live-message.ts';

/** Sessions in one statement. */
const MAX_CHECKED = 1_000;

export interface SessionWatch {
  /** Reads these sessions again: who they belong to, what that person may do, and until when they go on. */
  check(sessionIds: readonly string[]): void;
  /** The session is over: its connections are told and closed. */
  end(sessionId: string, reason: SessionEnd): void;
}

export function createSessionWatch({
  auth,
  hub,
  log,
  metrics,
  send,
}: Needs<'auth' | 'log' | 'metrics'> & { hub: Hub; send: Send }): SessionWatch {
  const asked = new Set<string>();
  let isRunning = false;

  function end(sessionId: string, reason: SessionEnd): void {
    for (const connection of hub.sessions.get(sessionId)) {
      metrics.live('closed_session');
      send([connection], { key: 'session', reason });
      connection.close(CLOSE.sessionEnded, reason);
      hub.remove(connection);
    }
  }

  function goOn(connection: Connection, actor: Connection['actor'], endsAt: Date): void {
    connection.endsAt = endsAt.getTime();
    // It is known by its account everywhere; the next one is by the new account.
    if (actor.accountId !== connection.actor.accountId) connection.close(CLOSE.restart, 'account changed');
    else connection.actor = actor;
  }

  async function checkSome(): Promise<void> {
    const ids = [...asked].slice(0, MAX_CHECKED);
    for (const id of ids) asked.delete(id);
    const open = ids.filter((id) => hub.sessions.has(id));
    if (open.length === 0) return;
    try {
      for (const [id, standing] of await auth.standingsOf(open)) {
        if ('end' in standing) end(id, standing.end);
        else for (const connection of hub.sessions.get(id)) goOn(connection, standing.actor, standing.endsAt);
      }
    } catch (error) {
      // Those whose time is over are checked again with the next tick, and so are these.
      for (const id of open) for (const connection of hub.sessions.get(id)) connection.endsAt = 0;
      log.warn({ err: error }, 'sessions of live connections could not be checked');
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (asked.size > 0) await checkSome();
    isRunning = false;
  }

  return {
    check(sessionIds) {
      for (const id of sessionIds) asked.add(id);
      if (!isRunning) void run();
    },
    end,
  };
}
