import { dateIn, fromCents, HOME_ZONE, isoWeekOf, parseIsoWeek, zonedTime } from '@regen/domain';
import type { IsoWeek } from '@regen/domain';
import type { WeeklySale } from '@regen/sdk';
import { userOf } from '../../auth/user-of.ts';
import { self } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import { toFrontImage } from '../../media/product-image.ts';
import type { Needs } from '../../platform.ts';
import { refuse } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { salesByDay, storeZone, topProducts } from './repository.ts';
import type { SaleDayRow } from './repository.ts';

type SalesOperation = 'storeListTopProducts' | 'storeGetWeeklySales';

const DAY = 86_400_000;
/** Beyond it a date on the wire would have more than four digits of year. */
const LAST = Date.UTC(9999, 0, 1);

function readWeek(text: string): IsoWeek {
  const week = parseIsoWeek(text);
  if (week && week.start >= 0 && week.end <= LAST) return week;
  const message = `There is no week ${text}.`;
  throw refuse('week_unknown', message, { details: [{ path: '/query/week', message }] });
}

const NOTHING = { orders: 0, quantity: 0, revenueCents: 0 };

/** When the days of a week and of the week before begin in a zone, and the last one ends. */
function daysOf({ start }: IsoWeek, zone: string): Date[] {
  return Array.from({ length: 15 }, (_, day) => zonedTime(start + (day - 7) * DAY, 0, zone));
}

function toWeeklySale(
  { week, start }: IsoWeek,
  { timezone, from, to }: { timezone: string; from: Date; to: Date },
  rows: readonly SaleDayRow[],
): WeeklySale {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const days = Array.from({ length: 7 }, (_, day) => byDay.get(day + 7) ?? NOTHING);
  const sum = (of: readonly (typeof NOTHING)[], field: keyof typeof NOTHING) =>
    of.reduce((total, row) => total + row[field], 0);
  const before = rows.filter(({ day }) => day < 7);
  return {
    week,
    from: from.toISOString(),
    to: to.toISOString(),
    timezone,
    currency: 'USD',
    buckets: days.map(({ orders, quantity, revenueCents }, day) => ({
      date: new Date(start + day * DAY).toISOString().slice(0, 10),
      orders,
      quantity,
      revenue: fromCents(revenueCents),
    })),
    total: {
      orders: sum(days, 'orders'),
      quantity: sum(days, 'quantity'),
      revenue: fromCents(sum(days, 'revenueCents')),
    },
    previousRevenue: fromCents(sum(before, 'revenueCents')),
  };
}

/** What the linked retail clients of a professional buy. */
export function createSalesModule({ clock, db }: Needs<'clock' | 'db'>): Module<SalesOperation> {
  const mine = self('id', { sites: ['b2b'], permission: 'clients:read' });
  return {
    operations: {
      storeListTopProducts: operation(mine, async ({ actor, query }) => {
        const { days = 30, limit = 10 } = query;
        const to = clock.now();
        const from = new Date(to.getTime() - days * DAY);
        const rows = await topProducts(db, { accountId: userOf(actor).accountId, from, to, limit });
        return {
          days,
          from: from.toISOString(),
          to: to.toISOString(),
          currency: 'USD',
          items: rows.map(({ sku, name, shortName, front, quantity, orders, revenueCents }) => ({
            sku,
            name,
            shortName,
            image: toFrontImage(front),
            quantity,
            orders,
            revenue: fromCents(revenueCents),
          })),
        };
      }),
      storeGetWeeklySales: operation(mine, async ({ actor, query }) => {
        const { accountId } = userOf(actor);
        const timezone = (await storeZone(db, accountId)) ?? HOME_ZONE;
        const week =
          query.week === undefined ? isoWeekOf(dateIn(timezone, clock.now().getTime())) : readWeek(query.week);
        const days = daysOf(week, timezone);
        const [from, to] = [days[7], days[14]] as [Date, Date];
        return toWeeklySale(week, { timezone, from, to }, await salesByDay(db, accountId, days));
      }),
    },
  };
}
