// Longer than other files because it is a list: one entry a course.
import type { CourseCategory } from '@regen/domain';

/** A course of the demo program; its date is counted from the day of the seeding. */
export interface DemoCourse {
  id: string;
  title: string;
  summary: string;
  category: CourseCategory;
  /** Null for online. */
  place: { venue: string; city: string; state: string } | null;
  timezone: string;
  /** The course starts on the first such weekday (0 is Sunday) this many days from now, at `hour` of its place. */
  inDays: number;
  weekday: number;
  hour: number;
  /** Days and hours of the last day after the start. */
  days: number;
  hours: number;
  capacity: number;
  priceCents: number;
  isOpenToGuests: boolean;
  sites: readonly ('b2b' | 'retail' | 'school')[];
  /** How many places are taken; more than there are wait. */
  taken: number;
  /** Keys of demo users who attend, first of all. */
  people: readonly number[];
  /** Registration opens this many days from now. */
  opensInDays?: number;
}

const DENVER = { venue: 'Regen Education Center, 1600 Wynkoop Street', city: 'Denver', state: 'CO' };
const AUSTIN = { venue: 'Lamar Union Studios', city: 'Austin', state: 'TX' };
const CHICAGO = { venue: 'Fulton Market Loft', city: 'Chicago', state: 'IL' };
const PORTLAND = { venue: 'Pearl District Studio', city: 'Portland', state: 'OR' };
const SALT_LAKE = { venue: 'Regen Campus, 200 South', city: 'Salt Lake City', state: 'UT' };
const MIAMI = { venue: 'Miami Beach Convention Center', city: 'Miami Beach', state: 'FL' };
const VEGAS = { venue: 'Las Vegas Convention Center, West Hall', city: 'Las Vegas', state: 'NV' };
const NEW_YORK = { venue: 'Javits Center, North', city: 'New York', state: 'NY' };
const PHOENIX = { venue: 'Roosevelt Row Studio', city: 'Phoenix', state: 'AZ' };

const MOUNTAIN = 'America/Denver';
const CENTRAL = 'America/Chicago';
const EASTERN = 'America/New_York';
const PACIFIC = 'America/Los_Angeles';

const PRO = ['b2b'] as const;
const TRAINED = ['b2b', 'school'] as const;
const ALL = ['b2b', 'retail', 'school'] as const;

type Basics = Pick<DemoCourse, 'id' | 'title' | 'summary' | 'place' | 'timezone' | 'inDays' | 'capacity' | 'taken'> &
  Partial<DemoCourse>;

const hae = (basics: Basics): DemoCourse => ({
  category: 'HAE Events',
  weekday: 1,
  hour: 9,
  days: 1,
  hours: 8,
  priceCents: 24_900,
  isOpenToGuests: false,
  sites: PRO,
  people: [],
  ...basics,
});

const fourDays = (basics: Basics): DemoCourse => ({
  ...hae(basics),
  category: 'Four Day Events',
  weekday: 4,
  days: 3,
  priceCents: 89_500,
  sites: TRAINED,
  ...basics,
});

const inPerson = (basics: Basics): DemoCourse => ({
  ...hae(basics),
  category: 'In-Person Classes',
  weekday: 2,
  hour: 10,
  days: 0,
  hours: 6,
  priceCents: 14_900,
  sites: TRAINED,
  ...basics,
});

const tradeShow = (basics: Basics): DemoCourse => ({
  ...hae(basics),
  category: 'Trade Shows',
  weekday: 6,
  hour: 10,
  days: 2,
  hours: 7,
  priceCents: 0,
  isOpenToGuests: true,
  sites: ALL,
  ...basics,
});

const online = (basics: Omit<Basics, 'place'>): DemoCourse => ({
  ...hae({ ...basics, place: null }),
  category: 'Virtual Classes',
  weekday: 3,
  hour: 18,
  days: 0,
  hours: 1.5,
  priceCents: 0,
  isOpenToGuests: true,
  sites: ALL,
  ...basics,
});

