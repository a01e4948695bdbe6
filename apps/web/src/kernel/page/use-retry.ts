import { RegenConnectionError } from '@regen/sdk';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { isChunkLoadError, reloadOnce } from '../errors/stale-chunk.ts';

/** For what replaces a failed page: reloads it on request, and when the connection is back. */
export function useRetry(error: unknown): () => void {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const isChunk = isChunkLoadError(error);
  const retry = useCallback(() => {
    // A chunk that failed once is remembered as failed: only a new page asks for it again.
    if (isChunk) return location.reload();
    queries.reset();
    // The boundary around it opens again with the page that comes of it.
    void router.invalidate();
  }, [isChunk, queries, router]);
  useEffect(() => void reloadOnce(error), [error]);
  const isUnconnected = isChunk || error instanceof RegenConnectionError;
  useEffect(() => {
    if (!isUnconnected) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isUnconnected, retry]);
  return retry;
}
