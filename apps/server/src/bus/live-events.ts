/** What triggers write into `live_outbox`: ids only. Whoever hears it reads the rest, as each caller may see it. */
export interface LiveEvents {
  /** `to` is null for a message that is withheld. */
  message: { messageId: string; from: string; to: string | null };
  messageRead: { reader: string; other: string; seq: number };
  messageDelivered: { receiver: string; sender: string; seq: number };
  cart: { userId: string; cartId: string; version: number };
  order: { userId: string; orderId: string };
  rewards: { userId: string };
  bundleOpened: { accountId: string; bundleId: string };
  application: { userId: string; applicationId: string };
  stock: { sku: string };
  seats: { courseId: string };
  session: { sessionId: string; reason: 'signed_out' | 'revoked' };
  /** What a person may do has changed. */
  person: { userId: string };
}

export type LiveTopic = keyof LiveEvents;

/** One event of any topic. */
export type LiveEvent = { [Topic in LiveTopic]: { topic: Topic; payload: LiveEvents[Topic] } }[LiveTopic];

/** Everything but stock, several at once: `LiveEvent[]`. */
export const LIVE_TOPIC = 'live';

/** `{ skus: string[] }`: what buyers can see of their stock has changed. */
export const STOCK_TOPIC = 'stock';

/** Where it is said that a key of a region of the cache, or all of them, is no longer true: `{ key?: string }`. */
export const cacheTopic = (region: string): string => `cache:${region}`;
