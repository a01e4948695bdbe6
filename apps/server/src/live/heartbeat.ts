import type { Metrics } from '../metrics/metrics.ts';
import type { Hub } from './hub.ts';

/** Milliseconds between two rounds. */
const ROUND_EVERY = 1_000;
/** Milliseconds between two pings, and after which a connection that has sent nothing, not even their answers, is dead. */
const PING_EVERY = 30_000;
const SILENCE_LIMIT = 300_000;

export interface HeartbeatOptions {
  hub: Hub;
  metrics: Pick<Metrics, 'live'>;
  /** The session of a connection may be over. */
  onEnd(sessionId: string): void;
  /** Milliseconds since 1970, as sessions count. */
  now(): number;
}

/** Finds dead connections and ended sessions, until the returned function is called. */
export function startHeartbeat({ hub, metrics, onEnd, now }: HeartbeatOptions): () => void {
  const timer = setInterval(() => {
    const [moment, time] = [performance.now(), now()];
    for (const connection of hub.all()) {
      if (connection.endsAt <= time) onEnd(connection.actor.sessionId);
      if (moment - connection.heardAt > SILENCE_LIMIT) {
        metrics.live('closed_silent');
        connection.terminate();
      } else if (moment - connection.pingedAt >= PING_EVERY) {
        connection.ping(moment);
      }
    }
  }, ROUND_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
