import { NavLink } from '@regen/ui-kit/NavLink';
import { TextField } from '@regen/ui-kit/TextField';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { parseWebinarListSearch, type WebinarListSearch } from './webinar-search.ts';
import * as styles from './WebinarsScreen.css.ts';

export interface WebinarFilterProps {
  topics: readonly string[];
  search: WebinarListSearch;
}

/** Topics and words, both of them in the URL. */
export function WebinarFilter({ topics, search: { q, topic } }: WebinarFilterProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(q ?? '');
  const [known, setKnown] = useState(q);
  // Back, or a link, has changed the words.
  if (known !== q) {
    setKnown(q);
    setText(q ?? '');
  }
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
        <TextField
          label="Search webinars"
          type="search"
          iconStart="search"
          value={text}
          maxLength={100}
          onChange={({ target: { value } }) => {
            const words = parseWebinarListSearch({ q: value }).q;
            setText(value);
            setKnown(words);
            void navigate({ to: '/webinars', search: { q: words, topic }, replace: true, resetScroll: false });
          }}
        />
      </search>
    </div>
  );
}
