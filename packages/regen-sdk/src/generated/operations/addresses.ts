// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';

export const addressCreate: Operation = 'addressCreate /users/address/{userId} POST bk';
export const addressDelete: Operation = 'addressDelete /users/{userId}/address/{addressId} DELETE';
export const addressList: Operation = 'addressList /users/address/{userId}';
export const addressSetDefault: Operation = 'addressSetDefault /users/defaultAddress/{userId} PUT b';
export const addressUpdate: Operation = 'addressUpdate /users/address/{userId} PUT b';
