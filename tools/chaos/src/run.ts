import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { isWithin } from '../../../apps/server/src/testing/in-time.ts';
import { START_LIMIT } from '../../limits/limits.ts';
import { findPlentifulSkus } from '../../server/purchase.ts';
import { audit, readStand, stockUp } from './audit.ts';
import { Buyer } from './buyer.ts';
import type { Market } from './buyer.ts';
import { EmbeddedSite } from './embedded-site.ts';
import { FULL, kills, troubles } from './kinds.ts';
import type { Kind, Pace, Recovery } from './kinds.ts';
import { Ledger } from './ledger.ts';
import { SharedSite } from './shared-site.ts';
import type { Crowd, Site } from './site.ts';
import { SmallDisk } from './small-disk.ts';

/** How long an order may be charged and unpaid, and half a minute more. */
const SETTLING_MS = 150_000;

export interface ChaosOptions {
  /** Where the platforms keep their data. */
  folder: string;
  kinds: readonly Kind[];
  /** Number of kills: the server, its database and both in turn, as far as they are among the kinds. */
  rounds: number;
  /** Rounds of each other kind. */
  otherRounds: number;
  pace?: Pace;
  /** Buyers active at a time; 0: only recoveries are measured. */
  buyers: number;
  /** Orders to acknowledge between two rounds. */
  ordersBetween: number;
  /** Every nth buyer gives up when there is no response; 0: none does. */
  vanishing: number;
  /** A kill whose recovery takes longer is a fault, unless the machine is so busy that everything takes longer. */
  recoveryLimitMs?: number;
  onRecovery?: (recovery: Recovery) => void;
}

export interface ChaosReport {
  recoveries: Recovery[];
  orders: number;
  registrations: number;
  cartWrites: number;
  vanished: number;
  /** Everything that was lost, duplicated or wrong; empty when all is well. */
  faults: string[];
  /** Kinds that were skipped on this machine, with the reason. */
  leftOut: string[];
}

interface Doors {
  areClosed: boolean;
  /** New buyers wait for it. */
  open: Promise<void>;
}

/** One buyer after another, until the doors close; the last one still finishes. */
async function serve(market: Market, doors: Doors, first: number, vanishing: number): Promise<void> {
  for (let visit = first; !doors.areClosed; visit += 1) {
    await doors.open;
    await new Buyer(market, visit).visit(vanishing > 0 && visit % vanishing === 0);
  }
}

/** Waits until no unpaid order has a charge: vanished buyers don't retry, so the platform has to notice by itself. */
async function untilSettled(client: pg.Client): Promise<void> {
  const unsettled = `select count(*)::int as count from orders o join test_payments t on t.order_id = o.id
    where o.state = 'placed' and t.status = 'succeeded' and o.email like '%@chaos.example'`;
  for (const began = performance.now(); ; await wait(1_000)) {
    const { rows } = await client.query<{ count: number }>(unsettled);
    if (rows[0]?.count === 0 || performance.now() - began > SETTLING_MS) return;
  }
}

async function untilOrders(ledger: Ledger, count: number): Promise<void> {
  const goal = ledger.orders.length + count;
  for (const began = performance.now(); ledger.orders.length < goal; await wait(20)) {
    if (performance.now() - began > START_LIMIT)
      throw new Error(`${count} orders took more than ${START_LIMIT / 1000} s.`);
  }
}

interface Stage {
  site: Site;
  /** The rounds, in order. */
  rounds: readonly Kind[];
}

function slowFaults({ kind, milliseconds }: Recovery, limitMs = Infinity): string[] {
  if (!kills.some((kill) => kill === kind) || isWithin(milliseconds, limitMs)) return [];
  const [took, allowed] = [milliseconds, limitMs].map((time) => `${(time / 1000).toFixed(1)} s`);
  return [`ready after ${took}, allowed are ${allowed}`];
}

