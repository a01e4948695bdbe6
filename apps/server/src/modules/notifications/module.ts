import { createECDH } from 'node:crypto';
import { userOf } from '../../auth/user-of.ts';
import { anyone, self } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { isPushService } from '../../push-services.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { emailUnread } from './email-sender.ts';
import { unsubscribe } from './links.ts';
import { createPushKeys } from './push-keys.ts';
import { pushUnread, SEND_LEASE, sendPush } from './push-sender.ts';
import {
  findSettings,
  removeSubscriptions,
  renewSubscription,
  saveSubscription,
  setEmails,
  setMessageEmail,
} from './repository.ts';

type NotificationOperation =
  | 'notificationGet'
  | 'notificationUpdate'
  | 'notificationUnsubscribe'
  | 'pushSubscriptionCreate'
  | 'pushSubscriptionRenew'
  | 'pushSubscriptionDelete';

/** A point of the curve: anything else would fail with each notification. */
function isPublicKey(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}

export function createNotificationsModule(
  needs: Needs<'auth' | 'clock' | 'config' | 'db' | 'jobs' | 'log' | 'mail' | 'publicUrl'>,
): Module<NotificationOperation> {
  const { auth, clock, config, db } = needs;
  const pushKeys = createPushKeys(db);
  const refusing = new Set<string>();
  return {
    operations: {
      notificationGet: operation(self('id'), async ({ params }) => {
        const [settings, { publicKey }] = await Promise.all([findSettings(db, params.id), pushKeys()]);
        if (!settings) throw notFound('User not found.');
        return { ...settings, pushKey: publicKey };
      }),
      notificationUpdate: operation(self('id'), async ({ body, params }) => {
        const settings = await db.transaction((tx) => setEmails(tx, params.id, body, clock.now()));
        if (!settings) throw notFound('User not found.');
        return settings;
      }),
      notificationUnsubscribe: operation(anyone(), async ({ body }) => {
        const userId = unsubscribe.read(auth, body.token);
        if (userId === null || !(await setMessageEmail(db, userId, false))) {
          throw notFound('This link is invalid or incomplete. Open it from the email again.');
        }
        return { messageEmail: false };
      }),
      pushSubscriptionCreate: operation(self('id'), async ({ actor, body, browserId }) => {
        const { userId, sessionId } = userOf(actor);
        if (!isPushService(config.PUSH_SERVICES, body.endpoint) || !isPublicKey(body.keys.p256dh)) {
          throw refuse('push_not_possible');
        }
        await db.transaction((tx) => saveSubscription(tx, { userId, sessionId, browserId }, body, clock.now()));
        return { isOn: true };
      }),
      pushSubscriptionRenew: operation(self('id'), async ({ actor, body, browserId }) => {
        const { userId, sessionId } = userOf(actor);
        const isOn =
          isPublicKey(body.keys.p256dh) &&
          (await renewSubscription(db, { userId, sessionId, browserId }, body, clock.now()));
        return { isOn };
      }),
      pushSubscriptionDelete: operation(self('id'), async ({ params, query }) => {
        await removeSubscriptions(db, params.id, query.endpoint ?? null);
        return undefined;
      }),
    },
    jobs: [
      { name: 'message-email', everySeconds: 60, leaseSeconds: 60, run: (signal) => emailUnread(needs, signal) },
      { name: 'message-push', everySeconds: 10, leaseSeconds: 60, run: (signal) => pushUnread(needs, signal) },
      {
        name: 'push-send',
        slots: 4,
        leaseSeconds: SEND_LEASE,
        run: (signal, data) => sendPush({ ...needs, pushKeys, refusing }, signal, data),
      },
    ],
  };
}
