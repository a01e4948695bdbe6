import { Link as TextLink } from '@regen/ui-kit/Link';
import { Link } from '@tanstack/react-router';
import type { ContentSlug } from './search-page.ts';

/** An example of what to search for, and the search itself. */
export function ExampleSearch({ words, slug }: { words: string; slug?: ContentSlug }) {
  return (
    <TextLink asChild>
      <Link to="/search" search={{ q: words, in: slug }}>
        {words}
      </Link>
    </TextLink>
  );
}
