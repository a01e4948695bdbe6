import { ErrorState, type ErrorStateProps } from '@regen/ui-kit/ErrorState';
import { Skeleton } from '@regen/ui-kit/Skeleton';
import type { ReactNode } from 'react';
import { describeError } from '../errors/describe-error.ts';

/** What is needed of a query. */
export interface ReadQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ReadingProps<Data> extends Pick<ErrorStateProps, 'headingLevel' | 'action'> {
  query: ReadQuery<Data>;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of a page that loads and fails on its own: a skeleton, then its data, or what went wrong and a way to try again. */
export function Reading<Data>({
  query,
  skeleton = <Skeleton shape="block" />,
  headingLevel = 3,
  action,
  children,
}: ReadingProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return skeleton;
  return (
    <ErrorState
      {...describeError(error)}
      headingLevel={headingLevel}
      action={action}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
