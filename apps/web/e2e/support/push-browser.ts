import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/**
 * Stands in for the browser vendor's push service, which no test can reach: subscribing gives an endpoint there, and it is kept like the
 * browser's own. The rest is the browser itself: the permission, the service worker and what it shows.
 */
export async function subscribeWithoutVendor(context: BrowserContext): Promise<{ endpoint(): string | null }> {
  let kept: string | null = null;
  await context.exposeFunction('keepEndpoint', (endpoint: string | null) => void (kept = endpoint));
  await context.exposeFunction('keptEndpoint', () => kept);
  await context.addInitScript(() => {
    const { keepEndpoint, keptEndpoint } = globalThis as unknown as {
      keepEndpoint(endpoint: string | null): Promise<void>;
      keptEndpoint(): Promise<string | null>;
    };
    const p256dh = 'BGAbuaK8_Gl9lkbXqWZD956AaXcQooJz3ZAqFdZizEPkSdAkxaW7L_gfkwGf3d2mVcd469pg0pN4ymSAbJbsR1o';
    const toSubscription = (endpoint: string | null) =>
      endpoint === null
        ? null
        : {
            endpoint,
            toJSON: () => ({ endpoint, keys: { p256dh, auth: '0JugZNGBNjUQbv_mCq8uzg' } }),
            unsubscribe: async () => {
              await keepEndpoint(null);
              return true;
            },
          };
    Object.assign(PushManager.prototype, {
      async subscribe({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) {
        if (!userVisibleOnly || typeof applicationServerKey !== 'string' || Notification.permission !== 'granted')
          throw new DOMException('Registration failed', 'NotAllowedError');
        const endpoint = `https://updates.push.services.mozilla.com/wpush/v2/${crypto.randomUUID()}`;
        await keepEndpoint(endpoint);
        return toSubscription(endpoint);
      },
      getSubscription: async () => toSubscription(await keptEndpoint()),
    });
  });
  return { endpoint: () => kept };
}

/** The browser drops a push for a worker that is not active yet. */
const untilActivated = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (!active || active.state === 'activated') return;
    await new Promise<void>((resolve) =>
      active.addEventListener('statechange', () => (active.state === 'activated' ? resolve() : undefined)),
    );
  });

/** Delivers a push to the service worker of a page, as the browser does. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  await untilActivated(page);
  const client: CDPSession = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const found = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(origin));
      if (registration) resolve(registration.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
  await client.detach();
}

interface ShownNotification {
  title: string;
  body: string;
  tag: string;
}

/** What the browser shows of the store. */
export const shownIn = (page: Page): Promise<ShownNotification[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Presses the notification with this tag. Returns the address that the service worker opens; only a person could make the browser open it. */
export async function pressNotification(page: Page, tag: string): Promise<string> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('This browser has no service worker of the store.');
  return worker.evaluate(async (wanted) => {
    const scope = globalThis as unknown as {
      clients: { openWindow: (url: string) => Promise<void> };
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
    };
    const [notification] = await scope.registration.getNotifications({ tag: wanted });
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => resolve(url);
      globalThis.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    });
  }, tag);
}
