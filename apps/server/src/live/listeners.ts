import type { LiveEvent } from '../bus/live-events.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';

/** The connections of this process that an event may concern, whether or not they may hear of it. */
export function listenersOf(
  { accounts, courses, people, sessions, skus }: Hub,
  { topic, payload }: LiveEvent,
): readonly Connection[] {
  switch (topic) {
    case 'message':
      return [...accounts.get(payload.from), ...(payload.to === null ? [] : accounts.get(payload.to))];
    case 'messageRead':
      return [...accounts.get(payload.reader), ...accounts.get(payload.other)];
    case 'messageDelivered':
      return accounts.get(payload.sender);
    case 'account':
    case 'messageBlock':
    case 'bundleOpened':
      return accounts.get(payload.accountId);
    case 'stock':
      return skus.get(payload.sku);
    case 'seats':
      return courses.get(payload.courseId);
    case 'session':
      return sessions.get(payload.sessionId);
    case 'cart':
    case 'order':
    case 'rewards':
    case 'application':
    case 'person':
      return people.get(payload.userId);
  }
}
