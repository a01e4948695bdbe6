import type { LiveKey } from '@regen/realtime';
import type { Query, QueryCacheNotifyEvent } from '@tanstack/react-query';
import { cartWriterOf } from '~/features/cart/index.ts';
import type { AppContext } from '~/kernel/context.ts';
import { liveOf } from './live-service.ts';
import { NEWS, type NewsRule } from './news-rules.ts';

/** How long after a message a refetch may bring the change, in milliseconds. */
const EXPECTED_FOR = 15_000;

interface Expected {
  rule: NewsRule;
  before: unknown;
  until: number;
}

/** Announces changes made elsewhere, once they are on screen. Returns a function that stops it. */
export function tellNews(app: AppContext, announce: (text: string) => void): () => void {
  const { queryClient } = app;
  const live = liveOf(app);
  const expected = new Map<Query, Expected>();

  function expectNews(rules: readonly NewsRule[]): void {
    const until = Date.now() + EXPECTED_FOR;
    for (const rule of rules) {
      const isOf = ({ queryKey, state }: Query) => queryKey[0] === rule.operation && state.data !== undefined;
      for (const query of queryClient.getQueryCache().findAll({ type: 'active', predicate: isOf }))
        expected.set(query, { rule, before: expected.get(query)?.before ?? query.state.data, until });
    }
  }

  function follow(event: QueryCacheNotifyEvent): void {
    const wanted = expected.get(event.query);
    if (wanted === undefined || event.type !== 'updated' || event.action.type !== 'success') return;
    const after: unknown = event.query.state.data;
    if (Date.now() > wanted.until) return void expected.delete(event.query);
    // Changes made on this page are not announced, nor those being saved.
    const isOwn = event.action.manual || (wanted.rule.operation === 'cartGet' && cartWriterOf(app).getState().isSaving);
    const text = isOwn ? null : wanted.rule.say(wanted.before as never, after as never);
    wanted.before = after;
    if (text !== null) announce(text);
  }

  const keys = Object.keys(NEWS) as LiveKey[];
  const stops = [
    queryClient.getQueryCache().subscribe(follow),
    ...keys.map((key) => live.on(key, () => expectNews(NEWS[key] ?? []))),
    // A page that has just opened already shows everything.
    live.on('gap', ({ since }) => since !== null && expectNews(Object.values(NEWS).flat())),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
