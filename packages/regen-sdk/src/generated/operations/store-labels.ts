// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const storeLabelCreate: Operation = 'storeLabelCreate /accounts/{id}/storeLabels POST b';
export const storeLabelGet: Operation = 'storeLabelGet /accounts/{id}/storeLabels';
export const storeLabelUpdate: Operation = 'storeLabelUpdate /accounts/{id}/storeLabels PUT b';
