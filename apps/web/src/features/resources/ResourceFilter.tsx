import { Select } from '@regen/ui-kit/Select';
import { TextField } from '@regen/ui-kit/TextField';
import { useNavigate } from '@tanstack/react-router';
import { useWordsInUrl } from '~/kernel/use-words-in-url.ts';
import { choicesOf, type Download } from './find-resources.ts';
import { parseResourceSearch, type ResourceSearch } from './resource-search.ts';
import * as styles from './ResourcesScreen.css.ts';

const ANY = '';
const optionsOf = (allLabel: string, values: readonly string[]) => [
  { value: ANY, label: allLabel },
  ...values.map((value) => ({ value, label: value })),
];

export interface ResourceFilterProps {
  all: readonly Download[];
  search: ResourceSearch;
}

/** Words, topic and kind, all of them in the URL. */
export function ResourceFilter({ all, search }: ResourceFilterProps) {
  const navigate = useNavigate();
  const { kinds, topics } = choicesOf(all);
  /** Another filter begins on the first page. */
  const show = (name: keyof ResourceSearch, value: string | undefined) => {
    void navigate({
      to: '/resources',
      search: (before) => parseResourceSearch({ ...before, page: undefined, [name]: value }),
      replace: true,
      resetScroll: false,
    });
  };
  const words = useWordsInUrl(search.q, (q) => show('q', q));
  return (
    <search className={styles.filter}>
      <TextField className={styles.words} label="Search resources" {...words} />
      <Select
        label="Topic"
        value={search.topic ?? ANY}
        onChange={({ target: { value } }) => show('topic', value)}
        options={optionsOf('All topics', topics)}
      />
      <Select
        label="Type"
        value={search.kind ?? ANY}
        onChange={({ target: { value } }) => show('kind', value)}
        options={optionsOf('All types', kinds)}
      />
    </search>
  );
}
