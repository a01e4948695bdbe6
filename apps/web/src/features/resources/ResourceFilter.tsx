import { Select } from '@regen/ui-kit/Select';
import { TextField } from '@regen/ui-kit/TextField';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
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
  const [text, setText] = useState(search.q ?? '');
  const [known, setKnown] = useState(search.q);
  // Back, or a link, has changed the words.
  if (known !== search.q) {
    setKnown(search.q);
    setText(search.q ?? '');
  }
  const { kinds, topics } = choicesOf(all);
  /** Another filter begins on the first page. */
  const show = (name: keyof ResourceSearch, value: string) => {
    void navigate({
      to: '/resources',
      search: (before) => parseResourceSearch({ ...before, page: undefined, [name]: value }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <search className={styles.filter}>
      <TextField
        className={styles.words}
        label="Search resources"
        type="search"
        iconStart="search"
        value={text}
        maxLength={100}
        onChange={({ target: { value } }) => {
          setText(value);
          setKnown(parseResourceSearch({ q: value }).q);
          show('q', value);
        }}
      />
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
