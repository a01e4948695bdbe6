// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { PushState, PushSubscriptionCreateParams, PushSubscriptionDeleteParams, PushSubscriptionRenewParams } from '../types.ts';

export const pushSubscriptionCreate: Operation<PushSubscriptionCreateParams, PushState> = { id: 'pushSubscriptionCreate', method: 'POST', path: '/users/{id}/pushSubscriptions', body: 'json', retrySafe: true };
export const pushSubscriptionDelete: Operation<PushSubscriptionDeleteParams, void> = { id: 'pushSubscriptionDelete', method: 'DELETE', path: '/users/{id}/pushSubscriptions' };
export const pushSubscriptionRenew: Operation<PushSubscriptionRenewParams, PushState> = { id: 'pushSubscriptionRenew', method: 'PUT', path: '/users/{id}/pushSubscriptions', body: 'json', retrySafe: true };