/** Disturbs one platform, with or without buyers, and audits what it has of everything it acknowledged. */
async function runStage({ site, rounds }: Stage, options: ChaosOptions): Promise<Omit<ChaosReport, 'leftOut'>> {
  const { buyers, ordersBetween, vanishing, recoveryLimitMs, onRecovery = () => undefined } = options;
  const [skus, before] = await site.withDatabase(async (client) => {
    const plenty = await findPlentifulSkus(client);
    await stockUp(client, plenty);
    return [plenty, await readStand(client)] as const;
  });
  const doors: Doors = { areClosed: false, open: Promise.resolve() };
  const failure = new AbortController();
  const ledger = new Ledger();
  const crowd: Crowd = {
    buys: (count) => (buyers === 0 ? Promise.resolve() : untilOrders(ledger, count)),
    async rests(work) {
      const { promise, resolve } = Promise.withResolvers<void>();
      doors.open = promise;
      try {
        await work();
      } finally {
        resolve();
      }
    },
    numbers: () => ledger.orders.map(({ number }) => number),
  };
  const market: Market = { urls: site.urls, skus, ledger, signal: failure.signal };
  const visitors = Array.from({ length: buyers }, (_, first) => serve(market, doors, first, vanishing));
  const recoveries: Recovery[] = [];
  try {
    for (const kind of rounds) {
      await crowd.buys(ordersBetween);
      const recovery = await site.disturb(kind, crowd);
      recovery.faults.push(...slowFaults(recovery, recoveryLimitMs));
      recoveries.push(recovery);
      onRecovery(recovery);
    }
    await crowd.buys(ordersBetween);
  } catch (error) {
    // The platform no longer responds, so the current buyers would never finish.
    failure.abort();
    throw error;
  } finally {
    doors.areClosed = true;
    await Promise.all(visitors);
  }
  const lost = await site.missing(crowd.numbers());
  const found = await site.withDatabase(async (client) => {
    await untilSettled(client);
    return audit(client, ledger, before);
  });
  const { orders, registrations, cartWrites, vanished } = ledger;
  return {
    recoveries,
    orders: orders.length,
    registrations: registrations.size,
    cartWrites,
    vanished: vanished.size,
    faults: [
      ...recoveries.flatMap(({ kind, faults }) => faults.map((fault) => `${kind}: ${fault}`)),
      ...lost,
      ...found,
    ],
  };
}

/** Takes its turn among these as often as requested. */
function inTurn(kinds: readonly Kind[], count: number): Kind[] {
  return kinds.length === 0 ? [] : Array.from({ length: count }, (_, at) => kinds[at % kinds.length] ?? 'server');
}

/** Breaks platforms in each of the kinds, under load or in quiet, and audits them. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { folder, kinds, rounds, otherRounds, pace = FULL } = options;
  const report: ChaosReport = {
    recoveries: [],
    orders: 0,
    registrations: 0,
    cartWrites: 0,
    vanished: 0,
    faults: [],
    leftOut: [],
  };
  const stage = async (start: () => Promise<Site>, list: readonly Kind[]): Promise<void> => {
    if (list.length === 0) return;
    const site = await start();
    try {
      const part = await runStage({ site, rounds: list }, options);
      report.recoveries.push(...part.recoveries);
      report.faults.push(...part.faults);
      for (const sum of ['orders', 'registrations', 'cartWrites', 'vanished'] as const) report[sum] += part[sum];
    } finally {
      await site.stop();
    }
  };
  const asked = (kind: Kind): boolean => kinds.includes(kind);
  await stage(() => EmbeddedSite.start({ folder, pace }), inTurn(kills.filter(asked), rounds));
  if (asked('disk')) {
    const disk = SmallDisk.mount(join(folder, 'small-disk'));
    if (typeof disk === 'string') report.leftOut.push(`disk was skipped. ${disk}`);
    else {
      try {
        const start = () => EmbeddedSite.start({ folder: join(disk.folder, 'data'), pace, disk });
        await stage(start, inTurn(['disk'], otherRounds));
      } finally {
        disk.unmount();
      }
    }
  }
  const others = troubles.filter(asked).flatMap((kind) => inTurn([kind], otherRounds));
  await stage(() => SharedSite.start(folder, pace), others);
  return report;
}
