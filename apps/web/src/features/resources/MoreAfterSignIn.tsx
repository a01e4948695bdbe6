import { resourceGetCounts } from '@regen/sdk/query';
import { Banner } from '@regen/ui-kit/Banner';
import { Link as TextLink } from '@regen/ui-kit/Link';
import { Text } from '@regen/ui-kit/Text';
import { Link } from '@tanstack/react-router';
import { forVisitors } from '~/kernel/page/known.css.ts';
import { usePrefetchedQuery } from '~/kernel/use-prefetched-query.ts';
import { useIsHydrated, useSession } from '~/kernel/use-session.ts';

/** For visitors: how much professionals and schools find here. Nothing, if signing in adds nothing. */
export function MoreAfterSignIn() {
  const { data } = usePrefetchedQuery(resourceGetCounts);
  const isHydrated = useIsHydrated();
  const isVisitor = useSession() === null;
  const more = [
    data.b2b > data.web ? `${data.b2b} resources for professionals` : undefined,
    data.school > data.web ? `${data.school} resources for schools` : undefined,
  ].filter((part) => part !== undefined);
  if (!isVisitor || more.length === 0) return null;
  return (
    <Banner className={isHydrated ? undefined : forVisitors} tone="info" title="There’s more when you’re signed in">
      <Text>
        The library has {more.join(' and ')}.{' '}
        <TextLink asChild>
          <Link to="/login" search={{ redirect: '/resources' }}>
            Sign in
          </Link>
        </TextLink>
      </Text>
    </Banner>
  );
}
