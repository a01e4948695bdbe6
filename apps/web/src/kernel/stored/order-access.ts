import type { OrderGetParams } from '@regen/sdk';
import { GUEST, type AppContext } from '../context.ts';
import { listOf } from './owned.ts';
import { stored } from './stored.ts';

const MAX_ORDERS = 20;

interface Access {
  orderId: string;
  token: string;
}

// Not with zod: the routes of orders are part of every first load, and zod is not.
function readAccess(value: unknown): Access | null {
  const { orderId, token } = (value ?? {}) as Partial<Record<keyof Access, unknown>>;
  return typeof orderId === 'string' && typeof token === 'string' ? { orderId, token } : null;
}

const accesses = stored('regen.person.orderAccess.1', listOf(readAccess));

/** Stores the access token of a guest's order in this browser; the newest orders only. */
export function rememberOrderAccess(orderId: string, token: string | undefined): void {
  if (token === undefined) return;
  const others = (accesses.read() ?? []).filter((entry) => entry.orderId !== orderId);
  accesses.write([{ orderId, token }, ...others].slice(0, MAX_ORDERS));
}

export function orderAccessOf(orderId: string): string | undefined {
  return accesses.read()?.find((entry) => entry.orderId === orderId)?.token;
}

/** How this browser reads an order: as the guest who placed it here, whether signed in since or not, or as the signed-in person. */
export function orderParams({ buyer }: AppContext, orderId: string): OrderGetParams {
  const accessToken = orderAccessOf(orderId);
  if (accessToken !== undefined) return { id: GUEST, orderId, accessToken };
  return { id: buyer, orderId };
}
