import type { Site } from '@regen/domain';
import type { Permission } from '@regen/sdk';

/** The password of everyone in the shop that tests run on. */
export const PASSWORD = 'nine lanterns by the pier';

/** Who can sign in, by role; their accounts are below. */
export const PEOPLE = {
  /** Tier 1, with a store, clients, bundles, orders and points. */
  professional: 'dora@larkclinic.example',
  /** In the same account. */
  colleague: 'ezra@larkclinic.example',
  /** Tier 2, with a store. */
  otherProfessional: 'milo@orresthetics.example',
  /** Tier 3, without a store. */
  studio: 'petra@rosendermal.example',
  /** Tier 4, which has no rewards. */
  group: 'stella@lundmedspa.example',
  /** Tier 2, exempt from rewards. */
  exempt: 'hilda@brockspa.example',
  /** A client of the professional. */
  client: 'amy@homes.example',
  otherClient: 'jonas@homes.example',
  /** In London, and a client of the studio. */
  clientAbroad: 'greta@homes.example',
  /** In Canada, and nobody's client. */
  retail: 'theo@homes.example',
  school: 'rita@norwood.example',
  staff: 'nina@birchbrine.example',
};

export interface ShopAccount {
  key: number;
  name: string;
  site: Site;
  type: 'professional' | 'retail' | 'school';
  tier?: number;
  rewardsTier?: string;
  isExempt?: boolean;
  hasStore?: boolean;
}

export interface ShopUser {
  key: number;
  /** Null for the care team's, which the migrations create. */
  account: number | null;
  name: readonly [first: string, last: string];
  email: string;
  phone: string;
  permissions: readonly Permission[];
  /** Label, street, city, region, postal code and country. */
  addresses: readonly (readonly [string, string, string, string | null, string, string])[];
}

const SELLING: readonly Permission[] = [
  'cart:write',
  'orders:read',
  'clients:read',
  'store:write',
  'recommendations:write',
  'messages:write',
];
const BUYING: readonly Permission[] = ['cart:write', 'orders:read', 'messages:write'];
const STAFF: readonly Permission[] = [
  ...SELLING,
  'messages:care',
  'admin:impersonate',
  'admin:users',
  'admin:bundles',
  'admin:content',
  'admin:reviews',
  'admin:applications',
  'admin:orders',
];

const clinic = { site: 'b2b', type: 'professional' } as const;
const household = { site: 'retail', type: 'retail' } as const;

/** More clients of the professional, so that her lists have pages. Nobody signs in as them. */
const MORE_CLIENTS = [
  'Bea Holm',
  'Cal Nye',
  'Della Fox',
  'Edith Gray',
  'Finn O’Hara',
  'Gus Idle',
  'Hana Sato',
  'Ivo Lenz',
];

export const accounts: readonly ShopAccount[] = [
  { key: 1, name: 'Lark Skin Clinic', ...clinic, tier: 1, rewardsTier: 'Silver', hasStore: true },
  { key: 2, name: 'Orr Esthetics', ...clinic, tier: 2, rewardsTier: 'Gold', hasStore: true },
  { key: 3, name: 'Rosen Dermal Studio', ...clinic, tier: 3, rewardsTier: 'Platinum' },
  { key: 4, name: 'Lund Med Spa Group', ...clinic, tier: 4 },
  { key: 5, name: 'Brock Day Spa', ...clinic, tier: 2, isExempt: true },
  { key: 6, name: 'Amy Rubin', ...household },
  { key: 7, name: 'Jonas Kerr', ...household },
  { key: 8, name: 'Greta Osei', ...household },
  { key: 9, name: 'Theo Banks', ...household },
  { key: 10, name: 'Norwood School of Esthetics', site: 'school', type: 'school' },
  ...MORE_CLIENTS.map((name, place) => ({ key: 101 + place, name, ...household })),
];

