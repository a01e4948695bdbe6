/** Events that end the wait for a new connection. */
export interface LiveEnvironment {
  /** Calls `wake` whenever the device comes online or the page becomes visible; returns a function that unsubscribes. */
  onWake: (wake: () => void) => () => void;
}

type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** The page in a browser. Without one, as in Node, only `reconnect()` wakes a connection. */
export function browserEnvironment(
  scope: Partial<Listening> & { document?: Listening & { readonly visibilityState: string } } = globalThis,
): LiveEnvironment {
  return {
    onWake(wake) {
      const { document } = scope;
      const seen = (): void => {
        if (document?.visibilityState === 'visible') wake();
      };
      scope.addEventListener?.('online', wake);
      document?.addEventListener('visibilitychange', seen);
      return () => {
        scope.removeEventListener?.('online', wake);
        document?.removeEventListener('visibilitychange', seen);
      };
    },
  };
}
