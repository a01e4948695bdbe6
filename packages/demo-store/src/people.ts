import { careAccountOf } from './care-account.ts';
import type { DemoPasswords } from './demo-passwords.ts';
import { demoAccounts, demoClients, demoId, demoUsers, STAFF_ACCOUNT } from './demo-people.ts';
import type { DemoHost, Tx } from './host.ts';
import type { SeedReport } from './seed-step.ts';

const MADE = new Date('2025-09-01T15:00:00Z');

async function writeAccounts(tx: Tx): Promise<void> {
  const rows = demoAccounts.map((account) => ({
    id: demoId('acc', account.key),
    name: account.name,
    site: account.site,
    account_type: account.accountType,
    discount_model: account.discountModel,
    tier: account.tier,
    rewards_tier: account.rewardsTier,
    exempt_for_reward: account.exemptForReward,
    has_retail_store: account.hasRetailStore,
    created_at: MADE,
  }));
  await tx.query(
    `insert into accounts (id, name, site, account_type, discount_model, tier, rewards_tier, exempt_for_reward, has_retail_store, created_at, updated_at)
     select id, name, site, account_type, discount_model, tier, rewards_tier, exempt_for_reward, has_retail_store, created_at, created_at
     from jsonb_to_recordset($1::jsonb) as a(id text, name text, site text, account_type text, discount_model text, tier smallint,
       rewards_tier text, exempt_for_reward bool, has_retail_store bool, created_at timestamptz)
     on conflict (id) do nothing`,
    [JSON.stringify(rows)],
  );
  const links = Object.entries(demoClients).flatMap(([professional, retail]) =>
    retail.map((key) => ({ professional: demoId('acc', Number(professional)), retail: demoId('acc', key) })),
  );
  await tx.query(
    `insert into client_links (professional_account_id, retail_account_id)
     select professional, retail from jsonb_to_recordset($1::jsonb) as l(professional text, retail text) on conflict do nothing`,
    [JSON.stringify(links)],
  );
}

/** Users left by an interrupted seeding get the password of this one: no one ever saw the other. */
async function writeUsers(tx: Tx, hashes: readonly string[]): Promise<void> {
  const care = await careAccountOf(tx);
  const rows = demoUsers.map((user, place) => ({
    id: demoId('usr', user.key),
    account_id: user.account === STAFF_ACCOUNT ? care : demoId('acc', user.account),
    email: user.email,
    password_hash: hashes[place],
    first_name: user.firstName,
    last_name: user.lastName,
    phone: user.phone,
    country_code: user.countryCode,
    permissions: user.permissions,
    // Within an account, users appear in the order of this list.
    created_at: new Date(MADE.getTime() + user.key * 60_000),
  }));
  await tx.query(
    `insert into users (id, account_id, email, password_hash, first_name, last_name, phone, country_code, self_sign_up, permissions, created_at, updated_at,
       email_confirmed_at)
     select id, account_id, email, password_hash, first_name, last_name, phone, country_code, false, permissions, created_at, created_at, created_at
     from jsonb_to_recordset($1::jsonb) as u(id text, account_id text, email text, password_hash text, first_name text, last_name text,
       phone text, country_code text, permissions text[], created_at timestamptz)
     on conflict (id) do update set password_hash = excluded.password_hash`,
    [JSON.stringify(rows)],
  );
}

async function writeAddresses(tx: Tx): Promise<void> {
  const names = new Map(demoAccounts.map(({ key, name }) => [key, name]));
  const rows = demoUsers.flatMap((user) =>
    user.addresses.map((address, place) => ({
      id: demoId('adr', user.key * 10 + place),
      user_id: demoId('usr', user.key),
      label: address.label,
      first_name: user.firstName,
      last_name: user.lastName,
      company: address.label === 'Home' ? null : (names.get(user.account) ?? null),
      line1: address.line1,
      line2: address.line2,
      city: address.city,
      region: address.region,
      postal_code: address.postalCode,
      country_code: address.countryCode,
      phone: user.phone,
      is_default: place === 0,
      created_at: MADE,
    })),
  );
  await tx.query(
    `insert into addresses (id, user_id, label, first_name, last_name, company, line1, line2, city, region, postal_code, country_code, phone, is_default, created_at, updated_at)
     select id, user_id, label, first_name, last_name, company, line1, line2, city, region, postal_code, country_code, phone, is_default, created_at, created_at
     from jsonb_to_recordset($1::jsonb) as a(id text, user_id text, label text, first_name text, last_name text, company text, line1 text,
       line2 text, city text, region text, postal_code text, country_code text, phone text, is_default bool, created_at timestamptz)
     on conflict (id) do nothing`,
    [JSON.stringify(rows)],
  );
}

/** A person for each channel and tier, their addresses, and which clients belong to which professional. */
export async function seedPeople(host: DemoHost, report: SeedReport, opensWith: DemoPasswords): Promise<void> {
  let done = 0;
  const hashes = await Promise.all(
    demoUsers.map(async ({ key, email }) => {
      const password = opensWith.get(key);
      if (password === undefined) throw new Error(`${email} has no password.`);
      const hash = await host.hashPassword(password);
      report((done += 1), demoUsers.length);
      return hash;
    }),
  );
  await host.db.transaction(async (tx) => {
    await writeAccounts(tx);
    await writeUsers(tx, hashes);
    await writeAddresses(tx);
  });
}
