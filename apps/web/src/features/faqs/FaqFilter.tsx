import { Select } from '@regen/ui-kit/Select';
import { TextField } from '@regen/ui-kit/TextField';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { FaqSearch } from './faq-search.ts';
import * as styles from './FaqsScreen.css.ts';

const ALL = '';

/** Words and a topic, both in the URL. */
export function FaqFilter({ search, topics }: { search: FaqSearch; topics: readonly string[] }) {
  const navigate = useNavigate();
  const [text, setText] = useState(search.q ?? '');
  const [known, setKnown] = useState(search.q);
  // Back, or a link, has changed the words.
  if (known !== search.q) {
    setKnown(search.q);
    setText(search.q ?? '');
  }
  const show = (next: FaqSearch) => void navigate({ to: '/faqs', search: next, replace: true, resetScroll: false });
  return (
    <search className={styles.filter}>
      <TextField
        label="Search questions"
        type="search"
        iconStart="search"
        value={text}
        maxLength={100}
        onChange={({ target: { value } }) => {
          const q = value.trim();
          setText(value);
          setKnown(q === '' ? undefined : q);
          show({ ...search, q });
        }}
      />
      <Select
        label="Topic"
        value={search.topic ?? ALL}
        onChange={({ target: { value } }) => show({ ...search, topic: value })}
        options={[{ value: ALL, label: 'All topics' }, ...topics.map((topic) => ({ value: topic, label: topic }))]}
      />
    </search>
  );
}
