import { listOf } from '~/kernel/stored/owned.ts';
import { stored } from '~/kernel/stored/stored.ts';

const MAX = 20;

interface Access {
  orderId: string;
  token: string;
}

// By hand: the routes of orders are part of every first load, and a schema library is not.
function readAccess(value: unknown): Access | null {
  const { orderId, token } = (value ?? {}) as Partial<Record<keyof Access, unknown>>;
  return typeof orderId === 'string' && typeof token === 'string' ? { orderId, token } : null;
}

const accesses = stored('regen.person.orderAccess.1', listOf(readAccess));

/** Keeps what opens a guest's order later, in this browser; the newest orders only. */
export function rememberOrderAccess(orderId: string, token: string | undefined): void {
  if (token === undefined) return;
  const others = (accesses.read() ?? []).filter((entry) => entry.orderId !== orderId);
  accesses.write([{ orderId, token }, ...others].slice(0, MAX));
}

export function orderAccessOf(orderId: string): string | undefined {
  return accesses.read()?.find((entry) => entry.orderId === orderId)?.token;
}
