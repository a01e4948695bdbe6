const KEY = 'regen.orderAccess';
const MAX_ORDERS = 20;

interface Access {
  orderId: string;
  token: string;
}

// Not with zod: the routes of orders are part of every first load, and zod is not.
const isAccess = (value: Partial<Access> | null): value is Access =>
  typeof value?.orderId === 'string' && typeof value.token === 'string';

function read(): Access[] {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isAccess) : [];
  } catch {
    return [];
  }
}

/** Stores the access token of a guest's order in this browser; the newest orders only. */
export function rememberOrderAccess(orderId: string, token: string | undefined): void {
  if (token === undefined) return;
  const others = read().filter((entry) => entry.orderId !== orderId);
  try {
    globalThis.localStorage.setItem(KEY, JSON.stringify([{ orderId, token }, ...others].slice(0, MAX_ORDERS)));
  } catch {
    // Without storage the order stays open in this tab, and the link in the email opens it later.
  }
}

export function orderAccessOf(orderId: string): string | undefined {
  return read().find((entry) => entry.orderId === orderId)?.token;
}
