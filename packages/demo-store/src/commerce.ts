import { DEFAULT_POINTS_POLICY } from '@regen/domain';
import type { Database, Tx } from './host.ts';
import { promotionCoupons } from './promotion-coupons.ts';
import type { SeedReport } from './seed-step.ts';
import { seedTaxes } from './tax-rates.ts';

/** Where the demo store ships, beside the United States, its territories and Canada. */
const ABROAD =
  'AT AU BE CH CY CZ DE DK EE ES FI FR GB GR HK HR HU IE IL IS IT JP KR LI LT LU LV MT MX MY NL NO NZ PH PL PT RO SE SG SI SK TH TR TW ZA';

const FAR_REGIONS = ['AK', 'HI', 'PR', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP'];

const methods = [
  { id: 'ground', name: 'Ground', description: 'Tracked, to your door.', carrier: 'UPS', min: 3, max: 6 },
  {
    id: 'two-day',
    name: 'Two-day',
    description: 'Ships the same business day if ordered by noon MT.',
    carrier: 'UPS',
    min: 2,
    max: 2,
  },
  {
    id: 'overnight',
    name: 'Overnight',
    description: 'Delivered the business day after it ships.',
    carrier: 'FedEx',
    min: 1,
    max: 1,
  },
  {
    id: 'mail',
    name: 'Priority Mail',
    description: 'Delivers to islands, bases and PO boxes.',
    carrier: 'USPS',
    min: 4,
    max: 9,
  },
  {
    id: 'canada',
    name: 'Canada Ground',
    description: 'Duties included.',
    carrier: 'Canada Post',
    min: 5,
    max: 10,
  },
  {
    id: 'international',
    name: 'International',
    description: 'Tracked. Duties payable on delivery.',
    carrier: 'DHL',
    min: 6,
    max: 14,
  },
  {
    id: 'international-express',
    name: 'International Express',
    description: 'Duties payable on delivery.',
    carrier: 'DHL',
    min: 2,
    max: 4,
  },
];

const zones = [
  { id: 'us', name: 'United States', countries: ['US'], regions: [] },
  { id: 'us-far', name: 'Alaska, Hawaii, territories and military', countries: ['US'], regions: FAR_REGIONS },
  { id: 'us-islands', name: 'United States territories', countries: ['PR', 'GU', 'VI', 'AS', 'MP'], regions: [] },
  { id: 'ca', name: 'Canada', countries: ['CA'], regions: [] },
  { id: 'abroad', name: 'International', countries: ABROAD.split(' '), regions: [] },
];

/** Zone, method, cents for the first piece and for each further one, amount from which it is free. */
const rates: readonly [string, string, number, number, number | null][] = [
  ['us', 'ground', 795, 45, 7_500],
  ['us', 'two-day', 1_695, 75, null],
  ['us', 'overnight', 3_295, 120, null],
  ['us-far', 'mail', 1_295, 95, 20_000],
  ['us-far', 'two-day', 3_895, 180, null],
  ['us-islands', 'mail', 1_495, 95, 20_000],
  ['ca', 'canada', 1_595, 90, 15_000],
  ['ca', 'international-express', 3_995, 180, null],
  ['abroad', 'international', 2_495, 160, 25_000],
  ['abroad', 'international-express', 4_995, 260, null],
];

interface SeedCoupon {
  code: string;
  label: string;
  kind: 'percent' | 'fixed' | 'free_shipping';
  value?: number;
  minimum?: number;
  sites?: string[];
  categories?: string[];
  starts?: string;
  ends?: string;
  most?: number;
  used?: number;
  maxPerUser?: number;
  isAlone?: boolean;
  isShown?: boolean;
}

/** One for each way in which a coupon can work or be refused. */
const coupons: readonly SeedCoupon[] = [
  {
    code: 'WELCOME10',
    label: '10% off your first order',
    kind: 'percent',
    value: 1000,
    sites: ['web', 'retail'],
    maxPerUser: 1,
  },
  { code: 'SERUM15', label: '15% off serums', kind: 'percent', value: 1500, categories: ['serums'], isShown: true },
  { code: 'TAKE20', label: '$20 off orders over $120', kind: 'fixed', value: 2000, minimum: 12_000 },
  { code: 'SHIPFREE', label: 'Free shipping', kind: 'free_shipping' },
  {
    code: 'SOLO25',
    label: '25% off, not combinable with other discounts',
    kind: 'percent',
    value: 2500,
    minimum: 6_000,
    isAlone: true,
  },
  {
    code: 'PROSTOCK5',
    label: '5% off orders over $400 for professionals',
    kind: 'percent',
    value: 500,
    minimum: 40_000,
    sites: ['b2b'],
    isShown: true,
  },
  { code: 'TERM10', label: '10% off for schools', kind: 'percent', value: 1000, sites: ['school'], isShown: true },
  { code: 'FIRST100', label: '$10 off for the first hundred', kind: 'fixed', value: 1000, most: 100, used: 100 },
  {
    code: 'SUMMER24',
    label: '20% off in summer 2024',
    kind: 'percent',
    value: 2000,
    starts: '2024-06-01',
    ends: '2024-09-01',
  },
  {
    code: 'NEXTDECADE',
    label: '30% off in 2030',
    kind: 'percent',
    value: 3000,
    starts: '2030-01-01',
    ends: '2031-01-01',
  },
];

const automatic = [
  {
    id: 'dsc_three_masks',
    label: '10% off three masks or more',
    kind: 'percent',
    value: 1000,
    quantity: 3,
    minimum: 0,
    categories: ['masks'],
    sites: [],
  },
  {
    id: 'dsc_six_back_bar',
    label: '5% off six or more back-bar sizes',
    kind: 'percent',
    value: 500,
    quantity: 6,
    minimum: 0,
    categories: ['back-bar'],
    sites: ['b2b'],
  },
  {
    id: 'dsc_school_shipping',
    label: 'Free shipping for schools on orders over $250',
    kind: 'free_shipping',
    value: 0,
    quantity: 0,
    minimum: 25_000,
    categories: [],
    sites: ['school'],
  },
];

const offers = [
  {
    id: 'ofr_sample_60',
    label: 'Free sample with orders over $60',
    threshold: 6_000,
    sites: ['web', 'retail'],
    from: 0,
    to: 4,
  },
  {
    id: 'ofr_sample_120',
    label: 'Free deluxe sample with orders over $120',
    threshold: 12_000,
    sites: ['web', 'retail'],
    from: 2,
    to: 8,
  },
  {
    id: 'ofr_sample_pro',
    label: 'Free sample with orders over $200',
    threshold: 20_000,
    sites: ['b2b'],
    from: 0,
    to: 8,
  },
];

async function writeShipping(tx: Tx): Promise<void> {
  await tx.query(
    `insert into shipping_methods (id, name, description, carrier, min_days, max_days, position)
     select id, name, description, carrier, min, max, place::int
     from jsonb_array_elements($1::jsonb) with ordinality as e(method, place),
       jsonb_to_record(e.method) as m(id text, name text, description text, carrier text, min smallint, max smallint)
     on conflict (id) do nothing`,
    [JSON.stringify(methods)],
  );
  await tx.query(
    `insert into shipping_zones (id, name, countries, regions, position)
     select id, name, countries, regions, place::int
     from jsonb_array_elements($1::jsonb) with ordinality as e(zone, place),
       jsonb_to_record(e.zone) as z(id text, name text, countries text[], regions text[])
     on conflict (id) do nothing`,
    [JSON.stringify(zones)],
  );
  await tx.query(
    `insert into shipping_rates (id, zone_id, method_id, base_cents, per_item_cents, free_from_cents)
     select zone || '-' || method, zone, method, base, further, free
     from jsonb_to_recordset($1::jsonb) as r(zone text, method text, base int, further int, free int) on conflict (id) do nothing`,
    [JSON.stringify(rates.map(([zone, method, base, further, free]) => ({ zone, method, base, further, free })))],
  );
}

async function writeTaxes(tx: Tx): Promise<void> {
  await tx.query(
    `insert into tax_rates (id, country_code, region, postal_prefix, name, rate_millionths, applies_to_shipping, exempt_sites)
     select lower(concat_ws('-', country, region, prefix)), country, region, prefix, name, rate, taxed,
       -- Professionals buy for resale.
       case when country = 'US' then '{b2b}'::text[] else '{}' end
     from jsonb_to_recordset($1::jsonb) as t(country text, region text, prefix text, name text, rate int, taxed boolean)
     on conflict (id) do nothing`,
    [
      JSON.stringify(
        seedTaxes.map(({ postalPrefix, isShippingTaxed, ...tax }) => ({
          ...tax,
          prefix: postalPrefix,
          taxed: isShippingTaxed,
        })),
      ),
    ],
  );
}

async function writeDiscounts(tx: Tx): Promise<void> {
  await tx.query(
    `insert into coupons (code, id, label, kind, value, min_subtotal_cents, sites, categories, starts_at, ends_at, max_redemptions,
       redemptions, max_per_user, is_combinable, is_shown)
     select code, 'cpn_' || lower(code), label, kind, coalesce(value, 0), coalesce(minimum, 0), coalesce(sites, '{}'),
       coalesce(categories, '{}'), starts, ends, most, coalesce(used, 0), "maxPerUser", not coalesce("isAlone", false),
       coalesce("isShown", false)
     from jsonb_to_recordset($1::jsonb) as c(code text, label text, kind text, value int, minimum int, sites text[], categories text[],
       starts timestamptz, ends timestamptz, most int, used int, "maxPerUser" int, "isAlone" boolean, "isShown" boolean)
     on conflict (code) do nothing`,
    [JSON.stringify([...coupons, ...promotionCoupons])],
  );
  await tx.query(
    `insert into automatic_discounts (id, label, kind, value, min_quantity, min_subtotal_cents, categories, sites)
     select id, label, kind, value, quantity, minimum, categories, sites
     from jsonb_to_recordset($1::jsonb) as d(id text, label text, kind text, value int, quantity int, minimum int, categories text[], sites text[])
     on conflict (id) do nothing`,
    [JSON.stringify(automatic)],
  );
  await tx.query(
    `insert into free_item_offers (id, label, threshold_cents, sites, skus)
     select id, label, threshold, sites,
       array(select sku from products where sku_type = 'sample' order by sku offset o."from" limit o."to" - o."from")
     from jsonb_to_recordset($1::jsonb) as o(id text, label text, threshold int, sites text[], "from" int, "to" int)
     on conflict (id) do nothing`,
    [JSON.stringify(offers)],
  );
}

/** Shipping, taxes, coupons, discounts, free items and the rates of points. Comes after the catalog. */
export async function seedCommerce(db: Database, report: SeedReport): Promise<void> {
  await db.transaction(async (tx) => {
    await writeShipping(tx);
    await writeTaxes(tx);
    await writeDiscounts(tx);
    await tx.query(`insert into settings (key, value) values ('points', $1) on conflict (key) do nothing`, [
      JSON.stringify(DEFAULT_POINTS_POLICY),
    ]);
  });
  report(1, 1);
}
