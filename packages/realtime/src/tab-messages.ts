import type { LiveStatus } from './create-live.ts';
import { checksHash } from './generated/live-messages.ts';
import type { LiveMessage } from './generated/live-messages.ts';
import { readMessage } from './read-frame.ts';
import { readTagged } from './read-value.ts';
import type { Check } from './read-value.ts';

/** From the leader, the tab that has the connection, to the others. */
export type LeaderMessage =
  /** `connection` counts those that it has had. */
  | { action: 'tellStatus'; leader: string; status: LiveStatus; connection: number }
  | { action: 'tellEnded'; leader: string }
  | { action: 'tellMessage'; leader: string; message: LiveMessage };

/** From a tab to the leader; what is to be sent to the server has its `action`. */
export type TabRequest =
  | { action: 'askStatus' | 'reconnect' | 'wake' }
  | { action: 'typing'; accountId: string }
  | { action: 'watch'; tab: string; skus: readonly string[]; courseIds: readonly string[] };

type TabMessage = LeaderMessage | TabRequest;

/** Raise it when messages between tabs change. */
const FORMAT = 1;

/** Of the lock and of the channel: tabs that expect other messages don't meet. */
export function channelName(name: string): string {
  return `regen-live ${FORMAT} ${checksHash} ${name}`;
}

const kinds: Readonly<Record<TabMessage['action'], Readonly<Record<string, Check>>>> = {
  tellStatus: { leader: 'string', status: '=Connected Disconnected Error', connection: [0] },
  tellEnded: { leader: 'string' },
  tellMessage: { leader: 'string' },
  askStatus: {},
  reconnect: {},
  wake: {},
  typing: { accountId: 'string' },
  watch: { tab: 'string', skus: ['string'], courseIds: ['string'] },
};

/** What another tab has sent; null for what is none of these messages. */
export function readTabMessage(data: unknown): TabMessage | null {
  try {
    const read = readTagged(kinds, 'action', data);
    const message = read['action'] === 'tellMessage' && readMessage(Reflect.get(Object(data) as object, 'message'));
    return { ...read, ...(message && { message }) } as unknown as TabMessage;
  } catch {
    return null;
  }
}

export function isFromLeader(message: TabMessage): message is LeaderMessage {
  return 'leader' in message;
}
