import type { BlockedPage } from '@regen/sdk';
import { messageListBlocked } from '@regen/sdk/query';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '~/kernel/use-app.ts';

const PER_PAGE = 10;

/** The accounts that are blocked, as far as they are shown. */
export interface Blocked {
  first: UseQueryResult<BlockedPage>;
  items: BlockedPage['items'];
  isMore: boolean;
  isReading: boolean;
  error: Error | null;
  showMore: () => void;
}

export function useBlocked(): Blocked {
  const { call } = useApp();
  const [count, setCount] = useState(1);
  // No loader: the list is opened by a press.
  const first = useQuery(messageListBlocked(call, { page: 1, perPage: PER_PAGE }));
  // No loader: each page is opened by a press.
  const rest = useQueries({
    queries: Array.from({ length: count - 1 }, (_, at) =>
      messageListBlocked(call, { page: at + 2, perPage: PER_PAGE }),
    ),
  });
  // Until all pages are read again, an account that moved up may be on two of them.
  const found = [first, ...rest].flatMap(({ data }) => data?.items ?? []);
  const items = [...new Map(found.map((item) => [item.party.accountId, item])).values()];
  const pages = first.data?.totalPages ?? 0;
  const missing = rest.find(({ data }) => data === undefined);
  return {
    first,
    items,
    isMore: missing === undefined ? count < pages : count <= pages,
    isReading: missing?.isFetching ?? false,
    error: missing?.error ?? null,
    showMore: () => (missing ? void missing.refetch() : setCount(count + 1)),
  };
}
