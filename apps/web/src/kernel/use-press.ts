import { useRef, useState } from 'react';

export interface Press<Args extends readonly unknown[]> {
  press: (...args: Args) => Promise<void>;
  isPending: boolean;
  /** What the last press failed with, or null. */
  error: unknown;
}

/** What a button does, one press at a time. For what is a single write, `useWrite` is enough. */
export function usePress<Args extends readonly unknown[]>(act: (...args: Args) => Promise<void>): Press<Args> {
  // State comes a render too late for the second of two quick presses.
  const isBusy = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const press = async (...args: Args) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPending(true);
    setError(null);
    try {
      await act(...args);
    } catch (failure) {
      setError(failure);
    } finally {
      isBusy.current = false;
      setIsPending(false);
    }
  };
  return { press, isPending, error };
}
