// Longer than usual: it is the list of demo people, which reads best in one place.
import type { Site } from '@regen/domain';
import type { Permission } from '@regen/sdk';
import { createPasswords } from '../../auth/passwords.ts';
import type { Database, Tx } from '../database.ts';
import type { SeedReport } from './index.ts';

/** All demo people have it. It is printed at the first start and is in the README: nothing here is worth protecting. */
export const DEMO_PASSWORD = 'regen-demo-2026';

const SELLING: Permission[] = [
  'cart:write',
  'orders:read',
  'clients:read',
  'store:write',
  'recommendations:write',
  'messages:write',
];
const BUYING: Permission[] = ['cart:write', 'orders:read', 'messages:write'];
const LEARNING: Permission[] = ['cart:write', 'orders:read'];
const STAFF: Permission[] = [...SELLING, 'admin:impersonate', 'admin:users', 'admin:bundles'];

interface DemoAccount {
  key: number;
  name: string;
  site: Site;
  accountType: 'professional' | 'retail' | 'school' | 'admin';
  discountModel: string | null;
  tier: number | null;
  rewardsTier: string | null;
  exemptForReward?: boolean;
  hasRetailStore?: boolean;
}

interface DemoAddress {
  label: string;
  company?: string;
  line1: string;
  line2?: string;
  city: string;
  region: string | null;
  postalCode: string;
  countryCode: string;
}

interface DemoUser {
  key: number;
  account: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  permissions: Permission[];
  /** How the sign-in is introduced to whoever tries the store; null keeps it out of the printed list. */
  shown: string | null;
  countryCode?: string;
  addresses: DemoAddress[];
}

const accounts: readonly DemoAccount[] = [
  { key: 1, name: 'Lumen Skin Clinic', site: 'b2b', accountType: 'professional', discountModel: 'Professional', tier: 1, rewardsTier: 'Silver', hasRetailStore: true },
  { key: 2, name: 'Ode Aesthetics', site: 'b2b', accountType: 'professional', discountModel: 'Professional', tier: 2, rewardsTier: 'Gold', hasRetailStore: true },
  { key: 3, name: 'Raman Dermal Studio', site: 'b2b', accountType: 'professional', discountModel: 'Professional', tier: 3, rewardsTier: 'Platinum' },
  { key: 4, name: 'Lindqvist Med Spa Group', site: 'b2b', accountType: 'professional', discountModel: 'Professional', tier: 4, rewardsTier: null },
  { key: 5, name: 'Brandt Day Spa', site: 'b2b', accountType: 'professional', discountModel: 'Professional', tier: 2, rewardsTier: null, exemptForReward: true },
  { key: 6, name: 'Ana Ruiz', site: 'retail', accountType: 'retail', discountModel: null, tier: null, rewardsTier: null },
  { key: 7, name: 'Joel Kim', site: 'retail', accountType: 'retail', discountModel: null, tier: null, rewardsTier: null },
  { key: 8, name: 'Grace Obi', site: 'retail', accountType: 'retail', discountModel: null, tier: null, rewardsTier: null },
  { key: 9, name: 'Tom Becker', site: 'retail', accountType: 'retail', discountModel: null, tier: null, rewardsTier: null },
  { key: 10, name: 'Northfield School of Esthetics', site: 'school', accountType: 'school', discountModel: null, tier: null, rewardsTier: null },
  { key: 11, name: 'Regen', site: 'b2b', accountType: 'admin', discountModel: null, tier: null, rewardsTier: null },
];

