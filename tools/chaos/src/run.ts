import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { audit, plentifulSkus, readShelf } from './audit.ts';
import { Buyer } from './buyer.ts';
import type { Market } from './buyer.ts';
import { Ledger } from './ledger.ts';
import { Platform, kills } from './platform.ts';
import type { Recovery } from './platform.ts';

/** How long an order may be charged and unpaid, and half a minute more. */
const SETTLING_MS = 150_000;

export interface ChaosOptions {
  /** Where the platform keeps its data. */
  folder: string;
  /** How often something is killed: in turn the server, its database, and both. */
  rounds: number;
  /** How many buyers there are at any time. */
  buyers: number;
  /** Orders to acknowledge between two kills. */
  ordersBetween: number;
  /** Every so manieth buyer leaves when an answer does not come; 0: none does. */
  vanishing: number;
  onRecovery?: (recovery: Recovery) => void;
}

export interface ChaosReport {
  recoveries: Recovery[];
  orders: number;
  registrations: number;
  cartWrites: number;
  vanished: number;
  /** Everything that was lost or doubled; empty when all is well. */
  faults: string[];
}

/** A buyer after the other, until the doors close; who is inside then still finishes. */
async function serve(market: Market, closing: AbortSignal, first: number, vanishing: number): Promise<void> {
  for (let visit = first; !closing.aborted; visit += 1) {
    await new Buyer(market).visit(vanishing > 0 && visit % vanishing === 0);
  }
}

/** Until nobody is charged for an order that is still unpaid: who vanished does not ask again, so the platform has to notice. */
async function untilSettled(client: pg.Client): Promise<void> {
  const unsettled = `select count(*)::int as count from orders o join test_payments t on t.order_id = o.id
    where o.state = 'placed' and t.status = 'succeeded' and o.email like '%@chaos.example'`;
  for (const began = performance.now(); ; await wait(1_000)) {
    const { rows } = await client.query<{ count: number }>(unsettled);
    if (rows[0]?.count === 0 || performance.now() - began > SETTLING_MS) return;
  }
}

/** Until somebody has bought this much more. A platform that nobody can buy from any more is a fault of its own. */
async function untilOrders(ledger: Ledger, count: number): Promise<void> {
  const goal = ledger.orders.length + count;
  for (const began = performance.now(); ledger.orders.length < goal; await wait(20)) {
    if (performance.now() - began > 60_000) throw new Error(`${count} orders took more than a minute.`);
  }
}

/** Kills parts of a platform under load, and audits what is left of all that it had acknowledged. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { folder, rounds, buyers, ordersBetween, vanishing, onRecovery = () => undefined } = options;
  const platform = await Platform.start(folder);
  try {
    const [skus, before] = await platform.withDatabase(async (client) => [
      await plentifulSkus(client),
      await readShelf(client),
    ]);
    const closing = new AbortController();
    const failure = new AbortController();
    const ledger = new Ledger();
    const market: Market = { url: platform.url, skus, ledger, signal: failure.signal };
    const visitors = Array.from({ length: buyers }, (_, first) => serve(market, closing.signal, first, vanishing));
    const recoveries: Recovery[] = [];
    try {
      for (let round = 0; round < rounds; round += 1) {
        await untilOrders(ledger, ordersBetween);
        const recovery = await platform.killAndRecover(kills[round % kills.length] ?? 'server');
        recoveries.push(recovery);
        onRecovery(recovery);
      }
      await untilOrders(ledger, ordersBetween);
    } catch (error) {
      // Nobody answers any more, so nobody inside would ever finish.
      failure.abort();
      throw error;
    } finally {
      closing.abort();
      await Promise.all(visitors);
    }
    const faults = await platform.withDatabase(async (client) => {
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
      faults,
    };
  } finally {
    await platform.stop();
  }
}
