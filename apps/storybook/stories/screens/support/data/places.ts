import type { ClientProfessional, RetailLocation, RetailLocationPage, Store, StoreLabel } from '@regen/sdk';
import { users } from './people.ts';
import { productOf, summaryOf } from './products.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const hours = weekdays.map((day) => ({ day, opens: '09:00', closes: '18:00' }));

function place(
  id: string,
  name: string,
  storeLabel: string | null,
  [line1, city, region, postalCode]: readonly [string, string, string, string],
  [latitude, longitude]: readonly [number, number],
): RetailLocation {
  return {
    id,
    name,
    accountName: name,
    storeLabel,
    line1,
    line2: null,
    city,
    region,
    postalCode,
    countryCode: 'US',
    phone: '+1 801 555 0110',
    timezone: 'America/Denver',
    hours,
    latitude,
    longitude,
    distanceKm: null,
  };
}

const places: readonly RetailLocation[] = [
  place(
    'loc_1',
    'Lumen Skin Clinic',
    'lumen-skin',
    ['12 Main Street', 'Salt Lake City', 'UT', '84101'],
    [40.76, -111.89],
  ),
  place('loc_2', 'Studio Larimer', null, ['1420 Larimer Street', 'Denver', 'CO', '80202'], [39.75, -105]),
  place('loc_3', 'Harbor Aesthetics', null, ['8 Harbor Way', 'Portland', 'OR', '97204'], [45.52, -122.68]),
];

/** All of them; by a ZIP code with how far they are, and by other words those that have them. */
export function placesOf(query: URLSearchParams): RetailLocationPage {
  const words = query.get('search')?.toLowerCase();
  const found = places
    .filter(({ name, city }) => words === undefined || `${name} ${city}`.toLowerCase().includes(words))
    .map((each, index) => (query.has('postalCode') ? { ...each, distanceKm: 4 + index * 590 } : each));
  return { items: found, currentPage: 1, totalPages: found.length > 0 ? 1 : 0, totalCount: found.length, perPage: 12 };
}

const { accountId } = users.b2b;

export const storeOf = (): Store => ({
  storeLabel: 'lumen-skin',
  accountId,
  accountName: 'Lumen Skin Clinic',
  hasRetailStore: true,
  picture: null,
  intro:
    'Facials and peels for skin that needs calm more than correction.\n\nEvery product on our shelves is one we use.',
  team: [
    { name: 'Dana Whitfield', role: 'Owner, master esthetician' },
    { name: 'Mei Tanaka', role: 'Esthetician, sensitive skin' },
  ],
  locations: places.slice(0, 1),
  bundles: [
    {
      bundleToken: 'calm-winter-skin-shared-link-001',
      bundleName: 'Calm winter skin',
      itemCount: 5,
      products: ['1101', '1402', '1501', '1802'].map((sku) => {
        const { shortName, image } = summaryOf(productOf(sku), 'web');
        return { sku, shortName, image };
      }),
    },
  ],
});

export const storeLabelOf = (): StoreLabel => ({
  accountId,
  storeLabel: 'lumen-skin',
  formerLabels: [],
  hasRetailStore: true,
  url: 'https://shop.example/store/lumen-skin',
  picture: null,
});

/** The clinic of the retail client. */
export const professionalOf = (): ClientProfessional => ({
  accountId,
  accountName: 'Lumen Skin Clinic',
  storeLabel: 'lumen-skin',
  picture: null,
  linkedAt: '2026-03-02T17:20:11.000Z',
  locations: places.slice(0, 1),
});
