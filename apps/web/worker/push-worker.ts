// The service worker: shows notifications of messages and opens what they are about. It has no `fetch` listener, so no page waits for it.

// The library's types know a worker of any kind only.
const worker = self as unknown as ServiceWorkerGlobalScope;

interface Notice {
  title: string;
  body: string;
  /** A path of the store. */
  url: string;
  tag: string;
}

const FALLBACK: Notice = { title: 'Regen', body: 'You have unread messages', url: '/account', tag: 'messages' };

const textOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** Browsers want each push to be shown, whatever it says. */
function readNotice(data: PushMessageData | null): Notice {
  try {
    const { title, body, url, tag } = (data?.json() ?? {}) as Partial<Record<keyof Notice, unknown>>;
    return {
      title: textOf(title, FALLBACK.title),
      body: textOf(body, FALLBACK.body),
      url: textOf(url, FALLBACK.url),
      tag: textOf(tag, FALLBACK.tag),
    };
  } catch {
    return FALLBACK;
  }
}

/** The address within the store; nothing leads anywhere else. */
function addressOf(url: unknown): URL {
  const address = URL.canParse(textOf(url, '/'), worker.location.origin)
    ? new URL(textOf(url, '/'), worker.location.origin)
    : new URL(worker.location.origin);
  return address.origin === worker.location.origin ? address : new URL(worker.location.origin);
}

/** A tab that shows it already, or a new one: no other tab loses what somebody does there. */
async function open(address: URL): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find((tab) => new URL(tab.url).pathname === address.pathname);
  await (shown ? shown.focus() : worker.clients.openWindow(address.href));
}

// There is nothing that an old version would still have to serve.
worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('push', (event) => {
  const { title, body, url, tag } = readNotice(event.data);
  const icons = { icon: '/icon-192.png', badge: '/favicon-32.png' };
  // A later message of the same conversation takes the place of the earlier one, and is heard as well.
  const options: NotificationOptions & { renotify: boolean } = { body, tag, renotify: true, data: { url }, ...icons };
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = (event.notification.data ?? {}) as { url?: unknown };
  event.waitUntil(open(addressOf(url)));
});

export {};