const users: readonly DemoUser[] = [
  {
    key: 1, account: 1, firstName: 'Dana', lastName: 'Whitfield', email: 'dana@lumenclinic.example', phone: '+1 801 555 0110', permissions: SELLING,
    shown: 'professional, Tier 1',
    addresses: [
      { label: 'Clinic', company: 'Lumen Skin Clinic', line1: '418 East Broadway', line2: 'Suite 200', city: 'Salt Lake City', region: 'UT', postalCode: '84111', countryCode: 'US' },
      { label: 'Home', line1: '2290 Yale Avenue', city: 'Salt Lake City', region: 'UT', postalCode: '84108', countryCode: 'US' },
    ],
  },
  {
    key: 2, account: 2, firstName: 'Marcus', lastName: 'Ode', email: 'marcus@odeaesthetics.example', phone: '+1 512 555 0121', permissions: SELLING,
    shown: 'professional, Tier 2',
    addresses: [{ label: 'Studio', company: 'Ode Aesthetics', line1: '1109 South Lamar Boulevard', city: 'Austin', region: 'TX', postalCode: '78704', countryCode: 'US' }],
  },
  {
    key: 3, account: 3, firstName: 'Priya', lastName: 'Raman', email: 'priya@ramandermal.example', phone: '+1 415 555 0132', permissions: SELLING,
    shown: 'professional, Tier 3',
    addresses: [{ label: 'Studio', company: 'Raman Dermal Studio', line1: '77 Octavia Street', city: 'San Francisco', region: 'CA', postalCode: '94102', countryCode: 'US' }],
  },
  {
    key: 4, account: 4, firstName: 'Sofia', lastName: 'Lindqvist', email: 'sofia@lindqvistmedspa.example', phone: '+1 305 555 0143', permissions: SELLING,
    shown: 'professional, Tier 4 (no rewards)',
    addresses: [{ label: 'Warehouse', company: 'Lindqvist Med Spa Group', line1: '2500 NW 79th Avenue', city: 'Doral', region: 'FL', postalCode: '33122', countryCode: 'US' }],
  },
  {
    key: 5, account: 5, firstName: 'Helen', lastName: 'Brandt', email: 'helen@brandtspa.example', phone: '+1 207 555 0154', permissions: SELLING,
    shown: 'professional, Tier 2, exempt from rewards',
    addresses: [{ label: 'Spa', company: 'Brandt Day Spa', line1: '12 Exchange Street', city: 'Portland', region: 'ME', postalCode: '04101', countryCode: 'US' }],
  },
  {
    key: 6, account: 6, firstName: 'Ana', lastName: 'Ruiz', email: 'ana@clients.example', phone: '+1 801 555 0165', permissions: BUYING,
    shown: 'retail client of Lumen Skin Clinic',
    addresses: [{ label: 'Home', line1: '965 South 1100 East', city: 'Salt Lake City', region: 'UT', postalCode: '84105', countryCode: 'US' }],
  },
  {
    key: 7, account: 7, firstName: 'Joel', lastName: 'Kim', email: 'joel@clients.example', phone: '+1 801 555 0176', permissions: BUYING, shown: null,
    addresses: [{ label: 'Home', line1: '340 Center Street', city: 'Provo', region: 'UT', postalCode: '84601', countryCode: 'US' }],
  },
  {
    key: 8, account: 8, firstName: 'Grace', lastName: 'Obi', email: 'grace@clients.example', phone: '+44 20 5550 0187', permissions: BUYING, shown: null, countryCode: 'GB',
    addresses: [{ label: 'Home', line1: '21 Lamb’s Conduit Street', city: 'London', region: null, postalCode: 'WC1N 3NG', countryCode: 'GB' }],
  },
  {
    key: 9, account: 9, firstName: 'Tom', lastName: 'Becker', email: 'tom@clients.example', phone: '+1 416 555 0198', permissions: BUYING, shown: null, countryCode: 'CA',
    addresses: [{ label: 'Home', line1: '88 Harbord Street', city: 'Toronto', region: 'ON', postalCode: 'M5S 1G5', countryCode: 'CA' }],
  },
  {
    key: 10, account: 10, firstName: 'Ruth', lastName: 'Calder', email: 'ruth@northfield.example', phone: '+1 612 555 0109', permissions: LEARNING,
    shown: 'school',
    addresses: [{ label: 'School', company: 'Northfield School of Esthetics', line1: '510 Division Street South', city: 'Northfield', region: 'MN', postalCode: '55057', countryCode: 'US' }],
  },
  {
    key: 11, account: 11, firstName: 'Noor', lastName: 'Haddad', email: 'noor@regen.example', phone: '+1 801 555 0100', permissions: STAFF,
    shown: 'staff',
    addresses: [],
  },
  {
    key: 12, account: 1, firstName: 'Eli', lastName: 'Warren', email: 'eli@lumenclinic.example', phone: '+1 801 555 0111', permissions: SELLING, shown: null,
    addresses: [],
  },
];

