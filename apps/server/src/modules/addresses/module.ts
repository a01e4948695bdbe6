import { self } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { Module } from '../module.ts';
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

type AddressOperation = 'addressList' | 'addressCreate' | 'addressUpdate' | 'addressSetDefault' | 'addressDelete';

const MAX_ADDRESSES = 50;
const UNKNOWN = 'There is no such address in this address book.';

export function createAddressesModule(needs: Needs<'clock' | 'db' | 'ids'>): Module<AddressOperation> {
  const { clock, db, ids } = needs;
  return {
    operations: {
      addressList: operation(self('userId'), async ({ params }) => {
        return { items: await listAddresses(db, params.userId) };
      }),
      addressCreate: operation(self('userId'), async (call) => {
        const { userId } = call.params;
        const input = checkAddress(call.body.address, '/address');
        return call.once(async (tx) => {
          await lockAddressBook(tx, userId);
          const count = await countAddresses(tx, userId);
          if (count >= MAX_ADDRESSES)
            throw refuse(
              'address_book_full',
              `You can save up to ${MAX_ADDRESSES} addresses. Delete one to add another.`,
            );
          const isDefault = call.body.isDefault === true || count === 0;
          if (isDefault) await clearDefault(tx, userId);
          return insertAddress(tx, { id: ids('address'), userId, isDefault, now: clock.now() }, input);
        });
      }),
      addressUpdate: operation(self('userId'), async ({ params, body }) => {
        const input = checkAddress(body.address, '/address');
        const owner = { id: body.addressId, userId: params.userId, now: clock.now() };
        const address = await updateAddress(db, owner, input);
        if (!address) throw notFound(UNKNOWN);
        return address;
      }),
      addressSetDefault: operation(self('userId'), async ({ params, body }) => {
        const { userId } = params;
        return db.transaction(async (tx) => {
          await lockAddressBook(tx, userId);
          await clearDefault(tx, userId);
          if (!(await setDefault(tx, userId, body.addressId))) throw notFound(UNKNOWN);
          return { items: await listAddresses(tx, userId) };
        });
      }),
      addressDelete: operation(self('userId'), async ({ params }) => {
        const { userId, addressId } = params;
        await db.transaction(async (tx) => {
          await lockAddressBook(tx, userId);
          const deleted = await deleteAddress(tx, userId, addressId);
          if (!deleted) throw notFound(UNKNOWN);
          if (deleted.wasDefault) await promoteNewest(tx, userId);
        });
        return undefined;
      }),
    },
  };
}
