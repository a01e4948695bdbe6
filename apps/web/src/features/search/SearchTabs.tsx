import type { ContentHitCount } from '@regen/sdk';
import { atoms } from '@regen/ui-kit/atoms';
import { Inline } from '@regen/ui-kit/Inline';
import { NavLink } from '@regen/ui-kit/NavLink';
import { Link } from '@tanstack/react-router';
import { figure } from '~/kernel/words/counts.ts';
import { tabNames } from './content-names.ts';
import { contentSlugs, typeOf, type ContentSlug } from './search-page.ts';

export interface SearchTabsProps {
  q: string;
  current: ContentSlug | undefined;
  productCount: number;
  counts: readonly ContentHitCount[];
}

/** Products first, then each kind of content that has results, with how many. */
export function SearchTabs({ q, current, productCount, counts }: SearchTabsProps) {
  const countOf = (slug: ContentSlug) => counts.find(({ type }) => type === typeOf(slug))?.totalCount ?? 0;
  const tabs = [
    { slug: undefined, name: 'Products', count: productCount },
    ...contentSlugs
      .map((slug) => ({ slug, name: tabNames[slug], count: countOf(slug) }))
      .filter(({ slug, count }) => count > 0 || slug === current),
  ];
  if (tabs.length === 1) return null;
  return (
    <nav aria-label="Result types" className={atoms({ borderBottom: 'subtle' })}>
      <Inline as="ul" gap="6">
        {tabs.map(({ slug, name, count }) => (
          <li key={name}>
            <NavLink variant="bar">
              <Link
                to="/search"
                search={{ q, in: slug }}
                activeOptions={{ exact: true }}
                aria-current={slug === current ? 'page' : undefined}
              >
                {name} <span className={atoms({ digits: 'tabular' })}>{figure(count)}</span>
              </Link>
            </NavLink>
          </li>
        ))}
      </Inline>
    </nav>
  );
}
