import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { TextField } from '@regen/ui-kit/TextField';
import { useEffect, useRef } from 'react';
import type { LocationsSearch } from './locations-search.ts';
import * as styles from './places.css.ts';
import { useOwnPosition } from './use-own-position.ts';

export interface LocatorFormProps {
  search: LocationsSearch;
  /** What is wrong with the words that were asked for. */
  problem: string | undefined;
  isSearching: boolean;
  onSearch: (search: LocationsSearch) => void;
}

/** Asks where. Without scripts it is a form like any other, and the server answers. */
export function LocatorForm({ search, problem, isSearching, onSearch }: LocatorFormProps) {
  const { q = '' } = search;
  const input = useRef<HTMLInputElement>(null);
  const position = useOwnPosition((near) => onSearch({ near }));
  // Back and forward change the words as well.
  useEffect(() => {
    if (input.current) input.current.value = q;
  }, [q]);
  return (
    <>
      <search>
        <form
          className={styles.form}
          action="/locations"
          onSubmit={(event) => {
            event.preventDefault();
            position.forget();
            onSearch({ q: input.current?.value.trim() });
          }}
        >
          <TextField
            ref={input}
            name="q"
            type="search"
            label="ZIP or postal code, city or name"
            defaultValue={q}
            maxLength={100}
            autoComplete="postal-code"
            enterKeyHint="search"
            iconStart="search"
            error={problem}
          />
          <Button type="submit" loading={isSearching} className={styles.besideField}>
            Search
          </Button>
          <Button
            variant="secondary"
            iconStart="pin"
            loading={position.isWaiting}
            className={styles.besideField}
            onClick={position.find}
          >
            Use my position
          </Button>
        </form>
      </search>
      {position.problem ? (
        <div className={styles.note}>
          <Banner tone="warning" live>
            {position.problem}
          </Banner>
        </div>
      ) : null}
    </>
  );
}
