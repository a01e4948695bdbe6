// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { pushSubscriptionRenew, pushSubscriptionCreate, pushSubscriptionDelete } from '../../generated/operations/push-subscriptions.ts';
import type { PushState, PushSubscriptionCreateParams, PushSubscriptionDeleteParams, PushSubscriptionRenewParams } from '../../generated/types.ts';

/** Browsers that get push notifications. */
export interface PushSubscriptionsResource {
  /**
   * Keep push notifications on in a browser.
   *
   * Ties an existing subscription to the current session, for example after a new sign-in. If the server has no such
   * subscription for the caller, none is made: `isOn` is false, and the browser should end its own.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * const pushState = await regen.pushSubscriptions.renew({
   *   id: 'usr_01hzx0k3v9',
   *   endpoint: 'https://fcm.googleapis.com/fcm/send/cV9x2Qm7TtE:APA91bH3nq0',
   *   keys: {
   *     p256dh: 'BGAbuaK8_Gl9lkbXqWZD956AaXcQooJz3ZAqFdZizEPkSdAkxaW7L_gfkwGf3d2mVcd469pg0pN4ymSAbJbsR1o',
   *     auth: '0JugZNGBNjUQbv_mCq8uzg',
   *   },
   * });
   * ```
   *
   * @see `/docs/api/messages#pushSubscriptionRenew` in the reference of your server
   */
  renew(params: PushSubscriptionRenewParams, options?: RequestOptions): ApiPromise<PushState>;
  /**
   * Turn on push notifications in a browser.
   *
   * This browser gets push notifications of the caller’s unread messages until the session ends, someone else signs in
   * there, or they are turned off. A person has at most 10 browsers: the least recently used is removed. The endpoint
   * has to be one of a known push service: 422 `push_not_possible`.
   *
   * Fails with 403 `forbidden`; 422 `push_not_possible`.
   *
   * @example
   * ```ts
   * const pushState = await regen.pushSubscriptions.create({
   *   id: 'usr_01hzx0k3v9',
   *   endpoint: 'https://fcm.googleapis.com/fcm/send/cV9x2Qm7TtE:APA91bH3nq0',
   *   keys: {
   *     p256dh: 'BGAbuaK8_Gl9lkbXqWZD956AaXcQooJz3ZAqFdZizEPkSdAkxaW7L_gfkwGf3d2mVcd469pg0pN4ymSAbJbsR1o',
   *     auth: '0JugZNGBNjUQbv_mCq8uzg',
   *   },
   * });
   * ```
   *
   * @see `/docs/api/messages#pushSubscriptionCreate` in the reference of your server
   */
  create(params: PushSubscriptionCreateParams, options?: RequestOptions): ApiPromise<PushState>;
  /**
   * Turn off push notifications.
   *
   * In one browser, or in all of the caller’s browsers if `endpoint` is omitted. Succeeds even if there is nothing to
   * turn off.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * await regen.pushSubscriptions.delete({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/messages#pushSubscriptionDelete` in the reference of your server
   */
  delete(params: PushSubscriptionDeleteParams, options?: RequestOptions): ApiPromise<void>;
}

export function createPushSubscriptionsResource(call: Call): PushSubscriptionsResource {
  return bind<PushSubscriptionsResource>(call, {
    renew: pushSubscriptionRenew,
    create: pushSubscriptionCreate,
    delete: pushSubscriptionDelete,
  });
}
