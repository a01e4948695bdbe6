import { randomUUID } from 'node:crypto';
import { Api } from './api.ts';
import { someSkus } from './requests.ts';
import type { Store } from './store.ts';

export interface Person {
  api: Api;
  id: string;
  accountId: string;
}

/** The callers and the data they request: looked up once for each database. */
export interface World {
  /** The application itself, signed out. */
  shop: Api;
  /** A professional with clients, a store, bundles and registrations. */
  pro: Person;
  /** A retail client of that professional. */
  client: Person;
  staff: Person;
  /** Of a school. */
  student: Person;
  /** A guest with five lines in the cart and a place to send them to. */
  guest: Api;
  skus: readonly string[];
  orders: readonly string[];
  clients: readonly string[];
  /** Accounts that the professional has written with. */
  partners: readonly string[];
  bundles: readonly { bundleId: string; bundleToken: string }[];
  courses: readonly string[];
}

/** What the demo store teaches. */
const COURSES = [
  'HAE-SLC-100',
  'HAE-DEN-101',
  'HAE-AUS-102',
  'FDE-SLC-200',
  'IPC-AUS-300',
  'VIR-SUN-500',
  'VIR-BAR-102',
];
const DESTINATION = { countryCode: 'US', region: 'CO', postalCode: '80202' };

async function person(store: Store, email: string): Promise<Person> {
  const caller = new Api(store.url, randomUUID());
  const { id, accountId } = await caller.signIn(email);
  return { api: caller, id, accountId };
}

async function guestWithCart(store: Store, skus: readonly string[]): Promise<Api> {
  const guest = new Api(store.url, randomUUID());
  const items = skus.slice(0, 5).map((sku) => ({ sku, quantity: 1 }));
  await guest.put('/cart/guest', { items, destination: DESTINATION });
  return guest;
}

interface Page<Item> {
  items: Item[];
}

export async function openWorld(store: Store): Promise<World> {
  const shop = new Api(store.url, randomUUID());
  const [pro, client, staff, student, skus, onSale] = await Promise.all([
    person(store, 'dana@lumenclinic.example'),
    person(store, 'ana@clients.example'),
    person(store, 'noor@regen.example'),
    person(store, 'ruth@northfield.example'),
    someSkus(shop),
    shop.get<Page<{ sku: string; stock: { state: string } }>>('/products/public?perPage=48'),
  ]);
  const buyable = onSale.items.filter(({ stock }) => stock.state === 'in_stock').map(({ sku }) => sku);
  const [orders, clients, talks, bundles, courses] = await Promise.all([
    pro.api.get<Page<{ id: string }>>(`/user/${pro.id}/order`),
    pro.api.get<Page<{ clientId: string }>>(`/users/${pro.id}/retailClients`),
    pro.api.get<{ users: { party: { accountId: string } }[] }>('/messages/users'),
    pro.api.get<Page<{ bundleId: string; bundleToken: string }>>(`/recommendations/${pro.id}`),
    pro.api.answered(COURSES.map((id) => `/course/${id}`)),
  ]);
  return {
    shop,
    pro,
    client,
    staff,
    student,
    guest: await guestWithCart(store, buyable),
    skus: skus.slice(0, 500),
    orders: orders.items.map(({ id }) => id),
    clients: clients.items.map(({ clientId }) => clientId),
    partners: talks.users.map(({ party }) => party.accountId),
    bundles: bundles.items,
    courses: courses.map((path) => path.slice('/course/'.length)),
  };
}