export const users: readonly ShopUser[] = [
  {
    key: 1,
    account: 1,
    name: ['Dora', 'Winslow'],
    email: PEOPLE.professional,
    phone: '+1 801 555 0110',
    permissions: SELLING,
    addresses: [
      ['Clinic', '300 East Second Street', 'Salt Lake City', 'UT', '84111', 'US'],
      ['Home', '14 Quince Avenue', 'Salt Lake City', 'UT', '84108', 'US'],
    ],
  },
  {
    key: 2,
    account: 2,
    name: ['Milo', 'Orr'],
    email: PEOPLE.otherProfessional,
    phone: '+1 512 555 0121',
    permissions: SELLING,
    addresses: [['Studio', '810 Pecan Street', 'Austin', 'TX', '78704', 'US']],
  },
  {
    key: 3,
    account: 3,
    name: ['Petra', 'Rosen'],
    email: PEOPLE.studio,
    phone: '+1 415 555 0132',
    permissions: SELLING,
    addresses: [['Studio', '5 Fell Lane', 'San Francisco', 'CA', '94102', 'US']],
  },
  {
    key: 4,
    account: 4,
    name: ['Stella', 'Lund'],
    email: PEOPLE.group,
    phone: '+1 305 555 0143',
    permissions: SELLING,
    addresses: [['Warehouse', '40 Dock Road', 'Doral', 'FL', '33122', 'US']],
  },
  {
    key: 5,
    account: 5,
    name: ['Hilda', 'Brock'],
    email: PEOPLE.exempt,
    phone: '+1 207 555 0154',
    permissions: SELLING,
    addresses: [['Spa', '7 Wharf Street', 'Portland', 'ME', '04101', 'US']],
  },
  {
    key: 6,
    account: 6,
    name: ['Amy', 'Rubin'],
    email: PEOPLE.client,
    phone: '+1 801 555 0165',
    permissions: BUYING,
    addresses: [['Home', '52 South Orchard Street', 'Salt Lake City', 'UT', '84105', 'US']],
  },
  {
    key: 7,
    account: 7,
    name: ['Jonas', 'Kerr'],
    email: PEOPLE.otherClient,
    phone: '+1 801 555 0176',
    permissions: BUYING,
    addresses: [['Home', '9 Mill Road', 'Provo', 'UT', '84601', 'US']],
  },
  {
    key: 8,
    account: 8,
    name: ['Greta', 'Osei'],
    email: PEOPLE.clientAbroad,
    phone: '+44 20 5550 0187',
    permissions: BUYING,
    addresses: [['Home', '3 Old Mews', 'London', null, 'WC1N 3NG', 'GB']],
  },
  {
    key: 9,
    account: 9,
    name: ['Theo', 'Banks'],
    email: PEOPLE.retail,
    phone: '+1 416 555 0198',
    permissions: BUYING,
    addresses: [['Home', '60 Elm Crescent', 'Toronto', 'ON', 'M5S 1G5', 'CA']],
  },
  {
    key: 10,
    account: 10,
    name: ['Rita', 'Cole'],
    email: PEOPLE.school,
    phone: '+1 612 555 0109',
    permissions: BUYING,
    addresses: [['School', '1 College Hill', 'Northfield', 'MN', '55057', 'US']],
  },
  {
    key: 11,
    account: null,
    name: ['Nina', 'Hale'],
    email: PEOPLE.staff,
    phone: '+1 801 555 0100',
    permissions: STAFF,
    addresses: [],
  },
  {
    key: 12,
    account: 1,
    name: ['Ezra', 'Wolfe'],
    email: PEOPLE.colleague,
    phone: '+1 801 555 0111',
    permissions: SELLING,
    addresses: [],
  },
  ...MORE_CLIENTS.map((name, place): ShopUser => {
    const [first = '', last = ''] = name.split(' ');
    return {
      key: 101 + place,
      account: 101 + place,
      name: [first, last],
      email: `client${place + 1}@homes.example`,
      phone: `+1 801 555 020${place}`,
      permissions: BUYING,
      addresses: [['Home', `${place + 1} Linden Way`, 'Salt Lake City', 'UT', '84106', 'US']],
    };
  }),
];

/** Professional and client, by the keys of their accounts. */
export const links: readonly (readonly [professional: number, client: number])[] = [
  [1, 6],
  [1, 7],
  [3, 8],
  ...MORE_CLIENTS.map((_name, place) => [1, 101 + place] as const),
];

/** The fixed ids of the shop's records. */
export const shopId = (prefix: 'usr' | 'acc' | 'adr', key: number): string =>
  `${prefix}_${String(key).padStart(26, '0')}`;
