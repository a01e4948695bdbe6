import { Link as TextLink } from '@regen/ui-kit/Link';
import { Link } from '@tanstack/react-router';

/** An example of what to search for, as a link to that search of everything. */
export function ExampleSearch({ words }: { words: string }) {
  return (
    <TextLink asChild>
      <Link to="/search" search={{ q: words }}>
        {words}
      </Link>
    </TextLink>
  );
}
