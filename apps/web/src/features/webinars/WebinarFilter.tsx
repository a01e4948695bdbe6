import { NavLink } from '@regen/ui-kit/NavLink';
import { TextField } from '@regen/ui-kit/TextField';
import { Link, useNavigate } from '@tanstack/react-router';
import { useWordsInUrl } from '~/kernel/use-words-in-url.ts';
import type { WebinarListSearch } from './webinar-search.ts';
import * as styles from './WebinarsScreen.css.ts';

export interface WebinarFilterProps {
  topics: readonly string[];
  search: WebinarListSearch;
}

/** Topics and words, both of them in the URL. */
export function WebinarFilter({ topics, search: { q, topic } }: WebinarFilterProps) {
  const navigate = useNavigate();
  const words = useWordsInUrl(q, (typed, areFirst) => {
    // Back leads to what was shown before the search, not before its topic.
    void navigate({ to: '/webinars', search: { q: typed, topic }, replace: !areFirst, resetScroll: false });
  });
  const topicLink = (name: string | undefined) => (
    <li key={name ?? ''}>
      <NavLink variant="bar">
        <Link
          to="/webinars"
          search={{ q, topic: name }}
          activeOptions={{ exact: true }}
          aria-current={name === topic ? 'page' : undefined}
          resetScroll={false}
        >
          {name ?? 'All topics'}
        </Link>
      </NavLink>
    </li>
  );
  return (
    <div className={styles.tools}>
      <nav aria-label="Topics">
        <ul className={styles.topics}>{[undefined, ...topics].map(topicLink)}</ul>
      </nav>
      <search className={styles.words}>
        <TextField label="Search webinars" {...words} />
      </search>
    </div>
  );
}
