import { Select } from '@regen/ui-kit/Select';
import { TextField } from '@regen/ui-kit/TextField';
import { useNavigate } from '@tanstack/react-router';
import { useWordsInUrl } from '~/kernel/use-words-in-url.ts';
import type { FaqSearch } from './faq-search.ts';
import * as styles from './FaqsScreen.css.ts';

const ALL = '';

/** Words and a topic, both in the URL. */
export function FaqFilter({ search, topics }: { search: FaqSearch; topics: readonly string[] }) {
  const navigate = useNavigate();
  const show = (next: FaqSearch) => void navigate({ to: '/faqs', search: next, replace: true, resetScroll: false });
  const words = useWordsInUrl(search.q, (q) => show({ ...search, q }));
  return (
    <search className={styles.filter}>
      <TextField label="Search questions" {...words} />
      <Select
        label="Topic"
        value={search.topic ?? ALL}
        onChange={({ target: { value } }) => show({ ...search, topic: value })}
        options={[{ value: ALL, label: 'All topics' }, ...topics.map((topic) => ({ value: topic, label: topic }))]}
      />
    </search>
  );
}
