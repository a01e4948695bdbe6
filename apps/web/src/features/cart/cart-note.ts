/** The note in the cart drawer, until the drawer is closed. One per page. */
export function cartNote() {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  return {
    current: () => text,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say(next: string | null) {
      text = next;
      for (const listener of listeners) listener();
    },
  };
}
