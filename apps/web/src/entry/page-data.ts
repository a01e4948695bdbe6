import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

const dataElementId = 'regen-data';

/**
 * The data that the queries of a rendered page have read, as an element for its end; queries that are still running are awaited. It is
 * data, not code: browsers parse it faster, and it needs no hash in the policy. A failed query is left to the browser, which fetches again.
 * Rejects with the signal's reason if that is aborted first.
 */
export async function pageData(queryClient: QueryClient, signal?: AbortSignal): Promise<string> {
  const settled = Promise.allSettled(
    queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ promise }) => promise ?? []),
  );
  await (signal ? Promise.race([settled, rejectedBy(signal)]) : settled);
  const json = JSON.stringify(dehydrate(queryClient)).replaceAll('<', '\\u003c');
  return `<script id="${dataElementId}" type="application/json">${json}</script>`;
}

async function rejectedBy(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** Takes it out of the page: React hydrates the document as the router wrote it. */
export function takePageData(document: Document): DehydratedState {
  const element = document.getElementById(dataElementId);
  if (element?.textContent == null) throw new Error('The page has no data.');
  element.remove();
  return JSON.parse(element.textContent) as DehydratedState;
}
