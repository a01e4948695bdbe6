import type { Order } from '@regen/sdk';
import type { AppContext } from '../context.ts';
import { owned } from './owned.ts';
import { stored } from './stored.ts';
import { storedOfPage } from './use-stored.ts';

const readId = (value: unknown) => (typeof value === 'string' ? value : null);

/** The last order placed in this browser and not yet paid. Check with the server before showing it. */
export const unpaidOrder = stored('regen.person.unpaidOrder.1', owned(readId));

/** Call after every order placed or paid here. */
export function noteUnpaid(app: AppContext, owner: string, { id, canPay }: Pick<Order, 'id' | 'canPay'>): void {
  if (canPay) storedOfPage(app, unpaidOrder).write({ owner, value: id });
  else forgetUnpaid(app, id);
}

/** Leaves a newer order, perhaps of another tab, as it is. */
export function forgetUnpaid(app: AppContext, orderId: string): void {
  const kept = storedOfPage(app, unpaidOrder);
  if (kept.read()?.value === orderId) kept.write(null);
}

/** Whether an order may be named to the person with this email address; undefined for whoever is known to have placed it. */
export const isOrderedBy = (email: string | undefined, order: Pick<Order, 'email'>): boolean =>
  email === undefined || order.email.toLowerCase() === email.toLowerCase();
