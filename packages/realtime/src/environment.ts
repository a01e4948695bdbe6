/** What may bring a connection back to life. */
export interface LiveEnvironment {
  /** Calls `wake` whenever the device is online again or the page is seen again; returns how to stop. */
  onWake: (wake: () => void) => () => void;
}

type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** The page in a browser; where there is none, as in Node, nothing wakes a connection but `reconnect()`. */
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
