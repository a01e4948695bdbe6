import { normalizeCountry, regionsOf } from '@regen/domain';
import { shippingMethods, shippingRates, shippingZones, taxRates } from '../../db/schema.ts';
import { SMALL, code, dollars, line, scaled, shortLine, whole, yesNo } from '../format/cell.ts';
import { words } from '../format/list-cell.ts';
import { channels, count, country, id } from './common-cells.ts';
import { columnsOf } from './definition.ts';
import type { FileDefinition, RowProblem, TableDefinition } from './definition.ts';

type MethodRow = typeof shippingMethods.$inferSelect;
type ZoneRow = typeof shippingZones.$inferSelect;
type RateRow = typeof shippingRates.$inferSelect;
type TaxRow = typeof taxRates.$inferSelect;

const method = columnsOf<MethodRow>();
const zone = columnsOf<ZoneRow>();
const rate = columnsOf<RateRow>();
const tax = columnsOf<TaxRow>();

const region = code(
  (text) => (/^[A-Za-z0-9]{1,3}$/.test(text) ? text.toUpperCase() : null),
  'must be the code of a state or province, such as CA',
);

/** The store knows the regions of some countries only. */
function unknownRegions(countries: readonly string[], regions: readonly string[]): RowProblem[] {
  const known = countries.map((one) => regionsOf(one).map((named) => named.code));
  if (known.some((codes) => codes.length === 0)) return [];
  const unknown = regions.filter((one) => !known.some((codes) => codes.includes(one)));
  return unknown.map((one) => ({ column: 'regions', message: `${one} is not a region of ${countries.join(', ')}` }));
}

export const methodTable: TableDefinition<MethodRow> = {
  label: 'shipping methods',
  table: shippingMethods,
  key: 'id',
  kind: 'method',
  blank: () => ({
    id: '',
    name: '',
    description: '',
    carrier: '',
    minDays: 0,
    maxDays: 0,
    position: 0,
    sites: [],
    isActive: true,
  }),
  check: ({ minDays, maxDays }) =>
    minDays > maxDays ? [{ column: 'max_days', message: 'must not be less than min_days' }] : [],
};

export const methodFile: FileDefinition<MethodRow> = {
  name: 'shipping-methods',
  canCreate: true,
  columns: [
    method('id', 'id', id),
    method('name', 'name', shortLine),
    method('description', 'description', line, { empty: '' }),
    method('carrier', 'carrier', shortLine),
    method('min_days', 'minDays', whole(SMALL)),
    method('max_days', 'maxDays', whole(SMALL)),
    method('position', 'position', count, { empty: 0 }),
    method('channels', 'sites', channels, { empty: [] }),
    method('active', 'isActive', yesNo, { empty: true }),
  ],
};

export const zoneTable: TableDefinition<ZoneRow> = {
  label: 'shipping zones',
  table: shippingZones,
  key: 'id',
  kind: 'zone',
  blank: () => ({ id: '', name: '', countries: [], regions: [], position: 0 }),
  check: ({ countries, regions }) => [
    ...(countries.length === 0 ? [{ column: 'countries', message: 'must name at least one country, or *' }] : []),
    ...(countries.includes('*') && countries.length + regions.length > 1
      ? [{ column: 'countries', message: '* means all other countries: use it alone, without regions' }]
      : unknownRegions(countries, regions)),
  ],
};

const countryOrAll = code(
  (text) => (text === '*' ? text : normalizeCountry(text)),
  'must be a two-letter country code, such as US, or *',
);

export const zoneFile: FileDefinition<ZoneRow> = {
  name: 'shipping-zones',
  canCreate: true,
  columns: [
    zone('id', 'id', id),
    zone('name', 'name', shortLine),
    zone('countries', 'countries', words(countryOrAll)),
    zone('regions', 'regions', words(region), { empty: [] }),
    zone('position', 'position', count, { empty: 0 }),
  ],
};

export const rateTable: TableDefinition<RateRow> = {
  label: 'shipping rates',
  table: shippingRates,
  key: 'id',
  kind: null,
  blank: () => ({ id: '', methodId: '', zoneId: '', baseCents: 0, perItemCents: 0, freeFromCents: null }),
};

export const rateFile: FileDefinition<RateRow> = {
  name: 'shipping-rates',
  canCreate: true,
  columns: [
    rate('id', 'id', id),
    rate('method', 'methodId', id, { refers: 'method' }),
    rate('zone', 'zoneId', id, { refers: 'zone' }),
    rate('base', 'baseCents', dollars),
    rate('per_item', 'perItemCents', dollars, { empty: 0 }),
    rate('free_from', 'freeFromCents', dollars, { empty: null }),
  ],
};

export const taxTable: TableDefinition<TaxRow> = {
  label: 'taxes',
  table: taxRates,
  key: 'id',
  kind: null,
  blank: () => ({
    id: '',
    countryCode: '',
    region: null,
    postalPrefix: null,
    name: '',
    rateMillionths: 0,
    appliesToShipping: false,
    exemptSites: [],
  }),
  check: ({ countryCode, region: place }) =>
    place === null ? [] : unknownRegions([countryCode], [place]).map((problem) => ({ ...problem, column: 'region' })),
};

/** `8.25` is 82,500 parts per million. */
const percent = scaled({
  scale: 10_000,
  max: 100,
  message: 'must be a percentage from 0 to 100 with at most four decimals, such as 8.25',
  decimals: 0,
});

/** In upper case, as the postal codes of addresses are. */
const postalPrefix = code(
  (text) => (/^[A-Za-z0-9][A-Za-z0-9 -]{0,9}$/.test(text) ? text.toUpperCase() : null),
  'must be the beginning of a postal code, such as 902',
);

export const taxFile: FileDefinition<TaxRow> = {
  name: 'taxes',
  canCreate: true,
  columns: [
    tax('id', 'id', id),
    tax('country', 'countryCode', country),
    tax('region', 'region', region, { empty: null }),
    tax('postal_prefix', 'postalPrefix', postalPrefix, { empty: null }),
    tax('name', 'name', shortLine),
    tax('percent', 'rateMillionths', percent),
    tax('applies_to_shipping', 'appliesToShipping', yesNo, { empty: false }),
    tax('exempt_channels', 'exemptSites', channels, { empty: [] }),
  ],
};
