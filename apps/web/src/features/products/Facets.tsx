import type { Facets as FacetCounts } from '@regen/sdk';
import { Checkbox } from '@regen/ui-kit/Checkbox';
import { figure } from '~/kernel/words/counts.ts';
import * as styles from './Facets.css.ts';
import { filterNames, type FilterName, type ListSearch } from './product-list-search.ts';

const filterTitles: Record<FilterName, string> = {
  category: 'Category',
  concern: 'Concern',
  skinType: 'Skin type',
  sizeClass: 'Size',
};

export interface FacetsProps {
  facets: FacetCounts;
  search: ListSearch;
  onToggle: (name: FilterName, value: string) => void;
}

/** The filters, with how many products each further choice would show. */
export function Facets({ facets, search, onToggle }: FacetsProps) {
  return (
    <div>
      {filterNames.map((name) => {
        const chosen = search[name] ?? [];
        const values = facets[name].filter(({ value, count }) => count > 0 || chosen.includes(value));
        if (values.length === 0) return null;
        return (
          <fieldset key={name} className={styles.group}>
            <legend className={styles.legend}>{filterTitles[name]}</legend>
            <div className={styles.list}>
              {values.map(({ value, label, count }) => (
                <Checkbox
                  key={value}
                  label={label}
                  aside={count > 0 && figure(count)}
                  checked={chosen.includes(value)}
                  onChange={() => onToggle(name, value)}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
