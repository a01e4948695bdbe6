import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { PushKeys } from './push-keys.ts';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What the service worker shows: who wrote, never what. */
export interface PushNotice {
  title: string;
  body: string;
  /** A path of the store. */
  url: string;
  /** A later notification of the same conversation replaces the earlier one. */
  tag: string;
}

export interface PushResult {
  /**
   * `gone`: the browser has no such subscription anymore. `unauthorized`: our keys or our token are wrong, which says nothing about the
   * subscription. `later`, `unauthorized`: worth another attempt.
   */
  outcome: 'sent' | 'gone' | 'later' | 'unauthorized' | 'refused';
  /** HTTP status, or the system's error code; never what the push service wrote. */
  reason: string;
}

/** A browser that is offline longer gets no push: by then the email has been sent. */
const KEEP_SECONDS = 12 * 3_600;
const TIMEOUT = 10_000;

const LATER = new Set([408, 429]);
const GONE = new Set([404, 410]);
const UNAUTHORIZED = new Set([401, 403]);

function outcomeOf(status: number): PushResult['outcome'] {
  if (status >= 200 && status < 300) return 'sent';
  if (GONE.has(status)) return 'gone';
  if (UNAUTHORIZED.has(status)) return 'unauthorized';
  return LATER.has(status) || status >= 500 ? 'later' : 'refused';
}

/** `Regen <hello@regen.example>` → `mailto:hello@regen.example`: whom push services write to about misuse. */
const contactOf = (from: string): string => `mailto:${/<([^>]+)>/.exec(from)?.[1] ?? from.trim()}`;

/** Sends one notification, encrypted for the browser. Follows no redirect: only the address that was checked is asked. */
export async function requestPush(
  { endpoint, p256dh, auth }: PushTarget,
  notice: PushNotice,
  { keys, from, signal }: { keys: PushKeys; from: string; signal: AbortSignal },
): Promise<PushResult> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    {
      vapidDetails: { subject: contactOf(from), ...keys },
      TTL: KEEP_SECONDS,
      urgency: 'normal',
      topic: createHash('sha256').update(notice.tag).digest('base64url').slice(0, 32),
      contentEncoding: 'aes128gcm',
    },
  );
  const { 'Content-Length': _length, ...rest } = headers;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: rest,
      body: new Uint8Array(body ?? Buffer.alloc(0)),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    });
    await response.body?.cancel();
    return { outcome: outcomeOf(response.status), reason: String(response.status) };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: unknown } };
    return { outcome: 'later', reason: typeof cause?.code === 'string' ? cause.code : name };
  }
}