/** A year of education and the months before it. */
export const program: readonly DemoCourse[] = [
  hae({
    id: 'HAE-SLC-100',
    title: 'HAE Salt Lake City: Acne Without Harm',
    summary: 'Two days on grading acne, choosing acids and keeping the barrier whole.',
    place: SALT_LAKE,
    timezone: MOUNTAIN,
    inDays: -75,
    capacity: 30,
    taken: 27,
    people: [1, 2, 3],
  }),
  hae({
    id: 'HAE-DEN-101',
    title: 'HAE Denver: Peels for Every Skin Tone',
    summary: 'Consultation, patch tests and layered peels on Fitzpatrick types I to VI, with models on the second day.',
    place: DENVER,
    timezone: MOUNTAIN,
    inDays: 24,
    capacity: 24,
    taken: 22,
    people: [1, 12],
  }),
  hae({
    id: 'HAE-AUS-102',
    title: 'HAE Austin: The Corrective Facial',
    summary: 'A full corrective protocol from the first wash to home care, done twice on a partner.',
    place: AUSTIN,
    timezone: CENTRAL,
    inDays: 80,
    capacity: 24,
    taken: 9,
    people: [2],
  }),
  hae({
    id: 'HAE-CHI-103',
    title: 'HAE Chicago: Pigment and Patience',
    summary: 'Melasma, marks after inflammation and sun: what to treat, when to wait.',
    place: CHICAGO,
    timezone: CENTRAL,
    inDays: 165,
    capacity: 28,
    taken: 4,
  }),
  hae({
    id: 'HAE-POR-104',
    title: 'HAE Portland: Sensitive and Rosacea-Prone Skin',
    summary: 'Calming protocols, triggers and the products that do less on purpose.',
    place: PORTLAND,
    timezone: PACIFIC,
    inDays: 255,
    capacity: 24,
    taken: 0,
  }),
  fourDays({
    id: 'FDE-SLC-200',
    title: 'Four Days in Salt Lake City: Advanced Practitioner',
    summary: 'Chemistry, peels, devices and business, with a written certificate at the end.',
    place: SALT_LAKE,
    timezone: MOUNTAIN,
    inDays: -130,
    capacity: 20,
    taken: 20,
    people: [3, 10],
  }),
  fourDays({
    id: 'FDE-DEN-201',
    title: 'Four Days in Denver: Advanced Practitioner',
    summary: 'Chemistry, peels, devices and business, with a written certificate at the end.',
    place: DENVER,
    timezone: MOUNTAIN,
    inDays: 38,
    capacity: 16,
    taken: 21,
    people: [3, 1],
  }),
  fourDays({
    id: 'FDE-PHX-202',
    title: 'Four Days in Phoenix: From Student to Clinic',
    summary: 'For last-year students: protocols, hygiene, first clients and the state board.',
    place: PHOENIX,
    timezone: 'America/Phoenix',
    inDays: 108,
    capacity: 20,
    taken: 7,
    people: [10],
    sites: ['school'],
    priceCents: 49_500,
  }),
  fourDays({
    id: 'FDE-CHI-203',
    title: 'Four Days in Chicago: Advanced Practitioner',
    summary: 'Chemistry, peels, devices and business, with a written certificate at the end.',
    place: CHICAGO,
    timezone: CENTRAL,
    inDays: 215,
    capacity: 20,
    taken: 2,
    opensInDays: 45,
  }),
  inPerson({
    id: 'IPC-AUS-300',
    title: 'Dermaplaning Basics',
    summary: 'Blade angles, skin tension and aftercare, on practice skin first.',
    place: AUSTIN,
    timezone: CENTRAL,
    inDays: -30,
    capacity: 12,
    taken: 11,
    people: [2],
  }),
  inPerson({
    id: 'IPC-DEN-301',
    title: 'Back Facial and Body Acne',
    summary: 'A 50-minute service to put on the menu the same week.',
    place: DENVER,
    timezone: MOUNTAIN,
    inDays: 12,
    capacity: 14,
    taken: 12,
    people: [12],
  }),
  inPerson({
    id: 'IPC-NYC-302',
    title: 'Selling Without Selling',
    summary: 'Recommending home care so that clients come back for it. Free for Regen accounts.',
    place: { venue: 'Flatiron Studio', city: 'New York', state: 'NY' },
    timezone: EASTERN,
    inDays: 52,
    capacity: 18,
    taken: 6,
    priceCents: 0,
    sites: PRO,
  }),
  inPerson({
    id: 'IPC-POR-303',
    title: 'Microcurrent and Facial Massage',
    summary: 'Hands first, then the device. Bring your own if you have one.',
    place: PORTLAND,
    timezone: PACIFIC,
    inDays: 120,
    capacity: 12,
    taken: 3,
    people: [5],
  }),
  inPerson({
    id: 'IPC-SLC-304',
    title: 'Open House: Your Skin, Explained',
    summary: 'An evening for retail clients with a skin reading and a glass of something.',
    place: SALT_LAKE,
    timezone: MOUNTAIN,
    inDays: 17,
    hour: 18,
    hours: 2.5,
    capacity: 40,
    taken: 31,
    people: [6, 7],
    priceCents: 2_500,
    sites: ALL,
    isOpenToGuests: true,
  }),
  tradeShow({
    id: 'TRS-LAS-400',
    title: 'Regen at the Las Vegas Skin Summit',
    summary: 'Three days of short demonstrations at booth 2410. Register for a seat at the front.',
    place: VEGAS,
    timezone: PACIFIC,
    inDays: -100,
    capacity: 120,
    taken: 96,
    people: [1, 2, 4],
  }),
  tradeShow({
    id: 'TRS-MIA-401',
    title: 'Regen at Spa & Resort Miami',
    summary: 'Treatment menus, back bar planning and peels on stage, booth 518.',
    place: MIAMI,
    timezone: EASTERN,
    inDays: 66,
    capacity: 120,
    taken: 41,
    people: [4],
  }),
  tradeShow({
    id: 'TRS-NYC-402',
    title: 'Regen at the New York Esthetics Show',
    summary: 'Meet the educators, try the new masks, take a protocol home. Booth 1130.',
    place: NEW_YORK,
    timezone: EASTERN,
    inDays: 145,
    capacity: 150,
    taken: 18,
  }),
  tradeShow({
    id: 'TRS-LAS-403',
    title: 'Regen at the Las Vegas Skin Summit, Next Edition',
    summary: 'Booth 2410 again, with a second stage for schools.',
    place: VEGAS,
    timezone: PACIFIC,
    inDays: 280,
    capacity: 120,
    taken: 0,
    opensInDays: 150,
  }),
  online({
    id: 'VIR-SUN-500',
    title: 'Sunscreen, Honestly',
    summary: 'Filters, textures and how much is enough, with time for questions.',
    timezone: MOUNTAIN,
    inDays: -14,
    capacity: 500,
    taken: 143,
    people: [6, 10],
  }),
  online({
    id: 'VIR-PEEL-101',
    title: 'Peels at Home: What Is Safe',
    summary: 'Which acids belong on a bathroom shelf and which do not.',
    timezone: MOUNTAIN,
    inDays: 9,
    capacity: 500,
    taken: 88,
    people: [7, 1],
  }),
  online({
    id: 'VIR-BAR-102',
    title: 'The Barrier Hour',
    summary: 'Ceramides, cleansers and why less is often more. Ask anything.',
    timezone: EASTERN,
    inDays: 31,
    capacity: 500,
    taken: 37,
  }),
  online({
    id: 'VIR-PRO-103',
    title: 'Back Bar Costing for Clinics',
    summary: 'What a treatment costs you, to the cent, with a sheet to keep.',
    timezone: CENTRAL,
    inDays: 45,
    hour: 12,
    capacity: 80,
    taken: 26,
    people: [2, 5],
    priceCents: 4_900,
    isOpenToGuests: false,
    sites: PRO,
  }),
  online({
    id: 'VIR-ING-104',
    title: 'Reading an INCI List',
    summary: 'From the first five names to the last: a label, line by line.',
    timezone: PACIFIC,
    inDays: 94,
    capacity: 500,
    taken: 12,
  }),
  online({
    id: 'VIR-TEEN-105',
    title: 'Teenage Skin and Their Parents',
    summary: 'A routine of three steps that survives a school week.',
    timezone: MOUNTAIN,
    inDays: 190,
    capacity: 500,
    taken: 3,
  }),
  online({
    id: 'VIR-MEL-106',
    title: 'Melasma in Summer',
    summary: 'What helps, what waits for autumn and what never worked.',
    timezone: EASTERN,
    inDays: 235,
    capacity: 500,
    taken: 0,
    priceCents: 1_900,
  }),
];
