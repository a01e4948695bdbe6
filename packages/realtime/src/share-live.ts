import { createLive } from './create-live.ts';
import type { Live, LiveEvents, LiveOptions, LiveStatus } from './create-live.ts';
import { LEADER_ANSWER_JITTER, LEADER_ANSWER_TIMEOUT, LEADER_CHECK_INTERVAL } from './defaults.ts';
import { joinElection } from './election.ts';
import type { LiveLocks } from './election.ts';
import { createEmitter } from './emitter.ts';
import { browserEnvironment } from './environment.ts';
import { lead, newId } from './lead.ts';
import type { Leader } from './lead.ts';
import { createOutbox } from './outbox.ts';
import { channelName, isFromLeader, readTabMessage } from './tab-messages.ts';
import type { LeaderMessage, TabRequest } from './tab-messages.ts';

export interface ShareOptions extends LiveOptions {
  /** Tabs with the same name share a connection: use the id of the person. */
  name: string;
  /** Default to those of the browser; null for none. */
  locks?: LiveLocks | null;
  BroadcastChannel?: typeof BroadcastChannel | null;
}

/**
 * One connection for all tabs of a person. The leader, the tab that holds a Web Lock, owns it and forwards messages over a
 * BroadcastChannel. Without either of them, every tab has its own.
 */
export function shareLive(options: ShareOptions): Live {
  const {
    locks = (globalThis.navigator as Navigator | undefined)?.locks,
    BroadcastChannel: Channel = globalThis.BroadcastChannel,
  } = options;
  // Also validates the options right away.
  const own = createLive(options);
  return locks && Channel ? share(options, locks, Channel) : own;
}

function share(options: ShareOptions, locks: LiveLocks, Channel: typeof BroadcastChannel): Live {
  const { environment = browserEnvironment(), random = Math.random } = options;
  const name = channelName(options.name);
  const tab = newId();
  const { on, emit } = createEmitter<LiveEvents>();
  const outbox = createOutbox((action) => request(action.action === 'watch' ? { ...action, tab } : action));
  let status: LiveStatus = 'Disconnected';
  let leaveTabs: (() => void) | undefined;
  let channel: BroadcastChannel | undefined;
  /** While this tab is the leader. */
  let leading: Leader | undefined;
  let knownLeader: string | undefined;
  let knownConnection: string | undefined;
  let lastHeardAt: number | null = null;
  let unanswered: ReturnType<typeof setTimeout> | undefined;

  function request(asked: TabRequest): boolean {
    if (leading) leading.serve(asked);
    else channel?.postMessage(asked);
    return leaveTabs !== undefined;
  }

  function setStatus(next: LiveStatus): void {
    if (next === status) return;
    status = next;
    emit('status', next);
  }

  function receive(message: LeaderMessage): void {
    leaderAnswered();
    if (message.leader !== knownLeader) {
      knownLeader = message.leader;
      // A new one doesn't know yet what this tab watches.
      outbox.flush();
    }
    if (message.action === 'tellStatus') receiveStatus(message.status, `${message.leader} ${message.connection}`);
    else if (message.action === 'tellMessage') {
      lastHeardAt = Date.now();
      emit(message.message.key, message.message as never);
    } else {
      close();
      emit('ended', undefined);
    }
  }

  function receiveStatus(next: LiveStatus, connection: string): void {
    setStatus(next);
    if (status !== 'Connected' || connection === knownConnection) return;
    knownConnection = connection;
    const since = lastHeardAt;
    lastHeardAt = Date.now();
    emit('gap', { since });
  }

  function leaderAnswered(): void {
    clearTimeout(unanswered);
    unanswered = undefined;
  }

  /** Takes the place of a leader that is frozen. */
  function checkLeader(steal: () => void, isSecond = false): void {
    if (leading || unanswered !== undefined) return;
    const askedAt = Date.now();
    const patience = LEADER_ANSWER_TIMEOUT + random() * LEADER_ANSWER_JITTER;
    unanswered = setTimeout(() => {
      unanswered = undefined;
      // A late timer means that this tab was frozen too, and the answer may be there, unheard. Or it's hidden, and all its timers are late.
      const isLate = Date.now() - askedAt > 2 * patience;
      if (isLate && !isSecond) checkLeader(steal, true);
      else steal();
    }, patience);
    request({ action: 'askStatus' });
  }

  function startLeading(): void {
    leaderAnswered();
    leading = lead(options, (message) => {
      channel?.postMessage(message);
      receive(message);
    });
    leading.serve({ action: 'askStatus' });
  }

  function open(): void {
    if (leaveTabs) return;
    const joined = new Channel(name);
    channel = joined;
    joined.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = readTabMessage(data);
      if (!message) return;
      if (!isFromLeader(message)) leading?.serve(message);
      // Two lead for a moment, until the one that was frozen learns that it doesn't anymore. The session ends for both.
      else if (!leading || message.action === 'tellEnded') receive(message);
    });
    const check = (): void => checkLeader(election.steal);
    const election = joinElection(locks, name, {
      won: startLeading,
      lost() {
        leading?.stop('silently');
        leading = undefined;
        check();
      },
    });
    const interval = setInterval(check, LEADER_CHECK_INTERVAL);
    const forgetDevice = environment.onWake(() => {
      request({ action: 'wake' });
      check();
    });
    leaveTabs = () => {
      leaveTabs = undefined;
      election.leave();
      clearInterval(interval);
      leaderAnswered();
      forgetDevice();
      leading?.stop();
      leading = undefined;
      joined.close();
      channel = undefined;
      // What comes from now on is missed, and what is watched is forgotten.
      knownLeader = undefined;
      knownConnection = undefined;
    };
    check();
  }

  function close(): void {
    request({ action: 'watch', tab, skus: [], courseIds: [] });
    leaveTabs?.();
    setStatus('Disconnected');
  }

  return {
    get status() {
      return status;
    },
    open,
    close,
    reconnect: () => void request({ action: 'reconnect' }),
    on,
    typing: outbox.typing,
    watch: outbox.watch,
  };
}
