import { useQuery, type QueryKey } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import type { Query } from '../context.ts';
import { useApp } from '../use-app.ts';
import { useCaller, useIsHydrated, useSession } from '../use-session.ts';
import * as styles from './known.css.ts';

export interface SecondLookProps<Data, Key extends QueryKey> {
  /** The record by its caller. */
  query: Query<[caller: string], Data, Key>;
  skeleton: ReactNode;
  /** What says that there is no such record. */
  children: ReactNode;
}

/**
 * In the place of a page that the server did not find. It renders for visitors, who do not see what is for professionals. A signed-in user
 * sees a skeleton until the record has been requested again; only if it is missing then, it is missing.
 */
export function SecondLook<Data, Key extends QueryKey>({ query, skeleton, children }: SecondLookProps<Data, Key>) {
  const { call } = useApp();
  const router = useRouter();
  const session = useSession();
  const isHydrated = useIsHydrated();
  // No loader: for a signed-in person, it repeats what the server read as a visitor.
  const { data, isFetching, error } = useQuery<Data, Error, Data, Key>({
    ...query(call, useCaller()),
    enabled: session !== null,
  });
  useEffect(() => {
    if (data) void router.invalidate();
  }, [data, router]);
  if (!isHydrated) {
    return (
      <>
        <div className={styles.forKnown}>{skeleton}</div>
        <div className={styles.forVisitors}>{children}</div>
      </>
    );
  }
  if (session && error) throw error;
  return session && (isFetching || data) ? skeleton : children;
}
