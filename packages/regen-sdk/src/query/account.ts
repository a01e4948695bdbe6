import type { Regen } from '../create-regen.ts';
import { read, readPages, readPlain } from './read.ts';
import { stale, write, writeSecret } from './write.ts';

type Part = Pick<
  Regen,
  'account' | 'addresses' | 'applications' | 'favorites' | 'locations' | 'passwords' | 'rewards' | 'sessions' | 'users'
>;

/** What a person has: account, address book, places of business, favorites, rewards. */
export function accountQueries({
  account,
  addresses,
  applications,
  favorites,
  locations,
  passwords,
  rewards,
  sessions,
  users,
}: Part) {
  return {
    account: { get: readPlain('accountGet', account.get) },
    users: { get: read('userGet', users.get) },
    passwords: { validateToken: read('passwordValidateToken', passwords.validateToken) },
    sessions: { list: read('sessionList', sessions.list) },
    addresses: { list: read('addressList', addresses.list) },
    applications: { get: read('applicationGet', applications.get) },
    locations: { list: read('locationList', locations.list) },
    favorites: {
      list: read('favoriteList', favorites.list),
      listInfinite: readPages('favoriteList', favorites.list),
    },
    rewards: {
      get: read('rewardGet', rewards.get),
      getInfinite: readPages('rewardGet', rewards.get, { counters: ({ entries }) => entries }),
      forCourse: read('rewardGetForCourse', rewards.getForCourse),
    },
  };
}

/** Signing in and out changes what everything shows: the application decides what to clear. */
export function accountMutations({ addresses, applications, favorites, locations, passwords, sessions, users }: Part) {
  const person = stale('accountGet', 'userGet');
  const addressBook = stale('addressList');
  const places = stale('locationList', 'storeLocate', 'storeGet');
  return {
    sessions: {
      create: writeSecret('sessionCreate', sessions.create),
      end: write('sessionEnd', sessions.end),
      revoke: write('sessionRevoke', sessions.revoke, stale('sessionList')),
      revokeOthers: write('sessionRevokeOthers', sessions.revokeOthers, stale('sessionList')),
    },
    users: {
      register: writeSecret('userRegister', users.register),
      updateName: write('userUpdateName', users.updateName, person),
      updatePhone: write('userUpdatePhone', users.updatePhone, person),
      updateAccountName: write('userUpdateAccountName', users.updateAccountName, person),
      acceptTerms: write('userAcceptTerms', users.acceptTerms, person),
      acceptRewards: write(
        'userAcceptRewards',
        users.acceptRewards,
        stale('accountGet', 'userGet', 'rewardGet', 'rewardGetForCourse', 'cartGet'),
      ),
      updateGamingBar: write('userUpdateGamingBar', users.updateGamingBar, person),
    },
    passwords: {
      forgot: write('passwordForgot', passwords.forgot),
      reset: writeSecret('passwordReset', passwords.reset),
    },
    addresses: {
      create: write('addressCreate', addresses.create, addressBook),
      update: write('addressUpdate', addresses.update, addressBook),
      setDefault: write('addressSetDefault', addresses.setDefault, async (client, list, { userId }) => {
        client.setQueryData(['addressList', { userId }], list);
      }),
      delete: write('addressDelete', addresses.delete, addressBook),
    },
    applications: { create: write('applicationCreate', applications.create, stale('applicationGet')) },
    locations: {
      create: write('locationCreate', locations.create, places),
      update: write('locationUpdate', locations.update, places),
      delete: write('locationDelete', locations.delete, places),
    },
    favorites: {
      add: write('favoriteAdd', favorites.add, stale('favoriteList')),
      remove: write('favoriteRemove', favorites.remove, stale('favoriteList')),
    },
  };
}
