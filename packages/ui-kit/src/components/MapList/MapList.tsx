import { lazy, Suspense, useId, useState, useSyncExternalStore, type ComponentType } from 'react';
import { cx } from '../../cx.ts';
import { from } from '../../theme/breakpoints.ts';
import { Button } from '../Button/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './MapList.css.ts';
import { mapListDefaults, type mapListAreas, type MapListProps } from './MapList.props.ts';
import type { MapViewProps } from './MapView.tsx';

type Area = (typeof mapListAreas)[number];
type Shown = ComponentType<Omit<MapViewProps, 'base'>>;

function Unavailable({ labels }: Pick<MapViewProps, 'labels'>) {
  return <p className={styles.waiting}>{labels.unavailableLabel}</p>;
}

/** Code and outlines of a map come when one is shown. Without them the list still has everything. */
const mapOf = (load: () => Promise<MapViewProps['base']>) =>
  lazy(async (): Promise<{ default: Shown }> => {
    try {
      const [{ MapView }, base] = await Promise.all([import('./MapView.tsx'), load()]);
      return { default: (props) => <MapView base={base} {...props} /> };
    } catch {
      return { default: Unavailable };
    }
  });
const maps = {
  us: mapOf(async () => (await import('./us.ts')).us),
  world: mapOf(async () => (await import('./world.ts')).world),
} satisfies Record<Area, Shown>;

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(from.desktop);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
/** Whether there is room for the map beside the list; the server sends the list alone. */
const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(from.desktop).matches,
    () => false,
  );

/** Places in a list, and the same places as numbered pins on a map that needs nobody's server. */
export function MapList({
  label,
  places,
  area = mapListDefaults.area,
  selectedId: given,
  defaultSelectedId,
  onSelect,
  emptyLabel = mapListDefaults.emptyLabel,
  className,
  ...own
}: MapListProps) {
  const labels = { ...mapListDefaults, ...own };
  const id = useId();
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(defaultSelectedId ?? null);
  const [said, setSaid] = useState('');
  const selectedId = given === undefined ? chosen : given;
  const ShownMap = maps[area];
  /** There is nothing to choose from, and no number to find it by. */
  const isOnly = places.length === 1;

  const select = (placeId: string) => {
    setChosen(placeId);
    onSelect?.(placeId);
    const index = places.findIndex((place) => place.id === placeId);
    setSaid(labels.selectedLabel(index + 1, places[index]?.name ?? ''));
  };
  const selectOnMap = (placeId: string) => {
    select(placeId);
    const index = places.findIndex((place) => place.id === placeId);
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  };

  // Beside the list it follows it; on a phone it opens below its button.
  const map = (
    <div id={`${id}-map`} className={cx(styles.map, !isOpen && styles.closed)}>
      {isWide || isOpen ? (
        <Suspense fallback={<div className={styles.waiting} />}>
          <ShownMap area={area} places={places} selectedId={selectedId} onSelect={selectOnMap} labels={labels} />
        </Suspense>
      ) : null}
    </div>
  );

  return (
    <div className={cx(styles.root, className)}>
      {places.length > 0 ? (
        <Button
          variant="secondary"
          iconStart="pin"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-map`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? labels.hideMapLabel : labels.showMapLabel}
        </Button>
      ) : null}
      {isWide ? null : map}
      {places.length > 0 ? (
        <ol aria-label={label} className={styles.list}>
          {places.map((place, index) => {
            const isSelected = place.id === selectedId;
            return (
              <li key={place.id} id={`${id}-${index}`} className={cx(styles.item, isSelected && styles.itemSelected)}>
                {isOnly ? (
                  <strong>{place.name}</strong>
                ) : (
                  <button
                    type="button"
                    aria-current={isSelected || undefined}
                    className={styles.choose}
                    onClick={() => select(place.id)}
                  >
                    <span className={cx(styles.number, isSelected && styles.numberSelected)}>{index + 1}</span>
                    <span>{place.name}</span>
                  </button>
                )}
                <div className={cx(styles.details, !isOnly && styles.besideNumber)}>
                  {place.details}
                  {place.position ? null : <p>{labels.unpinnedLabel}</p>}
                </div>
              </li>
            );
          })}
        </ol>
      ) : (
        <p className={styles.empty}>{emptyLabel}</p>
      )}
      {isWide ? map : null}
      <VisuallyHidden as="div" aria-live="polite">
        {said}
      </VisuallyHidden>
    </div>
  );
}
