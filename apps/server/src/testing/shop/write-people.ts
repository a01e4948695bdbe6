import { DEFAULT_REWARDS_LEVELS } from '@regen/domain';
import { careAccountOf } from '../../auth/care-account.ts';
import type { Tx } from '../../db/database.ts';
import { insertRows } from './insert-rows.ts';
import { accounts, links, PASSWORD, shopId, users } from './people.ts';

const MADE = Date.parse('2025-09-01T15:00:00Z');
const MINUTE = 60_000;
const DAY = 86_400_000;
const at = (time: number): string => new Date(time).toISOString();

async function writeAccounts(tx: Tx): Promise<void> {
  const rows = accounts.map(({ key, name, site, type, tier, rewardsTier, isExempt, hasStore }) => ({
    id: shopId('acc', key),
    name,
    site,
    account_type: type,
    discount_model: type === 'professional' ? 'Professional' : null,
    tier: tier ?? null,
    rewards_tier: rewardsTier ?? null,
    exempt_for_reward: isExempt ?? false,
    has_retail_store: hasStore ?? false,
    created_at: at(MADE),
    updated_at: at(MADE),
  }));
  await insertRows(tx, 'accounts', rows);
  const linked = links.map(([professional, client], place) => ({
    professional_account_id: shopId('acc', professional),
    retail_account_id: shopId('acc', client),
    created_at: at(MADE + place * 20 * DAY),
  }));
  await insertRows(tx, 'client_links', linked);
}

async function writeUsers(tx: Tx, passwordHash: string): Promise<void> {
  const care = await careAccountOf(tx);
  const rows = users.map(({ key, account, name: [firstName, lastName], email, phone, permissions, addresses }) => {
    // Those of an account appear in the order of their keys.
    const made = at(MADE + key * MINUTE);
    return {
      id: shopId('usr', key),
      account_id: account === null ? care : shopId('acc', account),
      email,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      phone,
      country_code: addresses[0]?.[5] ?? 'US',
      self_sign_up: false,
      permissions,
      created_at: made,
      updated_at: made,
      email_confirmed_at: made,
    };
  });
  await insertRows(tx, 'users', rows);
}

async function writeAddresses(tx: Tx): Promise<void> {
  const names = new Map(accounts.map(({ key, name }) => [key, name]));
  const rows = users.flatMap(({ key, account, name: [firstName, lastName], phone, addresses }) =>
    addresses.map(([label, line1, city, region, postalCode, countryCode], place) => ({
      id: shopId('adr', key * 10 + place),
      user_id: shopId('usr', key),
      label,
      first_name: firstName,
      last_name: lastName,
      company: label === 'Home' || account === null ? null : names.get(account),
      line1,
      city,
      region,
      postal_code: postalCode,
      country_code: countryCode,
      phone,
      is_default: place === 0,
      created_at: at(MADE),
      updated_at: at(MADE),
    })),
  );
  await insertRows(tx, 'addresses', rows);
}

/** Those who have accepted the terms: everyone who signs in, except the client abroad and the one in Canada. */
const AGREED = [1, 2, 3, 4, 5, 6, 7, 10, 11, 12];
const JOINED_REWARDS = [1, 2, 3];

async function writeAcceptances(tx: Tx): Promise<void> {
  const time = at(Date.parse('2026-01-20T15:00:00Z'));
  const ids = (keys: readonly number[]) => keys.map((key) => shopId('usr', key));
  await insertRows(
    tx,
    'terms_acceptances',
    ids(AGREED).map((id) => ({ user_id: id, version: '2026-01', accepted_at: time })),
  );
  await insertRows(
    tx,
    'rewards_acceptances',
    ids(JOINED_REWARDS).map((id) => ({ user_id: id, accepted_at: time })),
  );
  // The studio has dismissed the rewards bar.
  await tx.query('update users set is_gaming_bar_on = false where id = $1', [shopId('usr', 3)]);
  await insertRows(tx, 'settings', [{ key: 'rewards_levels', value: DEFAULT_REWARDS_LEVELS }]);
}

/** As every fill does: which sign-ins are public. */
async function writeMark(tx: Tx): Promise<void> {
  const published = { password: PASSWORD, users: users.map(({ key }) => shopId('usr', key)) };
  await insertRows(tx, 'settings', [{ key: 'seed', value: { state: 'done', published } }]);
}

/** Accounts, users with their addresses and acceptances, and who is whose client. */
export async function writePeople(tx: Tx, passwordHash: string): Promise<void> {
  await writeAccounts(tx);
  await writeUsers(tx, passwordHash);
  await writeAddresses(tx);
  await writeAcceptances(tx);
  await writeMark(tx);
}
