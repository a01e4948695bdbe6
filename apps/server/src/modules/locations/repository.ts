import type { Location } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';

/** A location that has been checked. */
export interface LocationValues extends Omit<Location, 'id'> {
  regionName: string;
}

export interface LocationRow {
  id: string;
  name: string;
  line1: string;
  line2: string | null;
  city: string;
  region: string | null;
  postal_code: string | null;
  country_code: string;
  phone: string | null;
  timezone: string;
  hours: Location['hours'];
  is_listed: boolean;
  latitude: number | null;
  longitude: number | null;
}

const COLUMNS =
  'id, name, line1, line2, city, region, postal_code, country_code, phone, timezone, hours, is_listed, latitude, longitude';

function toLocation(row: LocationRow): Location {
  return {
    id: row.id,
    name: row.name,
    line1: row.line1,
    line2: row.line2,
    city: row.city,
    region: row.region,
    postalCode: row.postal_code,
    countryCode: row.country_code,
    phone: row.phone,
    timezone: row.timezone,
    hours: row.hours,
    isListed: row.is_listed,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

function valuesOf(values: LocationValues): unknown[] {
  return [
    values.name,
    values.line1,
    values.line2,
    values.city,
    values.region,
    values.regionName,
    values.postalCode,
    values.countryCode,
    values.phone,
    values.timezone,
    JSON.stringify(values.hours),
    values.isListed,
    values.latitude,
    values.longitude,
  ];
}

/** The locations of an account, oldest first. */
export async function listLocations(db: Queryable, accountId: string): Promise<Location[]> {
  const { rows } = await db.query<LocationRow>(
    {
      name: 'location-list',
      text: `select ${COLUMNS} from locations where account_id = $1 order by created_at, id limit 50`,
    },
    [accountId],
  );
  return rows.map(toLocation);
}

/** Makes the additions to one account wait for each other; returns how many locations it has. */
export async function lockLocations(tx: Queryable, accountId: string): Promise<number> {
  await tx.query('select 1 from accounts where id = $1 for no key update', [accountId]);
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::int as count from locations where account_id = $1',
    [accountId],
  );
  return rows[0]?.count ?? 0;
}

export async function insertLocation(
  tx: Queryable,
  owner: { id: string; accountId: string; now: Date },
  values: LocationValues,
): Promise<Location> {
  const { rows } = await tx.query<LocationRow>(
    `insert into locations (id, account_id, created_at, updated_at, name, line1, line2, city, region, region_name, postal_code,
       country_code, phone, timezone, hours, is_listed, latitude, longitude)
     values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning ${COLUMNS}`,
    [owner.id, owner.accountId, owner.now, ...valuesOf(values)],
  );
  const [row] = rows;
  if (!row) throw new Error('An inserted location was not returned.');
  return toLocation(row);
}

/** Null when the account has no such location. */
export async function updateLocation(
  db: Queryable,
  owner: { id: string; accountId: string; now: Date },
  values: LocationValues,
): Promise<Location | null> {
  const { rows } = await db.query<LocationRow>(
    `update locations set updated_at = $3, name = $4, line1 = $5, line2 = $6, city = $7, region = $8, region_name = $9,
       postal_code = $10, country_code = $11, phone = $12, timezone = $13, hours = $14, is_listed = $15, latitude = $16,
       longitude = $17
     where id = $1 and account_id = $2 returning ${COLUMNS}`,
    [owner.id, owner.accountId, owner.now, ...valuesOf(values)],
  );
  return rows[0] ? toLocation(rows[0]) : null;
}

/** False when the account has no such location. */
export async function deleteLocation(db: Queryable, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from locations where id = $2 and account_id = $1', [accountId, id]);
  return rowCount === 1;
}