/** Retail accounts by the professional account that looks after them. */
const clients: Readonly<Record<number, readonly number[]>> = { 1: [6, 7], 3: [8] };

const MADE = new Date('2025-09-01T15:00:00Z');

/** Ids of demo records are fixed, so that other steps and tests can name them. */
export function demoId(prefix: 'usr' | 'acc' | 'adr', number: number): string {
  return `${prefix}_${String(number).padStart(26, '0')}`;
}

/** The sign-ins to print, by what they show. */
export const demoPeople: readonly { email: string; password: string; shown: string; userId: string }[] = users.flatMap(
  ({ email, shown, key }) => (shown === null ? [] : [{ email, password: DEMO_PASSWORD, shown, userId: demoId('usr', key) }]),
);

async function writeAccounts(tx: Tx): Promise<void> {
  const rows = accounts.map((account) => ({
    id: demoId('acc', account.key),
    name: account.name,
    site: account.site,
    account_type: account.accountType,
    discount_model: account.discountModel,
    tier: account.tier,
    rewards_tier: account.rewardsTier,
    exempt_for_reward: account.exemptForReward ?? false,
    has_retail_store: account.hasRetailStore ?? false,
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
  const links = Object.entries(clients).flatMap(([professional, retail]) =>
    retail.map((key) => ({ professional: demoId('acc', Number(professional)), retail: demoId('acc', key) })),
  );
  await tx.query(
    `insert into client_links (professional_account_id, retail_account_id)
     select professional, retail from jsonb_to_recordset($1::jsonb) as l(professional text, retail text) on conflict do nothing`,
    [JSON.stringify(links)],
  );
}

async function writeUsers(tx: Tx, hashes: readonly string[]): Promise<void> {
  const rows = users.map((user, place) => ({
    id: demoId('usr', user.key),
    account_id: demoId('acc', user.account),
    email: user.email,
    password_hash: hashes[place],
    first_name: user.firstName,
    last_name: user.lastName,
    phone: user.phone,
    country_code: user.countryCode ?? 'US',
    permissions: user.permissions,
    // Within an account, people appear in the order of this list.
    created_at: new Date(MADE.getTime() + user.key * 60_000),
  }));
  await tx.query(
    `insert into users (id, account_id, email, password_hash, first_name, last_name, phone, country_code, self_sign_up, permissions, created_at, updated_at)
     select id, account_id, email, password_hash, first_name, last_name, phone, country_code, false, permissions, created_at, created_at
     from jsonb_to_recordset($1::jsonb) as u(id text, account_id text, email text, password_hash text, first_name text, last_name text,
       phone text, country_code text, permissions text[], created_at timestamptz)
     on conflict (id) do nothing`,
    [JSON.stringify(rows)],
  );
}

async function writeAddresses(tx: Tx): Promise<void> {
  const rows = users.flatMap((user) =>
    user.addresses.map((address, place) => ({
      id: demoId('adr', user.key * 10 + place),
      user_id: demoId('usr', user.key),
      label: address.label,
      first_name: user.firstName,
      last_name: user.lastName,
      company: address.company ?? null,
      line1: address.line1,
      line2: address.line2 ?? null,
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
export async function seedPeople(db: Database, report: SeedReport): Promise<void> {
  const passwords = createPasswords();
  let done = 0;
  const hashes = await Promise.all(
    users.map(async () => {
      const hash = await passwords.hash(DEMO_PASSWORD);
      report((done += 1), users.length);
      return hash;
    }),
  );
  await db.transaction(async (tx) => {
    await writeAccounts(tx);
    await writeUsers(tx, hashes);
    await writeAddresses(tx);
  });
}
