import type { StaffOrder, StaffOrderLine } from '@regen/sdk';

export interface ProductToPick {
  sku: string;
  name: string;
  size: string;
  quantity: number;
  /** The orders that they are for. */
  orders: { number: string; quantity: number }[];
}

/** The lines of an order with the units that go into the package: what was refunded stays on the shelf. */
export const packedLines = ({ lines }: { readonly lines: readonly StaffOrderLine[] }): StaffOrderLine[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - line.refundedQuantity }))
    .filter(({ quantity }) => quantity > 0);

/** What to take from the shelves for some orders, by SKU. */
export function pickingList(
  orders: readonly { number: StaffOrder['number']; lines: readonly StaffOrderLine[] }[],
): ProductToPick[] {
  const picks = new Map<string, ProductToPick>();
  for (const order of orders) {
    for (const { sku, name, size, quantity } of packedLines(order)) {
      const pick = picks.get(sku) ?? { sku, name, size, quantity: 0, orders: [] };
      picks.set(sku, pick);
      pick.quantity += quantity;
      // A product and the same as a free item are two lines.
      const same = pick.orders.find(({ number }) => number === order.number);
      if (same) same.quantity += quantity;
      else pick.orders.push({ number: order.number, quantity });
    }
  }
  return [...picks.values()].toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
}
