import { countryName, regionName } from '@regen/domain';
import type { Tx } from '../../db/database.ts';
import { makePdf } from '../make-pdf.ts';
import { insertRows } from './insert-rows.ts';
import { shopId } from './people.ts';
import { PRODUCTS } from './products.ts';

const MADE = '2025-09-03T15:00:00Z';
const LATER = '2025-12-02T15:00:00Z';

const [LARK, ORR, ROSEN, LUND, BROCK, NORWOOD] = [1, 2, 3, 4, 5, 10] as const;

export const STORE_PICTURES = [LARK, ORR].map((key) => ({
  accountId: shopId('acc', key),
  hash: `000000000000000${key}`,
}));

async function writeLabels(tx: Tx): Promise<void> {
  const label = (account: number, name: string, isPresent: boolean) => ({
    label: name,
    account_id: shopId('acc', account),
    is_present: isPresent,
    chosen_at: isPresent ? LATER : MADE,
  });
  await insertRows(tx, 'store_labels', [
    label(LARK, 'lark-clinic', false),
    label(LARK, 'lark-skin', true),
    label(ORR, 'orr-esthetics', true),
  ]);
  await insertRows(
    tx,
    'store_pictures',
    STORE_PICTURES.map(({ accountId, hash }) => ({ account_id: accountId, hash, created_at: MADE })),
  );
}

interface Place {
  account: number;
  name: string;
  city: string;
  region: string | null;
  postalCode: string | null;
  country?: string;
  timezone: string;
  /** For places without a postal code in the table. */
  position?: readonly [latitude: number, longitude: number];
  isListed?: boolean;
}

const DENVER = 'America/Denver';
const CENTRAL = 'America/Chicago';
const PACIFIC = 'America/Los_Angeles';
const EASTERN = 'America/New_York';

/** Where the shop's own clinics work, and places of a chain that the locator finds: several near Denver, some abroad. */
const CHAIN = 20;
const places: readonly Place[] = [
  {
    account: LARK,
    name: 'Lark Skin Clinic',
    city: 'Salt Lake City',
    region: 'UT',
    postalCode: '84111',
    timezone: DENVER,
  },
  { account: ORR, name: 'Orr Esthetics', city: 'Austin', region: 'TX', postalCode: '78704', timezone: CENTRAL },
  { account: ROSEN, name: 'Rosen Dermal', city: 'San Francisco', region: 'CA', postalCode: '94102', timezone: PACIFIC },
  {
    account: LUND,
    name: 'Lund Warehouse',
    city: 'Doral',
    region: 'FL',
    postalCode: '33122',
    timezone: EASTERN,
    isListed: false,
  },
  { account: BROCK, name: 'Brock Day Spa', city: 'Portland', region: 'ME', postalCode: '04101', timezone: EASTERN },
  {
    account: NORWOOD,
    name: 'Norwood School',
    city: 'Northfield',
    region: 'MN',
    postalCode: '55057',
    timezone: CENTRAL,
    isListed: false,
  },
  {
    account: CHAIN,
    name: 'Mesa Skin Clinic Denver',
    city: 'Denver',
    region: 'CO',
    postalCode: '80202',
    timezone: DENVER,
  },
  {
    account: CHAIN,
    name: 'Mesa Skin Clinic Boulder',
    city: 'Boulder',
    region: 'CO',
    postalCode: '80302',
    timezone: DENVER,
  },
  { account: CHAIN, name: 'Mesa Provo', city: 'Provo', region: 'UT', postalCode: '84601', timezone: DENVER },
  { account: CHAIN, name: 'Mesa Plaza', city: 'Santa Fe', region: 'NM', postalCode: '87501', timezone: DENVER },
  { account: CHAIN, name: 'Mesa Nob Hill', city: 'Albuquerque', region: 'NM', postalCode: '87106', timezone: DENVER },
  { account: CHAIN, name: 'Mesa Lakeview', city: 'Chicago', region: 'IL', postalCode: '60647', timezone: CENTRAL },
  { account: CHAIN, name: 'Mesa Ballard', city: 'Seattle', region: 'WA', postalCode: '98122', timezone: PACIFIC },
  { account: CHAIN, name: 'Mesa Gulf', city: 'Tampa', region: 'FL', postalCode: '33605', timezone: EASTERN },
  {
    account: CHAIN,
    name: 'Mesa Toronto',
    city: 'Toronto',
    region: 'ON',
    postalCode: 'M6J 1G3',
    country: 'CA',
    timezone: 'America/Toronto',
  },
  {
    account: CHAIN,
    name: 'Mesa London',
    city: 'London',
    region: null,
    postalCode: 'W1U 5HQ',
    country: 'GB',
    timezone: 'Europe/London',
    position: [51.5203, -0.1518],
  },
  {
    account: CHAIN,
    name: 'Mesa Dublin',
    city: 'Dublin',
    region: null,
    postalCode: null,
    country: 'IE',
    timezone: 'Europe/Dublin',
    position: [53.3423, -6.2631],
  },
  {
    account: CHAIN,
    name: 'Mesa Sydney',
    city: 'Sydney',
    region: null,
    postalCode: '2021',
    country: 'AU',
    timezone: 'Australia/Sydney',
    position: [-33.8846, 151.2273],
  },
];

