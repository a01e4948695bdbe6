import {
  cartTotals,
  createIdFactory,
  DEFAULT_POINTS_POLICY,
  priceFor,
  rewardsEligibility,
  shippingQuotes,
  taxRuleFor,
} from '@regen/domain';
import type { IdKind } from '@regen/domain';
import { planBundleOrders } from './bundles/bundle-orders.ts';
import { demoBuyers, inventGuests } from './history/buyers.ts';
import type { HistoryBuyer } from './history/buyers.ts';
import { busyness, DAY, momentOf, poisson } from './history/calendar.ts';
import { fateOf } from './history/fate.ts';
import type { HistoryOrder } from './history/history-order.ts';
import type { PlannedOrder } from './history/planned-order.ts';
import { readShelf, takeFrom } from './history/shelf.ts';
import type { ShelfProduct } from './history/shelf.ts';
import { writeHistory } from './history/write.ts';
import type { DemoHost, Pricing } from './host.ts';
import { pick, randomFrom } from './large/random.ts';
import type { Random } from './large/random.ts';
import type { SeedReport } from './seed-step.ts';

const DAYS = 365;
/** Orders of visitors on a day like any other. */
const GUEST_ORDERS = 4.2;
/** Days between two orders of a professional, by tier: the larger the clinic, the more often it reorders. */
const REORDER = [26, 21, 16, 11];
const CHUNK = 400;

/** A basket of a visitor or retail client: few products, small quantities. */
function smallBasket(
  shelf: readonly ShelfProduct[],
  buyer: HistoryBuyer,
  at: number,
  random: Random,
): PlannedOrder['lines'] {
  const lines = new Map<string, PlannedOrder['lines'][number]>();
  const size = 1 + Math.min(4, poisson(0.9, random));
  for (let index = 0; index < size; index += 1) {
    const product = takeFrom(shelf, buyer.channel, at, random);
    if (product) lines.set(product.sku, { product, quantity: random() < 0.85 ? 1 : 2 });
  }
  return [...lines.values()];
}

/** Clinics and schools reorder what they use, and now and then try something new. */
function restocking(
  habit: readonly ShelfProduct[],
  shelf: readonly ShelfProduct[],
  buyer: HistoryBuyer,
  at: number,
  random: Random,
): PlannedOrder['lines'] {
  const tier = buyer.tier ?? 2;
  const known = habit.filter((product) => product.launchedAt <= at && random() < 0.7);
  const fresh = takeFrom(shelf, buyer.channel, at, random);
  const chosen = fresh && !known.includes(fresh) ? [...known, fresh] : known;
  return chosen.map((product) => ({ product, quantity: 1 + Math.floor(random() * (1 + tier * 1.5)) }));
}

function plan(
  buyers: readonly HistoryBuyer[],
  guests: readonly HistoryBuyer[],
  shelf: readonly ShelfProduct[],
  now: number,
): PlannedOrder[] {
  const random = randomFrom(20_251);
  const today = Math.floor(now / DAY) * DAY;
  const planned: PlannedOrder[] = [];
  const add = (buyer: HistoryBuyer, at: number, lines: PlannedOrder['lines']) => {
    if (at < now - 5 * 60_000 && lines.length > 0) planned.push({ buyer, at, lines });
  };
  for (let day = today - DAYS * DAY; day <= today; day += DAY) {
    for (let left = poisson(GUEST_ORDERS * busyness(new Date(day), 'retail'), random); left > 0; left -= 1) {
      const at = momentOf(day, 'retail', random);
      const buyer = pick(random, guests);
      add(buyer, at, smallBasket(shelf, buyer, at, random));
    }
  }
  for (const buyer of buyers) {
    if (buyer.channel === 'retail') {
      for (
        let day = today - DAYS * DAY + Math.floor(random() * 40) * DAY;
        day <= today;
        day += Math.round(24 + random() * 38) * DAY
      ) {
        const at = momentOf(day, 'retail', random);
        add(buyer, at, smallBasket(shelf, buyer, at, random));
      }
      continue;
    }
    const habit = Array.from({ length: 7 }, () => takeFrom(shelf, buyer.channel, now, random)).filter(
      (product) => product !== null,
    );
    const cycle = buyer.channel === 'school' ? 40 : (REORDER[(buyer.tier ?? 2) - 1] ?? 21);
    for (
      let day = today - DAYS * DAY + Math.floor(random() * cycle) * DAY;
      day <= today;
      day += Math.round(cycle * (0.75 + random() * 0.5)) * DAY
    ) {
      // Clinics are closed at weekends.
      const weekday = new Date(day).getUTCDay();
      const open = weekday === 0 ? day + DAY : weekday === 6 ? day + 2 * DAY : day;
      const at = momentOf(open, 'professional', random);
      add(buyer, at, restocking([...new Set(habit)], shelf, buyer, at, random));
    }
  }
  return planned.sort((a, b) => a.at - b.at);
}

