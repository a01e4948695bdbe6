import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

const dataElementId = 'regen-data';

/**
 * The data that the queries of a rendered page have read, as an element for its end; queries that are still running are awaited. It is
 * data, not code: browsers parse it faster, and it needs no hash in the policy. A failed query is left to the browser, which fetches again.
 */
export async function pageData(queryClient: QueryClient): Promise<string> {
  await Promise.allSettled(
    queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ promise }) => promise ?? []),
  );
  const json = JSON.stringify(dehydrate(queryClient)).replaceAll('<', '\\u003c');
  return `<script id="${dataElementId}" type="application/json">${json}</script>`;
}

/** Takes it out of the page: React hydrates the document as the router wrote it. */
export function takePageData(document: Document): DehydratedState {
  const element = document.getElementById(dataElementId);
  if (element?.textContent == null) throw new Error('The page has no data.');
  element.remove();
  return JSON.parse(element.textContent) as DehydratedState;
}
