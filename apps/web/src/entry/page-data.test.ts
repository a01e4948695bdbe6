import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { pageData } from './page-data.ts';

function newClient(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  onTestFinished(() => client.clear());
  return client;
}
const queriesIn = (html: string) => {
  const [, json = ''] = /^<script id="regen-data" type="application\/json">([\s\S]*)<\/script>$/.exec(html) ?? [];
  const { queries } = JSON.parse(json) as { queries: { queryKey: unknown; state: { data: unknown } }[] };
  return queries.map(({ queryKey, state }) => [queryKey, state.data]);
};

it('has the data that was read, and text in it cannot end the element', async () => {
  const client = newClient();
  client.setQueryData(['review', 1], { text: '</script><script>planted()</script>' });
  const html = await pageData(client);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  expect(queriesIn(html)).toEqual([[['review', 1], { text: '</script><script>planted()</script>' }]]);
});

it('waits for queries that are still running, and leaves failed ones to the browser', async () => {
  const client = newClient();
  void client.prefetchQuery({
    queryKey: ['late'],
    queryFn: () => new Promise((resolve) => setImmediate(resolve, 'read')),
  });
  void client.prefetchQuery({ queryKey: ['failed'], queryFn: () => Promise.reject(new Error('away')) });
  expect(queriesIn(await pageData(client))).toEqual([[['late'], 'read']]);
});

it('stops waiting for a query once nobody waits for the page', async () => {
  const client = newClient();
  void client.prefetchQuery({ queryKey: ['hanging'], queryFn: () => new Promise(() => undefined) });
  const reason = new Error('Nobody waits for it.');
  const end = new AbortController();
  const data = pageData(client, end.signal);
  end.abort(reason);
  await expect(data).rejects.toBe(reason);
  await expect(pageData(client, end.signal)).rejects.toBe(reason);
});
