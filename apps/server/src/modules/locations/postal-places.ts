import { normalizePostalCode, normalizeRegion, postalCodeProblem, regionOfPostalCode } from '@regen/domain';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { codes as zipcodes } from 'zipcodes';
import type { Database, Queryable } from '../../db/database.ts';

export interface Position {
  latitude: number;
  longitude: number;
}

/** Territories whose postal codes are ZIP codes. */
const ZIP_COUNTRIES = ['US', 'PR', 'GU', 'VI', 'AS', 'MP'];

/** The country and the part of a postal code that its position is known by; null where positions are not known. */
function placeKey(country: string, postalCode: string): { country: string; code: string } | null {
  const isZip = ZIP_COUNTRIES.includes(country);
  if (!isZip && country !== 'CA') return null;
  const code = normalizePostalCode(country, postalCode);
  if (postalCodeProblem(country, code) !== null) return null;
  return isZip ? { country: 'US', code: code.slice(0, 5) } : { country: 'CA', code: code.slice(0, 3) };
}

/** Where a postal code is, or null when that is not known. */
export async function findPostalPlace(db: Queryable, country: string, postalCode: string): Promise<Position | null> {
  const key = placeKey(country, postalCode);
  if (key === null) return null;
  const { rows } = await db.query<Position>(
    {
      name: 'postal-place',
      text: 'select latitude, longitude from postal_places where country_code = $1 and code = $2',
    },
    [key.country, key.code],
  );
  return rows[0] ?? null;
}

export interface PostalPlace {
  /** Null in Canada, where the table has districts of cities. */
  city: string | null;
  region: string;
}

/** The city and region of a postal code, or null when that is not known. */
export async function findPlaceNames(db: Queryable, country: string, postalCode: string): Promise<PostalPlace | null> {
  const key = placeKey(country, postalCode);
  if (key === null) return null;
  const { rows } = await db.query<PostalPlace>(
    {
      name: 'postal-place-names',
      text: 'select city, region from postal_places where country_code = $1 and code = $2 and region is not null',
    },
    [key.country, key.code],
  );
  return rows[0] ?? null;
}

/** What a visitor types: a ZIP code, with or without its four more digits, or a Canadian code, whole or its first half. */
export async function findTypedPlace(db: Queryable, text: string): Promise<Position | null> {
  const code = text.trim().toUpperCase().replace(/\s+/g, '');
  if (/^[A-Z]\d[A-Z]$/.test(code)) return findPostalPlace(db, 'CA', `${code} 1A1`);
  return findPostalPlace(db, /^[A-Z]/.test(code) ? 'CA' : 'US', code);
}

type Codes = typeof zipcodes;

/** The source takes some 30 MB of memory: what Node keeps of it is let go at once. */
function readCodes(): Codes {
  const require = createRequire(import.meta.url);
  const { codes } = require('zipcodes') as { codes: Codes };
  const folder = dirname(require.resolve('zipcodes'));
  for (const file of Object.keys(require.cache)) if (file.startsWith(folder)) delete require.cache[file];
  return codes;
}

/** Fills the table when it is empty, or from a time when it had positions only. */
export async function fillPostalPlaces(db: Database): Promise<number> {
  const { rows } = await db.query<{ filled: boolean }>(
    'select exists (select 1 from postal_places where region is not null) as filled',
  );
  if (rows[0]?.filled) return 0;
  const codes = readCodes();
  const places = Object.values(codes).filter(
    ({ latitude, longitude }) =>
      Number.isFinite(latitude) && Number.isFinite(longitude) && (latitude !== 0 || longitude !== 0),
  );
  const { rowCount } = await db.query(
    `insert into postal_places (country_code, code, latitude, longitude, city, region)
     select * from unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::text[], $6::text[])
     on conflict (country_code, code) do update set city = excluded.city, region = excluded.region`,
    [
      places.map(({ country }) => (country === 'Canada' ? 'CA' : 'US')),
      places.map(({ zip }) => zip),
      places.map(({ latitude }) => latitude),
      places.map(({ longitude }) => longitude),
      places.map(({ country, city }) => (country === 'Canada' ? null : city)),
      places.map(({ country, state, zip }) =>
        country === 'Canada' ? regionOfPostalCode('CA', zip) : normalizeRegion('US', state),
      ),
    ],
  );
  return rowCount;
}
