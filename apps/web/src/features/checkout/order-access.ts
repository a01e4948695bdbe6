import * as z from 'zod/mini';

const KEY = 'regen.orderAccess';
const MOST = 20;
const entries = z.array(z.object({ orderId: z.string(), token: z.string() }));

function read(): z.output<typeof entries> {
  try {
    const result = entries.safeParse(JSON.parse(globalThis.localStorage.getItem(KEY) ?? '[]'));
    return result.success ? result.data : [];
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
