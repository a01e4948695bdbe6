import { self } from '../../http/access/rules.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { Deps, Module } from '../../http/module.ts';
import { checkAddress } from './check-address.ts';
import {
  clearDefault,
  countAddresses,
  deleteAddress,
  insertAddress,
  listAddresses,
  lockAddressBook,
  promoteNewest,
  setDefault,
  updateAddress,
} from './repository.ts';

export type AddressOperation =
  | 'addressList'
  | 'addressCreate'
  | 'addressUpdate'
  | 'addressSetDefault'
  | 'addressDelete';

const MOST = 50;
const UNKNOWN = 'There is no such address in this address book.';

export function createAddressesModule(deps: Deps): Module<AddressOperation> {
  const { clock, db, ids } = deps;
  return {
    handlers: {
      async addressList({ params }) {
        return { items: await listAddresses(db, params.userId) };
      },
      async addressCreate(call) {
        const { userId } = call.params;
        const input = checkAddress(call.body.address, '/address');
        return call.once(async (tx) => {
          await lockAddressBook(tx, userId);
          const count = await countAddresses(tx, userId);
          if (count >= MOST) throw refuse('address_book_full', `An address book holds ${MOST} addresses.`);
          const isDefault = call.body.isDefault === true || count === 0;
          if (isDefault) await clearDefault(tx, userId);
          return insertAddress(tx, { id: ids('address'), userId, isDefault, now: clock.now() }, input);
        });
      },
      async addressUpdate({ params, body }) {
        const input = checkAddress(body.address, '/address');
        const owner = { id: body.addressId, userId: params.userId, now: clock.now() };
        const address = await updateAddress(db, owner, input);
        if (!address) throw notFound(UNKNOWN);
        return address;
      },
      async addressSetDefault({ params, body }) {
        const { userId } = params;
        return db.transaction(async (tx) => {
          await lockAddressBook(tx, userId);
          await clearDefault(tx, userId);
          if (!(await setDefault(tx, userId, body.addressId))) throw notFound(UNKNOWN);
          return { items: await listAddresses(tx, userId) };
        });
      },
      async addressDelete({ params }) {
        const { userId, addressId } = params;
        await db.transaction(async (tx) => {
          await lockAddressBook(tx, userId);
          const deleted = await deleteAddress(tx, userId, addressId);
          if (!deleted) throw notFound(UNKNOWN);
          if (deleted.wasDefault) await promoteNewest(tx, userId);
        });
        return undefined;
      },
    },
    access: {
      addressList: self('userId'),
      addressCreate: self('userId'),
      addressUpdate: self('userId'),
      addressSetDefault: self('userId'),
      addressDelete: self('userId'),
    },
  };
}
