import { Heading } from '@regen/ui-kit/Heading';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Page } from '@regen/ui-kit/Page';
import { Stack } from '@regen/ui-kit/Stack';
import { Text } from '@regen/ui-kit/Text';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { categoriesFor } from '~/features/products/index.ts';
import { isOn, promotionOf, TWELVE_DAYS } from '~/features/promotions/index.ts';
import { PUBLIC } from '~/kernel/context.ts';
import { PageCrumbs } from '~/kernel/page/PageCrumbs.tsx';
import { useApp } from '~/kernel/use-app.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useCaller } from '~/kernel/use-session.ts';
import { useHasWrittenPage } from '~/kernel/use-written-page.ts';
import { writtenPages } from './site-map-queries.ts';
import { siteMapOf, writtenOf, type SiteMapGroup } from './site-map.ts';
import * as styles from './SiteMapScreen.css.ts';

/** Lists of what editors write, which a new store doesn't have yet. */
const WRITTEN_LISTS = ['/blogs', '/webinars', '/resources'];

/** `/uac`: every public page, from the routes themselves, the editors’ pages and the catalog. */
export function SiteMapScreen() {
  const caller = useCaller();
  const { data: pages } = usePrefetchedQuery(writtenPages, caller);
  const { data: categories } = usePrefetchedQuery(categoriesFor, caller);
  // The loader has requested it; if it cannot be read, its page is not listed.
  const { data: promotion } = useQuery(promotionOf(useApp().call, TWELVE_DAYS, caller));
  const hasPage = useHasWrittenPage();
  const empty = caller === PUBLIC ? WRITTEN_LISTS.filter((path) => !hasPage(path.slice(1))) : [];
  const without = isOn(promotion) ? empty : [...empty, `/${TWELVE_DAYS}`];
  const listed = siteMapOf(Object.values(useRouter().routesByPath), without);
  const groups: readonly SiteMapGroup[] = [
    ...listed,
    {
      title: 'Products by category',
      entries: categories.items.map(({ slug, name }) => ({ path: `/products?category=${slug}`, title: name })),
    },
    { title: 'About us', entries: writtenOf(pages, listed) },
  ];
  return (
    <Page width="wide" space="sm" gap="10">
      <PageCrumbs />
      <Stack gap="3">
        <Heading level={1} tabIndex={-1}>
          Site map
        </Heading>
        <Text tone="muted" size="lg" measure>
          Every public page, in one place.
        </Text>
      </Stack>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
    </Page>
  );
}

function Group({ group: { title, entries } }: { group: SiteMapGroup }) {
  const id = `site-map-${title.toLowerCase().replaceAll(' ', '-')}`;
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap="4">
        <Heading level={2} size="xs" id={id}>
          {title}
        </Heading>
        <ul className={styles.links}>
          {entries.map(({ path, title: name }) => {
            const [to = '', category] = path.split('?category=');
            return (
              <li key={path}>
                <TextLink variant="standalone" asChild>
                  <Link to={to} search={category === undefined ? {} : { category: [category] }}>
                    {name}
                  </Link>
                </TextLink>
              </li>
            );
          })}
        </ul>
      </Stack>
    </section>
  );
}
