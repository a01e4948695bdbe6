import { DEFAULT_POINTS_POLICY } from '@regen/domain';
import type {
  AutomaticDiscount,
  Channel,
  FreeItemOffer,
  PointsPolicy,
  ShippingMethod,
  ShippingZone,
  TaxRate,
  ZoneRate,
} from '@regen/domain';
import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/database.ts';
import type { StoredImage } from '../../db/schema.ts';

/** A product that can be chosen as a free item; it need not be sold. */
export interface ChoiceProduct {
  sku: string;
  name: string;
  shortName: string;
  skuType: 'retail' | 'professional' | 'kit' | 'sample';
  size: string;
  sizeClass: 'travel' | 'standard' | 'professional';
  tagline: string;
  front: StoredImage | null;
  valueCents: number | null;
}

export type TimedOffer = FreeItemOffer & { startsAt: number | null; endsAt: number | null };

/** The small tables that every cart is priced with, as of one revision. Shared between calls: never changed. */
export interface Reference {
  revision: number;
  automatic: readonly AutomaticDiscount[];
  offers: readonly TimedOffer[];
  choices: ReadonlyMap<string, ChoiceProduct>;
  methods: readonly ShippingMethod[];
  zones: readonly ShippingZone[];
  rates: readonly ZoneRate[];
  taxes: readonly TaxRate[];
  points: PointsPolicy;
}

interface LoadedRow {
  revision: number;
  automatic: (Omit<AutomaticDiscount, 'scope' | 'startsAt' | 'endsAt'> & {
    skus: string[];
    categories: string[];
    startsAt: string | null;
    endsAt: string | null;
  })[];
  offers: (Omit<TimedOffer, 'startsAt' | 'endsAt'> & { startsAt: string | null; endsAt: string | null })[];
  choices: ChoiceProduct[];
  methods: ShippingMethod[];
  zones: ShippingZone[];
  rates: ZoneRate[];
  taxes: TaxRate[];
  points: PointsPolicy | null;
}

// One statement, so that the revision and the rows belong together.
const LOAD = `select
  coalesce((select revision::float8 from commerce_revision), 0) as revision,
  (select coalesce(json_agg(json_build_object('id', id, 'label', label, 'kind', kind, 'value', value, 'skus', skus,
     'categories', categories, 'channels', sites, 'minimumQuantity', min_quantity, 'minimumSubtotal', min_subtotal_cents,
     'startsAt', starts_at, 'endsAt', ends_at) order by priority desc, id), '[]')
   from automatic_discounts where is_active) as automatic,
  (select coalesce(json_agg(json_build_object('id', id, 'label', label, 'threshold', threshold_cents, 'skus', skus,
     'channels', sites, 'startsAt', starts_at, 'endsAt', ends_at) order by threshold_cents, id), '[]')
   from free_item_offers where is_active) as offers,
  (select coalesce(json_agg(json_build_object('sku', sku, 'name', name, 'shortName', short_name, 'skuType', sku_type,
     'size', size, 'sizeClass', size_class, 'tagline', tagline, 'front', images -> 0,
     'valueCents', retail_price_cents) order by sku), '[]')
   from products where sku in (select unnest(skus) from free_item_offers where is_active)
     and (discontinued_at is null or discontinued_at > $1)) as choices,
  (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'description', description, 'carrier', carrier,
     'minDays', min_days, 'maxDays', max_days, 'channels', sites) order by position, id), '[]')
   from shipping_methods where is_active) as methods,
  (select coalesce(json_agg(json_build_object('id', id, 'countries', countries, 'regions', regions) order by position, id), '[]')
   from shipping_zones) as zones,
  (select coalesce(json_agg(json_build_object('methodId', method_id, 'zoneId', zone_id, 'base', base_cents,
     'perItem', per_item_cents, 'freeFrom', free_from_cents) order by id), '[]')
   from shipping_rates) as rates,
  (select coalesce(json_agg(json_build_object('country', country_code, 'region', region, 'postalPrefix', postal_prefix,
     'name', name, 'rate', rate_millionths, 'isShippingTaxed', applies_to_shipping, 'exemptSites', exempt_sites) order by id), '[]')
   from tax_rates) as taxes,
  (select value from settings where key = 'points') as points`;

const moment = (text: string | null) => (text === null ? null : Date.parse(text));

async function load(db: Queryable, now: Date): Promise<Reference> {
  const { rows } = await db.query<LoadedRow>(LOAD, [now]);
  const row = rows[0];
  if (!row) throw new Error('The pricing tables could not be read.');
  return {
    ...row,
    automatic: row.automatic.map(({ skus, categories, startsAt, endsAt, ...discount }) => ({
      ...discount,
      scope: { skus, categories },
      startsAt: moment(startsAt),
      endsAt: moment(endsAt),
    })),
    offers: row.offers.map((offer) => ({ ...offer, startsAt: moment(offer.startsAt), endsAt: moment(offer.endsAt) })),
    choices: new Map(row.choices.map((choice) => [choice.sku, choice])),
    points: row.points ?? DEFAULT_POINTS_POLICY,
  };
}

/** Names and pictures of free items may change without a new revision; after this time they are read again. */
const LONGEST = 60_000;

/** Caches the reference tables for as long as their revision, which is read with every cart, is unchanged. */
export class ReferenceKeeper {
  readonly #clock: Clock;
  #kept: { value: Reference; loadedAt: number } | null = null;

  constructor({ clock }: { clock: Clock }) {
    this.#clock = clock;
  }

  /** As of `revision`, or whatever is kept when the caller does not know the revision yet. */
  async get(db: Queryable, revision?: number): Promise<Reference> {
    const kept = this.#kept;
    const isFresh = kept !== null && performance.now() - kept.loadedAt < LONGEST;
    if (kept && isFresh && (revision === undefined || revision === kept.value.revision)) return kept.value;
    const value = await load(db, this.#clock.now());
    this.#kept = { value, loadedAt: performance.now() };
    return value;
  }
}

export function offersFor(reference: Reference, channel: Channel, now: number): TimedOffer[] {
  return reference.offers.filter(
    (offer) =>
      (offer.channels.length === 0 || offer.channels.includes(channel)) &&
      (offer.startsAt === null || offer.startsAt <= now) &&
      (offer.endsAt === null || now < offer.endsAt),
  );
}
