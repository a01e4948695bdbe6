import type { Queryable } from '../../db/database.ts';
import type { Needs } from '../../platform.ts';
import { within } from '../../within.ts';

/**
 * How far a device of an account has received what another one wrote: over a live connection that has answered behind it, or in the response
 * to a call. Both show stored messages that the account sees, so nothing is delivered before it is stored, and no message that is withheld.
 * A push notification and an email deliver nothing. It never goes back.
 */
interface Delivery {
  accountId: string;
  otherId: string;
  seq: number;
}

export interface Deliveries {
  /** A device of the account has received the other's messages up to this place. It is stored soon, together with others. */
  note(delivery: Delivery): void;
  /** Stores what is left, but waits no longer than so many milliseconds. */
  close(milliseconds: number): Promise<void>;
  /** Resolves when nothing that was noted waits to be stored. */
  settled(): Promise<void>;
}

/** Milliseconds in which deliveries gather. */
const GATHER = 25;
/** Milliseconds until rows that were locked are tried again. */
const AGAIN = 100;
const MAX_TRIES = 5;

// Its commit does not wait for the disk, and it waits for nobody: who writes a message holds both sides of its conversation in an order of their own.
const DELIVER = {
  name: 'message-deliver',
  text: `with given as (
      select g.* from unnest($1::text[], $2::text[], $3::int[]) as g(account_id, other_account_id, seq),
        set_config('synchronous_commit', 'off', true)
    ), free as (
      select s.account_id, s.other_account_id, g.seq from given g join conversation_sides s using (account_id, other_account_id)
      where s.delivered_seq < g.seq order by 1, 2 for no key update of s skip locked
    ), grown as (
      update conversation_sides s set delivered_seq = free.seq from free
      where s.account_id = free.account_id and s.other_account_id = free.other_account_id
      returning s.account_id, s.other_account_id
    )
    select g.account_id as "accountId", g.other_account_id as "otherId", g.seq
    from given g join conversation_sides s using (account_id, other_account_id)
    where s.delivered_seq < g.seq and not exists (
      select from grown where grown.account_id = g.account_id and grown.other_account_id = g.other_account_id)`,
};

/** Returns those whose row somebody else held. */
async function store(db: Queryable, all: readonly Delivery[]): Promise<Delivery[]> {
  const columns = [all.map(({ accountId }) => accountId), all.map(({ otherId }) => otherId), all.map(({ seq }) => seq)];
  const { rows } = await db.query<Delivery>(DELIVER, columns);
  return rows;
}

/** A delivery that is still to be stored. */
interface Waiting {
  delivery: Delivery;
  /** How often its row was locked. */
  tries: number;
  /** Whether a statement with it has failed. */
  hasFailed: boolean;
}

const keyOf = ({ accountId, otherId }: Delivery): string => `${accountId} ${otherId}`;

/** The cursors of delivery, written for many conversations at a time. What a killed process loses, the next delivery or read makes up for. */
export function createDeliveries({ db, log }: Needs<'db' | 'log'>): Deliveries {
  const waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;

  function add(one: Waiting): void {
    const key = keyOf(one.delivery);
    if ((waiting.get(key)?.delivery.seq ?? 0) < one.delivery.seq) waiting.set(key, one);
  }

  /** Returns those to be tried again. */
  async function storeAll(all: ReadonlyMap<string, Waiting>): Promise<Waiting[]> {
    try {
      const left = await store(
        db,
        [...all.values()].map(({ delivery }) => delivery),
      );
      return left
        .map((delivery) => ({ delivery, tries: (all.get(keyOf(delivery))?.tries ?? 0) + 1, hasFailed: false }))
        .filter(({ tries }) => tries < MAX_TRIES);
    } catch (error) {
      log.warn({ err: error }, 'deliveries of messages were not stored');
      return [...all.values()].filter(({ hasFailed }) => !hasFailed).map((one) => ({ ...one, hasFailed: true }));
    }
  }

  async function flush(): Promise<void> {
    const all = new Map(waiting);
    waiting.clear();
    if (all.size === 0) return;
    const left = await storeAll(all);
    left.forEach(add);
    if (waiting.size > 0 && !isClosed) schedule(left.length === 0 ? GATHER : AGAIN);
  }

  function schedule(milliseconds: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      running = (running ?? Promise.resolve()).then(flush);
    }, milliseconds).unref();
  }

  return {
    note(delivery) {
      if (isClosed) return;
      add({ delivery, tries: 0, hasFailed: false });
      schedule(GATHER);
    },
    async settled() {
      while (waiting.size > 0) {
        clearTimeout(timer);
        timer = undefined;
        running = (running ?? Promise.resolve()).then(flush);
        await running;
      }
      await running;
    },
    async close(milliseconds) {
      isClosed = true;
      clearTimeout(timer);
      await within(milliseconds, (running ?? Promise.resolve()).then(flush));
    },
  };
}
