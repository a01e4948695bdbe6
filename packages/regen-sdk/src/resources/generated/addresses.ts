// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { addressList, addressUpdate, addressCreate, addressSetDefault, addressDelete } from '../../generated/operations/addresses.ts';
import type { Address, AddressCreateParams, AddressDeleteParams, AddressList, AddressListParams, AddressSetDefaultParams, AddressUpdateParams } from '../../generated/types.ts';

/** The address book of a person. */
export interface AddressesResource {
  /**
   * List addresses.
   *
   * The address book of the caller, default first.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * const addressList = await regen.addresses.list({ userId: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/addresses#addressList` in the reference of your server
   */
  list(params: AddressListParams, options?: RequestOptions): ApiPromise<AddressList>;
  /**
   * Change an address.
   *
   * Replaces the whole address.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 422 `address_invalid`.
   *
   * @example
   * ```ts
   * const address = await regen.addresses.update({
   *   userId: 'usr_01hzx0k3v9',
   *   addressId: 'adr_01hzx0k3v9',
   *   address: {
   *     firstName: 'Gwen',
   *     lastName: 'Ito',
   *     line1: '12 Elm Street',
   *     city: 'Salt Lake City',
   *     region: 'UT',
   *     postalCode: '84101',
   *     countryCode: 'US',
   *   },
   * });
   * ```
   *
   * @see `/docs/api/addresses#addressUpdate` in the reference of your server
   */
  update(params: AddressUpdateParams, options?: RequestOptions): ApiPromise<Address>;
  /**
   * Add an address.
   *
   * The first address becomes the default. At most 50.
   *
   * Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.
   *
   * Fails with 403 `forbidden`; 409 `idempotency_key_reuse`; 422 `address_invalid`, `address_book_full`.
   *
   * @example
   * ```ts
   * const address = await regen.addresses.create({
   *   userId: 'usr_01hzx0k3v9',
   *   address: {
   *     firstName: 'Gwen',
   *     lastName: 'Ito',
   *     line1: '12 Elm Street',
   *     city: 'Salt Lake City',
   *     region: 'UT',
   *     postalCode: '84101',
   *     countryCode: 'US',
   *   },
   * });
   * ```
   *
   * @see `/docs/api/addresses#addressCreate` in the reference of your server
   */
  create(params: AddressCreateParams, options?: RequestOptions): ApiPromise<Address>;
  /**
   * Choose the default address.
   *
   * Exactly one address is the default.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const addressList = await regen.addresses.setDefault({ userId: 'usr_01hzx0k3v9', addressId: 'adr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/addresses#addressSetDefault` in the reference of your server
   */
  setDefault(params: AddressSetDefaultParams, options?: RequestOptions): ApiPromise<AddressList>;
  /**
   * Delete an address.
   *
   * If the default is deleted, the newest remaining address becomes the default.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * await regen.addresses.delete({ userId: 'usr_01hzx0k3v9', addressId: 'adr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/addresses#addressDelete` in the reference of your server
   */
  delete(params: AddressDeleteParams, options?: RequestOptions): ApiPromise<void>;
}

export function createAddressesResource(call: Call): AddressesResource {
  return bind<AddressesResource>(call, {
    list: addressList,
    update: addressUpdate,
    create: addressCreate,
    setDefault: addressSetDefault,
    delete: addressDelete,
  });
}
