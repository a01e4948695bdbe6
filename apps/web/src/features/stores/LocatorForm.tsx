import { Banner } from '@regen/ui-kit/Banner';
import { Button } from '@regen/ui-kit/Button';
import { TextField } from '@regen/ui-kit/TextField';
import { useEffect, useRef, useState } from 'react';
import type { LocationsSearch } from './locations-search.ts';
import * as styles from './places.css.ts';

export interface LocatorFormProps {
  search: LocationsSearch;
  /** What is wrong with the query. */
  problem: string | undefined;
  onSearch: (search: LocationsSearch) => void;
}

/** The search form. Without scripts it is a plain form, and the server responds. */
export function LocatorForm({ search, problem, onSearch }: LocatorFormProps) {
  const { q = '', open } = search;
  const input = useRef<HTMLInputElement>(null);
  const [isLocating, setIsLocating] = useState(false);
  const [positionProblem, setPositionProblem] = useState<string>();
  /** Only a press asks the browser where it is, and loads what asks. */
  const locate = async () => {
    setIsLocating(true);
    setPositionProblem(undefined);
    const { readOwnPosition } = await import('./own-position.ts');
    const position = await readOwnPosition();
    // Does not navigate if the person has left meanwhile.
    if (!input.current) return;
    setIsLocating(false);
    if ('near' in position) onSearch({ near: position.near, open });
    else setPositionProblem(position.problem);
  };
  // Back and forward change the query as well; input from before hydration stays.
  const shown = useRef(q);
  useEffect(() => {
    if (shown.current === q) return;
    shown.current = q;
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
            setPositionProblem(undefined);
            onSearch({ q: input.current?.value.trim(), open });
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
          {/* Never busy: the page may still be looking near the visitor's zone, and the last search counts. */}
          <Button type="submit" className={styles.besideField}>
            Search
          </Button>
          <Button
            variant="secondary"
            iconStart="pin"
            loading={isLocating}
            className={styles.besideField}
            onClick={() => void locate()}
          >
            Use my location
          </Button>
          {open ? <input type="hidden" name="open" value={open} /> : null}
        </form>
      </search>
      {positionProblem ? (
        <div className={styles.note}>
          <Banner tone="warning" live>
            {positionProblem}
          </Banner>
        </div>
      ) : null}
    </>
  );
}
