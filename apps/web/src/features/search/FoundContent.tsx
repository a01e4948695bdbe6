import { lazyPart, orNothing } from '~/kernel/page/lazy-part.ts';
import type { SearchPageSearch } from './search-page.ts';
import { useContentFound } from './use-content-found.ts';

const load = () => import('./content-parts.ts');

// The server writes them; in a browser products do not wait for their scripts.
const now = import.meta.env.SSR ? await load() : null;
const LearnMore = now ? now.LearnMore : lazyPart(load, 'LearnMore', orNothing);
const ContentResults = now ? now.ContentResults : lazyPart(load, 'ContentResults');

/**
 * Content that was found: a few hits beside products, or a tab of its own. It reads them itself, so that its element stays the same when they
 * change: React renders a part anew, instead of hydrating it, when it changes before its script is there.
 */
export function FoundContent({ search }: { search: SearchPageSearch }) {
  const { found, isPlaceholderData } = useContentFound(search);
  const { q = '', in: slug } = search;
  if (!found) return null;
  if (slug) return <ContentResults q={q} slug={slug} found={found} isDimmed={isPlaceholderData} />;
  return found.items.length > 0 ? <LearnMore hits={found.items} query={q} isDimmed={isPlaceholderData} /> : null;
}
