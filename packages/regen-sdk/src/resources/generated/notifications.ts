// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { notificationGet, notificationUpdate, notificationUnsubscribe } from '../../generated/operations/notifications.ts';
import type { EmailSettings, MessageEmailState, NotificationGetParams, NotificationSettings, NotificationUnsubscribeParams, NotificationUpdateParams } from '../../generated/types.ts';

/** Which emails and notifications a person gets. */
export interface NotificationsResource {
  /**
   * Notification settings.
   *
   * Which emails the caller gets besides those about orders, courses and the account itself, and the key with which a
   * browser subscribes to push notifications.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * const notificationSettings = await regen.notifications.get({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/messages#notificationGet` in the reference of your server
   */
  get(params: NotificationGetParams, options?: RequestOptions): ApiPromise<NotificationSettings>;
  /**
   * Change the notification settings.
   *
   * Turns emails about unread messages, and about reviews, on or off. Push notifications are turned on and off in each
   * browser.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * const emailSettings = await regen.notifications.update({ id: 'usr_01hzx0k3v9', messageEmail: false });
   * ```
   *
   * @see `/docs/api/messages#notificationUpdate` in the reference of your server
   */
  update(params: NotificationUpdateParams, options?: RequestOptions): ApiPromise<EmailSettings>;
  /**
   * Unsubscribe from emails about messages.
   *
   * From the signed link in an email, signed in or not. Unsubscribing again changes nothing.
   *
   * Fails with 404 `not_found`.
   *
   * @example
   * ```ts
   * const messageEmailState = await regen.notifications.unsubscribe({ token: 'dXNyXzAx.c2lnbmF0dXJl' });
   * ```
   *
   * @see `/docs/api/messages#notificationUnsubscribe` in the reference of your server
   */
  unsubscribe(params: NotificationUnsubscribeParams, options?: RequestOptions): ApiPromise<MessageEmailState>;
}

export function createNotificationsResource(call: Call): NotificationsResource {
  return bind<NotificationsResource>(call, {
    get: notificationGet,
    update: notificationUpdate,
    unsubscribe: notificationUnsubscribe,
  });
}
