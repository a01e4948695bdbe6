// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { EmailSettings, MessageEmailState, NotificationGetParams, NotificationSettings, NotificationUnsubscribeParams, NotificationUpdateParams } from '../types.ts';

export const notificationGet: Operation<NotificationGetParams, NotificationSettings> = { id: 'notificationGet', method: 'GET', path: '/users/{id}/notifications' };
export const notificationUnsubscribe: Operation<NotificationUnsubscribeParams, MessageEmailState> = { id: 'notificationUnsubscribe', method: 'POST', path: '/notifications/unsubscribe', body: 'json', retrySafe: true };
export const notificationUpdate: Operation<NotificationUpdateParams, EmailSettings> = { id: 'notificationUpdate', method: 'PUT', path: '/users/{id}/notifications', body: 'json' };
