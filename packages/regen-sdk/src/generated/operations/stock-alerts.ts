// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const stockAlertConfirm: Operation = 'stockAlertConfirm /notify/{token} POST';
export const stockAlertCreate: Operation = 'stockAlertCreate /notify POST b';
export const stockAlertUnsubscribe: Operation = 'stockAlertUnsubscribe /unsubscribe POST';
