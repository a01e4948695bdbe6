import type { Order } from '@regen/sdk';
import { owned } from './owned.ts';
import { stored } from './stored.ts';

const readId = (value: unknown) => (typeof value === 'string' ? value : null);

/** The id of the last order of this browser that was placed and not paid. Whoever reads it asks the server whether that is still so. */
export const unpaidOrder = stored('regen.person.unpaidOrder.1', owned(readId));

/** For each order that is placed or paid here. */
export function noteUnpaid(owner: string, { id, canPay }: Pick<Order, 'id' | 'canPay'>): void {
  if (canPay) unpaidOrder.write({ owner, value: id });
  else if (unpaidOrder.read()?.value === id) unpaidOrder.write(null);
}
