import type { ApiPromise } from '../core/api-promise.ts';
import { bind } from '../core/bind.ts';
import type { Call } from '../core/pipeline.ts';
import type { RequestOptions } from '../core/request-options.ts';
import {
  addressCreate,
  addressDelete,
  addressList,
  addressSetDefault,
  addressUpdate,
} from '../generated/operations/addresses.ts';
import type {
  Address,
  AddressCreateParams,
  AddressDeleteParams,
  AddressList,
  AddressListParams,
  AddressSetDefaultParams,
  AddressUpdateParams,
} from '../generated/types.ts';

export interface AddressesResource {
  /** The address book, the default first. */
  list(params: AddressListParams, options?: RequestOptions): ApiPromise<AddressList>;
  /** Adds an address; the first one becomes the default. */
  create(params: AddressCreateParams, options?: RequestOptions): ApiPromise<Address>;
  /** Replaces a whole address. */
  update(params: AddressUpdateParams, options?: RequestOptions): ApiPromise<Address>;
  setDefault(params: AddressSetDefaultParams, options?: RequestOptions): ApiPromise<AddressList>;
  delete(params: AddressDeleteParams, options?: RequestOptions): ApiPromise<void>;
}

export function createAddressesResource(call: Call): AddressesResource {
  return bind<AddressesResource>(call, {
    list: addressList,
    create: addressCreate,
    update: addressUpdate,
    setDefault: addressSetDefault,
    delete: addressDelete,
  });
}
