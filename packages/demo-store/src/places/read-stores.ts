import { sortOpenings, WEEKDAYS } from '@regen/domain';
import type { Opening, Weekday } from '@regen/domain';
import { NORTH_AMERICAN_STORES, STORES_ABROAD } from './stores.ts';

export interface DemoStore {
  name: string;
  /** The business that it belongs to, by name. */
  account: string;
  line1: string;
  line2: string | null;
  city: string;
  region: string | null;
  postalCode: string | null;
  countryCode: string;
  timezone: string;
  /** Null: where its postal code is. */
  position: readonly [latitude: number, longitude: number] | null;
  phone: string;
  hours: Opening[];
}

function open(days: readonly Weekday[], ...times: readonly string[]): Opening[] {
  return days.flatMap((day) =>
    times.map((time) => {
      const [opens = '', closes = ''] = time.split('-');
      return { day, opens, closes };
    }),
  );
}

const WEEK = WEEKDAYS.slice(0, 5);

const WEEKS: ReadonlyMap<string, Opening[]> = new Map(
  Object.entries({
    studio: sortOpenings([
      ...open(['tuesday', 'wednesday', 'friday'], '10:00-18:00'),
      ...open(['thursday'], '12:00-20:00'),
      ...open(['saturday'], '09:00-16:00'),
    ]),
    clinic: sortOpenings([...open(WEEK, '09:00-12:30', '13:30-18:00'), ...open(['saturday'], '09:00-14:00')]),
    weekdays: sortOpenings(open(WEEK, '09:00-17:00')),
    resort: sortOpenings(open(WEEKDAYS, '10:00-19:00')),
  }),
);

export function weekOf(name: string): Opening[] {
  const week = WEEKS.get(name);
  if (!week) throw new Error(`There is no week called ${name}.`);
  return week;
}

function fields(line: string): string[] {
  return line.split('|').map((field) => field.trim());
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function named(text: string): { name: string; account: string } {
  const [name = '', account = name] = text.split(' @ ');
  return { name, account };
}

function street(text: string): { line1: string; line2: string | null } {
  const [line1 = '', line2 = null] = text.split(', ');
  return { line1, line2 };
}

function americanStore(line: string, place: number): DemoStore {
  const [who = '', where = '', town = '', timezone = '', week = ''] = fields(line);
  const [city = '', rest = ''] = town.split(', ');
  const postalCode = rest.slice(3);
  return {
    ...named(who),
    ...street(where),
    city,
    region: rest.slice(0, 2),
    postalCode,
    countryCode: /^\d/.test(postalCode) ? 'US' : 'CA',
    timezone,
    position: null,
    phone: `+1 ${200 + ((place * 37) % 780)} 555 01${String(place % 100).padStart(2, '0')}`,
    hours: weekOf(week),
  };
}

function storeAbroad(line: string): DemoStore {
  const [who = '', where = '', city = '', postal = '', timezone = '', position = '', phone = '', week = ''] =
    fields(line);
  const [latitude = 0, longitude = 0] = position.split(', ').map(Number);
  return {
    ...named(who),
    ...street(where),
    city,
    region: null,
    postalCode: postal.slice(3) || null,
    countryCode: postal.slice(0, 2),
    timezone,
    position: [latitude, longitude],
    phone,
    hours: weekOf(week),
  };
}

export const demoStores: readonly DemoStore[] = [
  ...lines(NORTH_AMERICAN_STORES).map(americanStore),
  ...lines(STORES_ABROAD).map(storeAbroad),
];