const HOURS = ['tuesday', 'wednesday', 'thursday', 'friday'].map((day) => ({ day, opens: '10:00', closes: '18:00' }));

async function writePlaces(tx: Tx): Promise<void> {
  await insertRows(tx, 'accounts', [
    {
      id: shopId('acc', CHAIN),
      name: 'Mesa Skin Clinics',
      site: 'b2b',
      account_type: 'professional',
      discount_model: 'Professional',
      tier: 2,
    },
  ]);
  const rows = places.map(({ account, country = 'US', position, isListed = true, ...place }, index) => ({
    id: `loc_${String(index + 1).padStart(26, '0')}`,
    account_id: shopId('acc', account),
    name: place.name,
    line1: `${index + 1} Main Street`,
    city: place.city,
    region: place.region,
    region_name: [place.region && regionName(country, place.region), countryName(country)].filter(Boolean).join(' '),
    postal_code: place.postalCode,
    country_code: country,
    phone: `+1 801 555 03${String(index).padStart(2, '0')}`,
    timezone: place.timezone,
    hours: HOURS,
    is_listed: isListed,
    latitude: position?.[0] ?? null,
    longitude: position?.[1] ?? null,
    created_at: new Date(Date.parse(MADE) + index * 60_000).toISOString(),
  }));
  await insertRows(tx, 'locations', rows);
  await tx.query(
    `update locations l set latitude = p.latitude, longitude = p.longitude from postal_places p
     where l.latitude is null and p.country_code = l.country_code
       and p.code = left(l.postal_code, case l.country_code when 'CA' then 3 else 5 end)`,
  );
}

/** By whom, what for, and of which products. */
const bundles = [
  { by: LARK, name: 'A quiet month', skus: [PRODUCTS.cleanser, PRODUCTS.mist, PRODUCTS.nightCream] },
  { by: LARK, name: 'Clear again', skus: [PRODUCTS.gelWash, PRODUCTS.niacinamide, PRODUCTS.sunscreen] },
  { by: LARK, name: 'After the peel', skus: [PRODUCTS.cleanser, PRODUCTS.balm] },
  { by: ORR, name: 'Three minutes', skus: [PRODUCTS.gelWash, PRODUCTS.cream] },
] as const;

export const BUNDLE_FILE = 'bundles/routine.pdf';
export const bundlePdf = (): Buffer => makePdf('After the peel', 'Wash with cool water.');

const bundleId = (place: number): string => `bdl_${String(place + 1).padStart(26, '0')}`;

async function writeBundles(tx: Tx): Promise<void> {
  const rows = bundles.map(({ by, name }, place) => ({
    id: bundleId(place),
    // An account's owner has its number.
    user_id: shopId('usr', by),
    account_id: shopId('acc', by),
    name,
    // One comes with a file, the others with words.
    instructions: place === 2 ? null : 'AM: wash. PM: wash again.',
    file_key: place === 2 ? BUNDLE_FILE : null,
    file_name: place === 2 ? 'Routine.pdf' : null,
    file_size: place === 2 ? bundlePdf().length : null,
    token: `a-token-of-the-tests-${String(place).padStart(11, '0')}`,
    created_at: new Date(Date.parse(MADE) + place * 86_400_000).toISOString(),
    updated_at: MADE,
  }));
  await insertRows(tx, 'bundles', rows);
  const items = bundles.flatMap(({ skus }, place) =>
    skus.map((sku, index) => ({ bundle_id: bundleId(place), position: index + 1, sku, quantity: 1 })),
  );
  await insertRows(tx, 'bundle_items', items);
  await insertRows(tx, 'bundle_recipients', [
    { bundle_id: bundleId(0), account_id: shopId('acc', 6), sent_at: LATER, received_at: LATER },
  ]);
  await insertRows(tx, 'bundle_events', [
    { bundle_id: bundleId(0), kind: 'sent', person: shopId('acc', 6), created_at: LATER },
    { bundle_id: bundleId(0), kind: 'opened', person: shopId('acc', 6), created_at: LATER },
  ]);
}

async function writeProfiles(tx: Tx): Promise<void> {
  await insertRows(tx, 'store_profiles', [
    {
      account_id: shopId('acc', LARK),
      intro: 'Slow facials on the second floor.',
      team: [
        { name: 'Dora Winslow', role: 'Owner' },
        { name: 'Ezra Wolfe', role: 'Esthetician' },
      ],
      updated_at: MADE,
    },
    {
      account_id: shopId('acc', ORR),
      intro: 'Skin care before work.',
      team: [{ name: 'Milo Orr', role: 'Owner' }],
      updated_at: MADE,
    },
  ]);
  const shown = [0, 1, 3].map((place) => ({
    account_id: shopId('acc', bundles[place]?.by ?? LARK),
    bundle_id: bundleId(place),
    position: place + 1,
  }));
  await insertRows(tx, 'store_bundles', shown);
}

/** Stores of the clinics with their pages and bundles, and places of business. After the catalog and the table of postal codes. */
export async function writeStores(tx: Tx): Promise<void> {
  await writeLabels(tx);
  await writePlaces(tx);
  await writeBundles(tx);
  await writeProfiles(tx);
}
