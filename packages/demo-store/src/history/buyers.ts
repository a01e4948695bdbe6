import { regionsOf } from '@regen/domain';
import type { Channel } from '@regen/domain';
import type { Database } from '../host.ts';
import { pick } from '../large/random.ts';
import type { Random } from '../large/random.ts';

/** An address as an order keeps it. */
interface OrderAddress {
  firstName: string;
  lastName: string;
  company: string | null;
  line1: string;
  line2: string | null;
  city: string;
  region: string | null;
  postalCode: string;
  countryCode: string;
  phone: string | null;
}

export interface HistoryBuyer {
  userId: string | null;
  accountId: string | null;
  email: string;
  channel: Channel;
  tier: number | null;
  discountModel: string | null;
  exemptForReward: boolean;
  address: OrderAddress;
}

/** The demo users, with the address that their orders ship to. */
export async function demoBuyers(db: Pick<Database, 'query'>): Promise<HistoryBuyer[]> {
  const { rows } = await db.query<HistoryBuyer>(
    `select u.id as "userId", u.account_id as "accountId", u.email, a.site as channel, a.tier, a.discount_model as "discountModel",
       a.exempt_for_reward as "exemptForReward",
       json_build_object('firstName', d.first_name, 'lastName', d.last_name, 'company', d.company, 'line1', d.line1, 'line2', d.line2,
         'city', d.city, 'region', d.region, 'postalCode', d.postal_code, 'countryCode', d.country_code, 'phone', d.phone) as address
     from users u join accounts a on a.id = u.account_id join addresses d on d.user_id = u.id and d.is_default
     order by u.id`,
  );
  return rows;
}

const FIRST =
  'Maya Iris Nora June Elena Ruby Cora Tess Alma Vera Leah Ida Owen Theo Jonas Amir Luca Felix Mateo Noah Kenji Omar Ravi Samuel'.split(
    ' ',
  );
const LAST =
  'Alder Bianchi Castillo Duarte Ekström Farrow Garza Hayashi Ibarra Jensen Kowalski Laurent Moreau Nakamura Okafor Pereira Quinn Rosen Sandoval Tanaka Underwood Vance Whitaker Young'.split(
    ' ',
  );
const STREETS = 'Maple Cedar Juniper Harbor Mission Lincoln Orchard Summit Canyon Prospect Willow Franklin'.split(' ');

/** Cities with the start of their postal codes; the populous ones more often. */
const CITIES: readonly (readonly [string, string, string, number])[] = [
  ['New York', 'NY', '100', 6],
  ['Los Angeles', 'CA', '900', 5],
  ['Chicago', 'IL', '606', 3],
  ['Houston', 'TX', '770', 3],
  ['Phoenix', 'AZ', '850', 2],
  ['Seattle', 'WA', '981', 3],
  ['Denver', 'CO', '802', 3],
  ['Atlanta', 'GA', '303', 2],
  ['Miami', 'FL', '331', 3],
  ['Portland', 'OR', '972', 2],
  ['Salt Lake City', 'UT', '841', 4],
  ['Boston', 'MA', '021', 2],
  ['Nashville', 'TN', '372', 2],
  ['Minneapolis', 'MN', '554', 2],
  ['Honolulu', 'HI', '968', 1],
];
const WEIGHTED = CITIES.flatMap((city) => Array.from({ length: city[3] }, () => city));

function canadian(random: Random): Pick<OrderAddress, 'city' | 'region' | 'postalCode' | 'countryCode'> {
  const [city, region, postalCode] = pick(random, [
    ['Toronto', 'ON', 'M5V 2T6'],
    ['Vancouver', 'BC', 'V6B 1A1'],
    ['Montréal', 'QC', 'H2Y 1C6'],
  ] as const);
  return {
    city,
    region: regionsOf('CA').some(({ code }) => code === region) ? region : null,
    postalCode,
    countryCode: 'CA',
  };
}

/** Visitors who buy without an account; some of them return. */
export function inventGuests(count: number, random: Random): HistoryBuyer[] {
  return Array.from({ length: count }, (_, index) => {
    const firstName = pick(random, FIRST);
    const lastName = pick(random, LAST);
    const [city, region, zip] = pick(random, WEIGHTED);
    const place =
      random() < 0.04
        ? canadian(random)
        : {
            city,
            region,
            postalCode: `${zip}${String(1 + Math.floor(random() * 40)).padStart(2, '0')}`,
            countryCode: 'US',
          };
    const name = `${firstName}.${lastName}`
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z.]/g, '');
    return {
      userId: null,
      accountId: null,
      email: `${name}${index}@guests.example`,
      channel: 'web',
      tier: null,
      discountModel: null,
      exemptForReward: false,
      address: {
        firstName,
        lastName,
        company: null,
        line1: `${100 + Math.floor(random() * 4800)} ${pick(random, STREETS)} Street`,
        line2: random() < 0.25 ? `Apt ${1 + Math.floor(random() * 40)}` : null,
        ...place,
        phone: null,
      },
    };
  });
}
