import type { LiveKey } from '@regen/realtime';
import type { Query, QueryCacheNotifyEvent } from '@tanstack/react-query';
import { cartWriterOf } from '~/features/cart/index.ts';
import type { AppContext } from '~/kernel/context.ts';
import { liveOf } from './live-service.ts';
import { NEWS, type NewsRule } from './news-rules.ts';

/** How long after a message a read may bring what it is about, in milliseconds. */
const EXPECTED_FOR = 15_000;

interface Expected {
  rule: NewsRule;
  before: unknown;
  until: number;
}

/** Says what others have changed on the screen, once it shows it. Returns how to stop. */
export function tellNews(app: AppContext, announce: (text: string) => void): () => void {
  const { queryClient } = app;
  const live = liveOf(app);
  const expected = new Map<Query, Expected>();

  function expectNews(rules: readonly NewsRule[]): void {
    const until = Date.now() + EXPECTED_FOR;
    for (const rule of rules)
      for (const query of queryClient.getQueryCache().findAll({ queryKey: [rule.operation], type: 'active' }))
        if (query.state.data !== undefined)
          expected.set(query, { rule, before: expected.get(query)?.before ?? query.state.data, until });
  }

  function follow(event: QueryCacheNotifyEvent): void {
    const wanted = expected.get(event.query);
    if (wanted === undefined || event.type !== 'updated' || event.action.type !== 'success') return;
    const after: unknown = event.query.state.data;
    if (Date.now() > wanted.until) return void expected.delete(event.query);
    // What this page has written is known, and so is what it is writing now.
    const isOwn = event.action.manual || (wanted.rule.operation === 'cartGet' && cartWriterOf(app).getState().isSaving);
    const text = isOwn ? null : wanted.rule.say(wanted.before as never, after as never);
    wanted.before = after;
    if (text !== null) announce(text);
  }

  const keys = Object.keys(NEWS) as LiveKey[];
  const stops = [
    queryClient.getQueryCache().subscribe(follow),
    ...keys.map((key) => live.on(key, () => expectNews(NEWS[key] ?? []))),
    // Nothing is news to a page that has just been opened.
    live.on('gap', ({ since }) => since !== null && expectNews(Object.values(NEWS).flat())),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
