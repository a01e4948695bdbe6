import { fromCents, toCents } from '@regen/domain';
import type { RefundInput, StaffOrder } from '@regen/sdk';

/** What staff chose to refund. */
export interface RefundChoice {
  /** Units by the number of the line; left out, none. */
  quantities: Readonly<Record<number, number>>;
  /** Lines whose units go back to stock. */
  restocked: readonly number[];
  shipping: boolean;
}

export const NOTHING_CHOSEN: RefundChoice = { quantities: {}, restocked: [], shipping: false };

type Refundable = Pick<StaffOrder, 'lines' | 'refundableShipping'>;

/** Everything that remains, to be restocked. */
export const everythingOf = ({ lines, refundableShipping }: Refundable): RefundChoice => ({
  quantities: Object.fromEntries(lines.map(({ line, refundable }) => [line, refundable.length])),
  restocked: lines.map(({ line }) => line),
  shipping: refundableShipping > 0,
});

/** Whether anything of an order can still be refunded: units, or shipping. */
export const canRefund = ({ lines, refundableShipping }: Refundable): boolean =>
  refundableShipping > 0 || lines.some(({ refundable }) => refundable.length > 0);

/** The lines and the sum of a refund. Never more units than remain: someone else may have refunded some in the meantime. */
export function refundOf(
  { lines, refundableShipping }: Refundable,
  { quantities, restocked, shipping }: RefundChoice,
): Pick<RefundInput, 'lines' | 'shipping' | 'amount'> {
  const chosen = lines.flatMap(({ line, refundable }) => {
    const quantity = Math.min(quantities[line] ?? 0, refundable.length);
    const amount = refundable[quantity - 1];
    return amount === undefined ? [] : [{ line, quantity, restock: restocked.includes(line), amount }];
  });
  const isShipped = shipping && refundableShipping > 0;
  const cents = [...chosen.map(({ amount }) => amount), ...(isShipped ? [refundableShipping] : [])].map(toCents);
  return {
    lines: chosen.map(({ line, quantity, restock }) => ({ line, quantity, restock })),
    shipping: isShipped,
    amount: fromCents(cents.reduce((sum, part) => sum + part, 0)),
  };
}

/** Whether it refunds anything, if only points. */
export const isRefund = ({ lines, shipping }: Pick<RefundInput, 'lines' | 'shipping'>): boolean =>
  lines.length > 0 || shipping;
