import { openStorage } from '@regen/sdk/session';
import { useMemo, useSyncExternalStore } from 'react';
import type { AppContext } from '../context.ts';
import { useApp } from '../use-app.ts';
import { followStorage, type Stored } from './stored.ts';

/** One per page: to open local storage writes to it. Where it is blocked, the page remembers until it is left. */
const localOfPage = () => openStorage();

/** What a `person` keeps, for what is no component. */
export const storedOfPage = <Value>({ service }: AppContext, store: Stored<Value>): Stored<Value> =>
  store.in(service(localOfPage));

/** What is kept for a `person`, and the means to change it. Null on the server and until the page is hydrated. */
export function useStored<Value>(store: Stored<Value>): readonly [Value | null, Stored<Value>] {
  const app = useApp();
  const here = useMemo(() => (import.meta.env.SSR ? store : storedOfPage(app, store)), [app, store]);
  const text = useSyncExternalStore(followStorage, here.text, () => null);
  return [useMemo(() => here.parse(text), [here, text]), here];
}
