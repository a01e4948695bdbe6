// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const concernList: Operation = 'concernList /products/concerns GET e';
export const concernListForUser: Operation = 'concernListForUser /products/concerns/{userId}';
