import * as z from 'zod';

/** What triggers write into `live_outbox`: ids only. Whoever hears it reads the rest, as each caller may see it. */
export interface LiveEvents {
  /** `to` is null for a message that is withheld. */
  message: { messageId: string; from: string; to: string | null };
  messageRead: { reader: string; other: string; seq: number };
  messageDelivered: { receiver: string; sender: string; seq: number };
  /** Heard by the account that blocks, never by the other. */
  messageBlock: { accountId: string; otherId: string; isBlocked: boolean };
  cart: { userId: string; cartId: string; version: number };
  order: { userId: string; orderId: string };
  rewards: { userId: string };
  account: { accountId: string };
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

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isPlace: Check = (value) => Number.isSafeInteger(value);
const isTextOrNull: Check = (value) => value === null || isText(value);

const FIELDS: { readonly [Topic in LiveTopic]: Readonly<Record<keyof LiveEvents[Topic], Check>> } = {
  message: { messageId: isText, from: isText, to: isTextOrNull },
  messageRead: { reader: isText, other: isText, seq: isPlace },
  messageDelivered: { receiver: isText, sender: isText, seq: isPlace },
  messageBlock: { accountId: isText, otherId: isText, isBlocked: (value) => typeof value === 'boolean' },
  cart: { userId: isText, cartId: isText, version: isPlace },
  order: { userId: isText, orderId: isText },
  rewards: { userId: isText },
  account: { accountId: isText },
  bundleOpened: { accountId: isText, bundleId: isText },
  application: { userId: isText, applicationId: isText },
  stock: { sku: isText },
  seats: { courseId: isText },
  session: { sessionId: isText, reason: (value) => value === 'signed_out' || value === 'revoked' },
  person: { userId: isText },
};

/** Whether this process knows the topic. During an upgrade, newer processes also write others. */
export const isLiveTopic = (topic: unknown): topic is LiveTopic =>
  typeof topic === 'string' && Object.hasOwn(FIELDS, topic);

/** Whether this is an event as the triggers write it: others can write to the table and to the channel as well. */
export function isLiveEvent(value: unknown): value is LiveEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { topic, payload } = value as { topic?: unknown; payload?: unknown };
  if (!isLiveTopic(topic) || typeof payload !== 'object' || payload === null) return false;
  const fields = payload as Readonly<Record<string, unknown>>;
  return Object.entries<Check>(FIELDS[topic]).every(([name, check]) => check(fields[name]));
}

/** Everything but stock, several at once. Each is checked by itself: newer processes also write others. */
export const LIVE_TOPIC = 'live';
export const LIVE_PAYLOAD = z.array(z.unknown());

/** What buyers can see of the stock of these SKUs has changed. */
export const STOCK_TOPIC = 'stock';
export const STOCK_PAYLOAD = z.object({ skus: z.array(z.string()) });

/** Where it is said that a key of a region of the cache, or all of them, is no longer true. */
export const cacheTopic = (region: string): string => `cache:${region}`;
export const CACHE_PAYLOAD = z.object({ key: z.string().optional() });
