import { countryName, regionName } from '@regen/domain';
import { demoAccounts, demoId, demoUsers } from '../demo-people.ts';
import type { DemoHost, Tx } from '../host.ts';
import type { SeedReport } from '../seed-step.ts';
import { demoStores, weekOf } from './read-stores.ts';
import type { DemoStore } from './read-stores.ts';

const MADE = Date.parse('2025-09-02T15:00:00Z');
/** Accounts of the locator's stores are numbered from here; no one signs in as them. */
const FIRST_ACCOUNT = 300;

const ZONES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    UT: 'America/Denver',
    TX: 'America/Chicago',
    CA: 'America/Los_Angeles',
    FL: 'America/New_York',
    ME: 'America/New_York',
    MN: 'America/Chicago',
  }),
);

/** Where the demo clinics and the demo school work: their users' business addresses. */
function ownPlaces(): (DemoStore & { accountId: string; isListed: boolean })[] {
  return demoUsers.flatMap((user) => {
    const account = demoAccounts.find(({ key }) => key === user.account);
    if (!account || account.site === 'retail') return [];
    return user.addresses
      .filter(({ label }) => label !== 'Home')
      .map(({ label, ...address }) => ({
        ...address,
        name: label === 'Warehouse' ? `${account.name} Warehouse` : account.name,
        account: account.name,
        accountId: demoId('acc', account.key),
        timezone: ZONES.get(address.region ?? '') ?? 'America/Denver',
        position: null,
        phone: user.phone,
        hours: weekOf(label === 'Clinic' ? 'clinic' : 'studio'),
        isListed: label === 'Clinic' || label === 'Studio' || label === 'Spa',
      }));
  });
}

async function writeAccounts(tx: Tx, names: readonly string[]): Promise<void> {
  const rows = names.map((name, place) => ({ id: demoId('acc', FIRST_ACCOUNT + place), name, tier: 1 + (place % 3) }));
  await tx.query(
    `insert into accounts (id, name, site, account_type, discount_model, tier, created_at, updated_at)
     select id, name, 'b2b', 'professional', 'Professional', tier, $2, $2
     from jsonb_to_recordset($1::jsonb) as a(id text, name text, tier smallint) on conflict (id) do nothing`,
    [JSON.stringify(rows), new Date(MADE)],
  );
}

async function writeLocations(tx: Tx, names: readonly string[]): Promise<void> {
  const listed = demoStores.map((store) => {
    const accountId = demoId('acc', FIRST_ACCOUNT + names.indexOf(store.account));
    return { ...store, accountId, isListed: true };
  });
  const rows = [...ownPlaces(), ...listed].map(({ position, ...store }, place) => ({
    ...store,
    id: `loc_${String(place + 1).padStart(26, '0')}`,
    regionName: [store.region && regionName(store.countryCode, store.region), countryName(store.countryCode)]
      .filter(Boolean)
      .join(' '),
    latitude: position?.[0] ?? null,
    longitude: position?.[1] ?? null,
    at: new Date(MADE + place * 60_000),
  }));
  await tx.query(
    `insert into locations (id, account_id, name, line1, line2, city, region, region_name, postal_code, country_code, phone,
       timezone, hours, is_listed, latitude, longitude, created_at, updated_at)
     select id, "accountId", name, line1, line2, l.city, l.region, "regionName", "postalCode", "countryCode", phone, timezone, hours,
       "isListed", coalesce(l.latitude, p.latitude), coalesce(l.longitude, p.longitude), at, at
     from jsonb_to_recordset($1::jsonb) as l(id text, "accountId" text, name text, line1 text, line2 text, city text, region text,
       "regionName" text, "postalCode" text, "countryCode" text, phone text, timezone text, hours jsonb, "isListed" bool,
       latitude float8, longitude float8, at timestamptz)
     left join postal_places p on p.country_code = l."countryCode"
       and p.code = left(l."postalCode", case l."countryCode" when 'CA' then 3 else 5 end)
     on conflict (id) do nothing`,
    [JSON.stringify(rows)],
  );
}

/** Positions of postal codes, the places of business of the demo clinics, and the stores of the locator. */
export async function seedPlaces(host: DemoHost, report: SeedReport): Promise<void> {
  await host.fillPostalPlaces();
  report(1, 2);
  const names = [...new Set(demoStores.map(({ account }) => account))];
  await host.db.transaction(async (tx) => {
    await writeAccounts(tx, names);
    await writeLocations(tx, names);
  });
  report(2, 2);
}