/** Prices an order as the store would have at that moment. */
function price(
  planned: PlannedOrder,
  pricing: Pricing,
  balance: number,
  random: Random,
): HistoryOrder['priced'] | null {
  const { buyer, at } = planned;
  const lines = planned.lines.flatMap(({ product, quantity }) => {
    const block = priceFor(product.prices, buyer.channel, buyer.tier);
    return block ? [{ product, quantity, block }] : [];
  });
  if (lines.length === 0) return null;
  const rewards = rewardsEligibility({ ...buyer, channel: buyer.channel });
  const tax = taxRuleFor(pricing.taxes, buyer.address, buyer.channel);
  const input = {
    lines: lines.map(({ product, quantity, block }) => ({
      sku: product.sku,
      quantity,
      unitPrice: block.yourPrice,
      categories: product.categories,
      isSellable: true,
    })),
    channel: buyer.channel,
    now: at,
    automatic: pricing.automatic,
    points: {
      wanted: balance >= 400 && random() < 0.35 ? Math.floor(balance / 100) * 100 : 0,
      balance,
      isEligible: rewards.isEligible,
      policy: DEFAULT_POINTS_POLICY,
    },
    tax,
    shipping: null,
    freeItems: [],
  };
  const bare = cartTotals(input);
  const parcel = { amount: bare.subtotal - bare.discount, pieces: bare.itemCount };
  const quotes = shippingQuotes(pricing, buyer.address, buyer.channel, parcel);
  const quote = random() < 0.12 ? (quotes[1] ?? quotes[0]) : quotes[0];
  if (!quote) return null;
  return { lines, totals: cartTotals({ ...input, shipping: quote.rate }), method: quote.method, tax };
}

/** A year of orders of the demo users and of visitors, up to the moment of seeding. */
export async function seedOrders(host: DemoHost, report: SeedReport): Promise<void> {
  const { db } = host;
  const { rows } = await db.query<{ used: boolean }>('select exists (select from orders) as used');
  if (rows[0]?.used) return;
  const now = Date.now();
  const random = randomFrom(77_003);
  let moment = now;
  const makeId = createIdFactory({
    now: () => moment,
    fill: (bytes) => bytes.forEach((_, place) => (bytes[place] = Math.floor(random() * 256))),
  });
  const shelf = await readShelf(db);
  const pricing = await host.readPricing();
  const buyers = await demoBuyers(db);
  const planned = [
    ...plan(buyers, inventGuests(900, randomFrom(4_711)), shelf, now),
    ...planBundleOrders(buyers, shelf, now),
  ].sort((a, b) => a.at - b.at);
  const balances = new Map<string, number>();

  await db.transaction(async (tx) => {
    for (let start = 0; start < planned.length; start += CHUNK) {
      const orders: HistoryOrder[] = [];
      for (const each of planned.slice(start, start + CHUNK)) {
        moment = each.at;
        const { userId } = each.buyer;
        const balance = userId === null ? 0 : (balances.get(userId) ?? 0);
        const priced = price(each, pricing, balance, random);
        if (!priced) continue;
        const fate = fateOf(each.at, now, priced.method, random);
        orders.push({ ...each, priced, fate, id: (kind: IdKind) => makeId(kind), random });
        if (userId === null) continue;
        const { pointsSpent, pointsEarned } = priced.totals;
        const counts = fate.state !== 'canceled' && fate.state !== 'refunded';
        if (counts) balances.set(userId, balance - pointsSpent + pointsEarned);
      }
      await writeHistory(tx, orders);
      report(Math.min(start + CHUNK, planned.length), planned.length);
    }
  });
}
