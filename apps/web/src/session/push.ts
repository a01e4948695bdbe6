import type { PushSubscriptionWrite } from '@regen/sdk';
import { createPushSubscriptionsResource } from '@regen/sdk/resources/push-subscriptions';
import type { AppContext } from '~/kernel/context.ts';

/** The service worker of the store; it shows notifications and does nothing else. */
const WORKER = '/push-worker.js';

/** Whether this browser can show notifications at all. */
export const hasPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!hasPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function toWrite(subscription: PushSubscription): PushSubscriptionWrite {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

/** What the server knows this browser by; undefined when it gets no notifications. */
export const endpointHere = async (): Promise<string | undefined> => (await subscriptionHere())?.endpoint;

/** Ends what this browser has agreed to. */
export async function endPushHere(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}

/**
 * Subscribes this browser, after the person has allowed it. Registers the service worker with it: nobody else has one.
 * @param key The server's public key.
 */
export async function subscribeHere(key: string): Promise<PushSubscriptionWrite> {
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return toWrite(subscription);
}

/** Whether this browser gets notifications for the person, by what the server says; it then keeps getting them in this session. */
export async function checkPush({ service }: Pick<AppContext, 'service'>, userId: string): Promise<boolean> {
  const subscription = await subscriptionHere();
  if (subscription === null || Notification.permission !== 'granted') return false;
  const { isOn } = await service(createPushSubscriptionsResource).renew({ id: userId, ...toWrite(subscription) });
  // Turned off on another device, or of somebody else.
  if (!isOn) await subscription.unsubscribe();
  return isOn;
}
