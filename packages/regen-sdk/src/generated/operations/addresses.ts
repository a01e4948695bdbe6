// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { Address, AddressCreateParams, AddressDeleteParams, AddressList, AddressListParams, AddressSetDefaultParams, AddressUpdateParams } from '../types.ts';

export const addressCreate: Operation<AddressCreateParams, Address> = { id: 'addressCreate', method: 'POST', path: '/users/address/{userId}', body: 'json', idempotent: true };
export const addressDelete: Operation<AddressDeleteParams, void> = { id: 'addressDelete', method: 'DELETE', path: '/users/{userId}/address/{addressId}' };
export const addressList: Operation<AddressListParams, AddressList> = { id: 'addressList', method: 'GET', path: '/users/address/{userId}' };
export const addressSetDefault: Operation<AddressSetDefaultParams, AddressList> = { id: 'addressSetDefault', method: 'PUT', path: '/users/defaultAddress/{userId}', body: 'json' };
export const addressUpdate: Operation<AddressUpdateParams, Address> = { id: 'addressUpdate', method: 'PUT', path: '/users/address/{userId}', body: 'json' };
