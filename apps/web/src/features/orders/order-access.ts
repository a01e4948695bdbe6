const KEY = 'regen.orderAccess';
const MOST = 20;

interface Access {
  orderId: string;
  token: string;
}

// By hand: the routes of orders are part of every first load, and a schema library is not.
const isAccess = (value: Partial<Access> | null): value is Access =>
  typeof value?.orderId === 'string' && typeof value.token === 'string';

function read(): Access[] {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isAccess) : [];
  } catch {
    return [];
  }
}

/** Keeps what opens a guest's order later, in this browser; the newest orders only. */
export function rememberOrderAccess(orderId: string, token: string | undefined): void {
  if (token === undefined) return;
  const others = read().filter((entry) => entry.orderId !== orderId);
  try {
    globalThis.localStorage.setItem(KEY, JSON.stringify([{ orderId, token }, ...others].slice(0, MOST)));
  } catch {
    // Without storage the order stays open in this tab, and the link in the mail opens it later.
  }
}

export function orderAccessOf(orderId: string): string | undefined {
  return read().find((entry) => entry.orderId === orderId)?.token;
}
