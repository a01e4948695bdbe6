import { compareSkus } from '@regen/domain';
import type { Tx } from '../../db/database.ts';
import { refuse } from '../../refuse.ts';
import type { HttpError } from '../../refuse.ts';

export interface Pieces {
  sku: string;
  name: string;
  quantity: number;
}

/** One entry a SKU: a free item may also be bought. */
function bySku(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, Pieces>();
  for (const each of pieces) {
    const before = sums.get(each.sku);
    sums.set(each.sku, { ...each, quantity: each.quantity + (before?.quantity ?? 0) });
  }
  return [...sums.values()].sort((a, b) => compareSkus(a.sku, b.sku));
}

export function outOfStock(short: readonly { sku: string; name: string; left: number }[]): HttpError {
  const sentence = ({ name, left }: { name: string; left: number }) =>
    left <= 0 ? `${name} is out of stock` : `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left`;
  const first = short[0];
  const rest =
    short.length > 1 ? `, and ${short.length - 1} more of your products ${short.length > 2 ? 'are' : 'is'} short` : '';
  return refuse('out_of_stock', `${first ? sentence(first) : 'A product is out of stock'}${rest}.`, {
    details: short.map(({ sku, left }) => ({
      path: `/items/${sku}`,
      message: `${Math.max(0, left)} left`,
      code: 'out_of_stock',
    })),
  });
}

// In SKU order before any is changed, so that buyers never deadlock. A statement of its own, sent together with the one that changes them:
// a statement that has waited for a lock sees what it locks as it is now, but looks up what it changes as it was before.
const LOCK = {
  name: 'stock-lock',
  text: 'select from stock where sku = any($1::text[]) order by sku collate "C" for update',
};

// If one is short, none is changed.
const TAKE = {
  name: 'stock-take',
  text: `with present as (
      select s.sku, s.on_hand, w.quantity from stock s join unnest($1::text[], $2::int[]) as w(sku, quantity) on w.sku = s.sku
    ), taken as (
      update stock s set on_hand = s.on_hand - p.quantity, updated_at = $3 from present p
      where s.sku = p.sku and not exists (select from present where on_hand < quantity)
    )
    select sku, on_hand as "left" from present`,
};

const RETURN = {
  name: 'stock-return',
  text: `update stock s set on_hand = s.on_hand + w.quantity, updated_at = $3
    from unnest($1::text[], $2::int[]) as w(sku, quantity) where s.sku = w.sku`,
};

const valuesOf = (pieces: readonly Pieces[], now: Date) => [
  pieces.map(({ sku }) => sku),
  pieces.map(({ quantity }) => quantity),
  now,
];

/** Takes items from stock, all or none: the last ones go to exactly as many buyers as there are items. */
export async function takeStock(tx: Tx, pieces: readonly Pieces[], now: Date): Promise<void> {
  const wanted = bySku(pieces);
  const [, { rows }] = await Promise.all([
    tx.query(LOCK, [wanted.map(({ sku }) => sku)]),
    tx.query<{ sku: string; left: number }>(TAKE, valuesOf(wanted, now)),
  ]);
  const left = new Map(rows.map((row) => [row.sku, row.left]));
  const short = wanted.filter(({ sku, quantity }) => (left.get(sku) ?? 0) < quantity);
  if (short.length > 0) throw outOfStock(short.map(({ sku, name }) => ({ sku, name, left: left.get(sku) ?? 0 })));
}

/** Returns items to stock, for a canceled order. */
export async function returnStock(tx: Tx, pieces: readonly Pieces[], now: Date): Promise<void> {
  const back = bySku(pieces);
  await Promise.all([tx.query(LOCK, [back.map(({ sku }) => sku)]), tx.query(RETURN, valuesOf(back, now))]);
}
