import type { ProtocolCard } from '@regen/content-sdk/models';
import { Select } from '@regen/ui-kit/Select';
import { TextField } from '@regen/ui-kit/TextField';
import { useNavigate } from '@tanstack/react-router';
import { useWordsInUrl } from '~/kernel/use-words-in-url.ts';
import { choicesOf } from './find-protocols.ts';
import { LENGTHS, lengthNames, LEVELS, parseProtocolListSearch, type ProtocolListSearch } from './protocol-search.ts';
import * as styles from './ProtocolsScreen.css.ts';
import { useConcernName } from './use-concern-name.ts';

const ANY = '';
const optionsOf = (
  allLabel: string,
  values: readonly string[],
  labelOf: (value: string) => string = (value) => value,
) => [{ value: ANY, label: allLabel }, ...values.map((value) => ({ value, label: labelOf(value) }))];

export interface ProtocolFilterProps {
  all: readonly ProtocolCard[];
  search: ProtocolListSearch;
}

/** Words, category, concern, level and length, all of them in the URL. */
export function ProtocolFilter({ all, search }: ProtocolFilterProps) {
  const navigate = useNavigate();
  const concernName = useConcernName();
  const { categories, concerns } = choicesOf(all);
  /** Another filter begins on the first page. */
  const show = (name: keyof ProtocolListSearch, value: string | undefined) => {
    void navigate({
      to: '/protocols',
      search: (before) => parseProtocolListSearch({ ...before, page: undefined, [name]: value }),
      replace: true,
      resetScroll: false,
    });
  };
  const words = useWordsInUrl(search.q, (q) => show('q', q));
  return (
    <search className={styles.filter}>
      <TextField className={styles.words} label="Search protocols" {...words} />
      <Select
        label="Category"
        value={search.category ?? ANY}
        onChange={({ target: { value } }) => show('category', value)}
        options={optionsOf('All categories', categories)}
      />
      <Select
        label="Concern"
        value={search.concern ?? ANY}
        onChange={({ target: { value } }) => show('concern', value)}
        options={optionsOf('All concerns', concerns, concernName)}
      />
      <Select
        label="Level"
        value={search.level ?? ANY}
        onChange={({ target: { value } }) => show('level', value)}
        options={optionsOf('All levels', LEVELS)}
      />
      <Select
        label="Length"
        value={search.length ?? ANY}
        onChange={({ target: { value } }) => show('length', value)}
        options={[
          { value: ANY, label: 'Any length' },
          ...lengthNames.map((value) => ({ value, label: LENGTHS[value].label })),
        ]}
      />
    </search>
  );
}
