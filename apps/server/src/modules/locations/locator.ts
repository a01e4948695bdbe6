import type { RetailLocation, RetailLocationPage } from '@regen/sdk';
import type { Queryable } from '../../db/database.ts';
import type { Position } from './postal-places.ts';
import type { LocationRow } from './repository.ts';

const EARTH_KM = 6371.0088;
const DEGREES = 180 / Math.PI;
/** More words narrow nothing down. */
const MAX_WORDS = 6;

export interface LocatorQuestion {
  search: string;
  near: Position | null;
  /** Of the caller; decides the order when there is no position. */
  timezone: string | null;
  /** Only stores that are open at this moment; null for all. */
  openAt: Date | null;
  radiusKm: number | null;
  page: number;
  perPage: number;
}

/** A rectangle in degrees around everything within a distance; `west > east` when it crosses the date line. */
export function boxAround({ latitude, longitude }: Position, km: number) {
  const reach = (km / EARTH_KM) * DEGREES;
  const south = latitude - reach;
  const north = latitude + reach;
  const narrow = Math.sin(km / EARTH_KM) / Math.cos(latitude / DEGREES);
  // Around a pole, or that far, every longitude is near.
  if (south <= -90 || north >= 90 || narrow >= 1) return { south, north, west: -180, east: 180 };
  const aside = Math.asin(narrow) * DEGREES;
  const turn = (value: number): number => ((((value + 180) % 360) + 360) % 360) - 180;
  return { south, north, west: turn(longitude - aside), east: turn(longitude + aside) };
}

function likePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

interface StoreRow extends LocationRow {
  latitude: number;
  longitude: number;
  account_name: string;
  store_label: string | null;
  distance: number | null;
}

interface AnswerRow {
  total: number;
  stores: StoreRow[] | null;
}

/** One statement for the page and the count, also of a page behind the last one. */
function statementOf(question: LocatorQuestion): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const where = ['l.is_listed', 'l.latitude is not null'];

  let distance = 'null::float8';
  const { near, radiusKm } = question;
  if (near !== null) {
    const latitude = `${value(near.latitude)}::float8`;
    const longitude = `${value(near.longitude)}::float8`;
    distance = `2 * ${EARTH_KM} * asin(least(1, sqrt(
      power(sin(radians(l.latitude - ${latitude}) / 2), 2)
      + cos(radians(${latitude})) * cos(radians(l.latitude)) * power(sin(radians(l.longitude - ${longitude}) / 2), 2))))`;
    if (radiusKm !== null) {
      const { south, north, west, east } = boxAround(near, radiusKm);
      where.push(`l.latitude between ${value(south)} and ${value(north)}`);
      const isWithin = `l.longitude >= ${value(west)} ${west > east ? 'or' : 'and'} l.longitude <= ${value(east)}`;
      where.push(`(${isWithin})`, `${distance} <= ${value(radiusKm)}`);
    }
  }
  if (question.openAt !== null) {
    const local = `(${value(question.openAt)}::timestamptz at time zone l.timezone)`;
    const time = `to_char(${local}, 'HH24:MI')`;
    where.push(`exists (select 1 from jsonb_to_recordset(l.hours) as h(day text, opens text, closes text)
      where h.day = to_char(${local}, 'FMday') and h.opens <= ${time} and ${time} < h.closes)`);
  }
  const words = question.search.split(/[\s,]+/).filter((word) => word !== '');
  for (const word of words.slice(0, MAX_WORDS)) {
    where.push(`l.search_text like regen_fold(${value(likePattern(word))}::text)`);
  }

  let farness = '0';
  if (near === null && question.timezone !== null) {
    const zone = value(question.timezone);
    farness = `case when l.timezone = ${zone} then 0 when split_part(l.timezone, '/', 1) = split_part(${zone}, '/', 1) then 1 else 2 end`;
  }
  const order = near === null ? 'farness, name, id' : 'distance, id';
  const text = `with found as materialized (
      select l.id, l.name, ${distance} as distance, ${farness} as farness from locations l where ${where.join(' and ')}
    ), page as (
      select * from found order by ${order} limit ${value(question.perPage)} offset ${value((question.page - 1) * question.perPage)}
    )
    select (select count(*)::int from found) as total, (
      select json_agg(row_to_json(store)) from (
        select l.id, l.name, l.line1, l.line2, l.city, l.region, l.postal_code, l.country_code, l.phone, l.timezone, l.hours,
          l.latitude, l.longitude, a.name as account_name, 
          case when a.has_retail_store then (select label from store_labels where account_id = a.id and is_present) end as store_label, page.distance
        from page join locations l using (id) join accounts a on a.id = l.account_id
        order by ${near === null ? 'page.farness, l.name' : 'page.distance'}, l.id
      ) store
    ) as stores`;
  return { text, values };
}

function toStore(row: StoreRow): RetailLocation {
  return {
    id: row.id,
    name: row.name,
    accountName: row.account_name,
    storeLabel: row.store_label,
    line1: row.line1,
    line2: row.line2,
    city: row.city,
    region: row.region,
    postalCode: row.postal_code,
    countryCode: row.country_code,
    phone: row.phone,
    timezone: row.timezone,
    hours: row.hours,
    latitude: row.latitude,
    longitude: row.longitude,
    distanceKm: row.distance === null ? null : Math.round(row.distance * 10) / 10,
  };
}

/** Listed locations that are on the map: the nearest first, or by name. */
export async function findStores(db: Queryable, question: LocatorQuestion): Promise<RetailLocationPage> {
  const { text, values } = statementOf(question);
  const { rows } = await db.query<AnswerRow>(text, values);
  const { total = 0, stores = null } = rows[0] ?? {};
  return {
    items: (stores ?? []).map(toStore),
    currentPage: question.page,
    totalPages: Math.ceil(total / question.perPage),
    totalCount: total,
    perPage: question.perPage,
  };
}
