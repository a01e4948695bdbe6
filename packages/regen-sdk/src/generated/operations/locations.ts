// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const locationCreate: Operation = 'locationCreate /users/{id}/locations POST bk';
export const locationDelete: Operation = 'locationDelete /users/{id}/locations/{locationId} DELETE';
export const locationList: Operation = 'locationList /users/{id}/locations';
export const locationUpdate: Operation = 'locationUpdate /users/{id}/locations/{locationId} PUT b';
