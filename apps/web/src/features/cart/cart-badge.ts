/** How many pieces are in the cart while a change is under way; null when the server's own count is the newest. */
export interface CartBadge {
  current: () => number | null;
  show: (count: number | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** One per page. The header follows it without loading what works the count out, which is loaded with the first change. */
export function cartBadge(): CartBadge {
  const listeners = new Set<() => void>();
  let shown: number | null = null;
  return {
    current: () => shown,
    show(count) {
      if (count === shown) return;
      shown = count;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
