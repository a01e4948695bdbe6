import type { Site } from '@regen/domain';
import type { Permission } from '@regen/sdk';

/** The password of all demo users on a local start. It is printed and is in the README: nothing there is worth protecting. */
export const DEMO_PASSWORD = 'regen-demo-2026';

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

export interface DemoAccount {
  key: number;
  name: string;
  site: Site;
  accountType: 'professional' | 'retail' | 'school';
  discountModel: string | null;
  tier: number | null;
  rewardsTier: string | null;
  exemptForReward: boolean;
  hasRetailStore: boolean;
}

export interface DemoAddress {
  label: string;
  line1: string;
  line2: string | null;
  city: string;
  region: string | null;
  postalCode: string;
  countryCode: string;
}

export interface DemoUser {
  key: number;
  account: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  countryCode: string;
  permissions: readonly Permission[];
  /** How the sign-in is described in the printed list; null keeps it out of the list. */
  shown: string | null;
  addresses: readonly DemoAddress[];
}

const plain = { discountModel: null, tier: null, rewardsTier: null, exemptForReward: false, hasRetailStore: false };

function clinic(key: number, name: string, tier: number, more: Partial<DemoAccount> = {}): DemoAccount {
  const account = { key, name, tier, site: 'b2b', accountType: 'professional', discountModel: 'Professional' } as const;
  return { ...plain, ...account, ...more };
}

function household(key: number, name: string): DemoAccount {
  return { ...plain, key, name, site: 'retail', accountType: 'retail' };
}

export const demoAccounts: readonly DemoAccount[] = [
  clinic(1, 'Lumen Skin Clinic', 1, { rewardsTier: 'Silver', hasRetailStore: true }),
  clinic(2, 'Ode Aesthetics', 2, { rewardsTier: 'Gold', hasRetailStore: true }),
  clinic(3, 'Raman Dermal Studio', 3, { rewardsTier: 'Platinum' }),
  clinic(4, 'Lindqvist Med Spa Group', 4),
  clinic(5, 'Brandt Day Spa', 2, { exemptForReward: true }),
  household(6, 'Ana Ruiz'),
  household(7, 'Joel Kim'),
  household(8, 'Grace Obi'),
  household(9, 'Tom Becker'),
  { ...plain, key: 10, name: 'Northfield School of Esthetics', site: 'school', accountType: 'school' },
];

/** The account of the staff, which the migrations make. */
export const STAFF_ACCOUNT = 11;

/** "Street, unit | City, REGION 12345 | US" read into its parts. */
function at(label: string, text: string): DemoAddress {
  const [street = '', place = '', countryCode = 'US'] = text.split(' | ');
  const [line1 = '', line2 = null] = street.split(', ');
  const [city = '', rest = ''] = place.split(', ');
  const hasRegion = countryCode === 'US' || countryCode === 'CA';
  const region = hasRegion ? rest.slice(0, 2) : null;
  return { label, line1, line2, city, region, postalCode: hasRegion ? rest.slice(3) : rest, countryCode };
}

function person(
  key: number,
  account: number,
  name: string,
  contact: { email: string; phone: string },
  permissions: readonly Permission[],
  shown: string | null,
  ...addresses: DemoAddress[]
): DemoUser {
  const [firstName = '', lastName = ''] = name.split(' ');
  const countryCode = addresses[0]?.countryCode ?? 'US';
  return { key, account, firstName, lastName, ...contact, countryCode, permissions, shown, addresses };
}

const dana = { email: 'dana@lumenclinic.example', phone: '+1 801 555 0110' };
const marcus = { email: 'marcus@odeaesthetics.example', phone: '+1 512 555 0121' };
const priya = { email: 'priya@ramandermal.example', phone: '+1 415 555 0132' };
const sofia = { email: 'sofia@lindqvistmedspa.example', phone: '+1 305 555 0143' };
const helen = { email: 'helen@brandtspa.example', phone: '+1 207 555 0154' };
const ana = { email: 'ana@clients.example', phone: '+1 801 555 0165' };
const joel = { email: 'joel@clients.example', phone: '+1 801 555 0176' };
const grace = { email: 'grace@clients.example', phone: '+44 20 5550 0187' };
const tom = { email: 'tom@clients.example', phone: '+1 416 555 0198' };
const ruth = { email: 'ruth@northfield.example', phone: '+1 612 555 0109' };
const noor = { email: 'noor@regen.example', phone: '+1 801 555 0100' };
const eli = { email: 'eli@lumenclinic.example', phone: '+1 801 555 0111' };

export const demoUsers: readonly DemoUser[] = [
  person(
    1,
    1,
    'Dana Whitfield',
    dana,
    SELLING,
    'professional, Tier 1',
    at('Clinic', '418 East Broadway, Suite 200 | Salt Lake City, UT 84111'),
    at('Home', '2290 Yale Avenue | Salt Lake City, UT 84108'),
  ),
  person(
    2,
    2,
    'Marcus Ode',
    marcus,
    SELLING,
    'professional, Tier 2',
    at('Studio', '1109 S Lamar Blvd | Austin, TX 78704'),
  ),
  person(
    3,
    3,
    'Priya Raman',
    priya,
    SELLING,
    'professional, Tier 3',
    at('Studio', '77 Octavia Street | San Francisco, CA 94102'),
  ),
  person(
    4,
    4,
    'Sofia Lindqvist',
    sofia,
    SELLING,
    'professional, Tier 4 (no rewards)',
    at('Warehouse', '2500 NW 79th Avenue | Doral, FL 33122'),
  ),
  person(
    5,
    5,
    'Helen Brandt',
    helen,
    SELLING,
    'professional, Tier 2, exempt from rewards',
    at('Spa', '12 Exchange Street | Portland, ME 04101'),
  ),
  person(
    6,
    6,
    'Ana Ruiz',
    ana,
    BUYING,
    'retail client of Lumen Skin Clinic',
    at('Home', '965 South 1100 East | Salt Lake City, UT 84105'),
  ),
  person(7, 7, 'Joel Kim', joel, BUYING, null, at('Home', '340 Center Street | Provo, UT 84601')),
  person(8, 8, 'Grace Obi', grace, BUYING, null, at('Home', '21 Lamb’s Conduit Street | London, WC1N 3NG | GB')),
  person(9, 9, 'Tom Becker', tom, BUYING, null, at('Home', '88 Harbord Street | Toronto, ON M5S 1G5 | CA')),
  person(
    10,
    10,
    'Ruth Calder',
    ruth,
    BUYING,
    'school',
    at('School', '510 Division Street South | Northfield, MN 55057'),
  ),
  person(11, STAFF_ACCOUNT, 'Noor Haddad', noor, STAFF, 'staff'),
  person(12, 1, 'Eli Warren', eli, SELLING, null),
];

/** Retail accounts by the professional account that looks after them. */
export const demoClients: Readonly<Record<number, readonly number[]>> = { 1: [6, 7], 3: [8] };

/** Ids of demo records are fixed, so that other steps and tests can name them. */
export function demoId(prefix: 'usr' | 'acc' | 'adr', number: number): string {
  return `${prefix}_${String(number).padStart(26, '0')}`;
}
